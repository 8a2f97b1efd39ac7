'use client'
import { detectInstallLink, getWalletLinks, type Wallet, type WalletTab } from '@latchkit/core/wallets'
import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '../../modal/components/Button.js'
import { Hero } from '../../modal/components/Hero.js'
import { useAnnounce } from '../../modal/hooks/useAnnounce.js'
import { QrCodeIcon } from '../../modal/icons/QrCodeIcon.js'
import { modalMessages } from '../../modal/modalMessages.js'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'
import { useOptions } from '../../page/hooks/useOptions.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { openWalletLink } from '../../page/pairing/openWalletLink.js'
import type { Pairing } from '../../page/pairing/usePairingOffer.js'
import { connectTestIds } from '../../page/testIds/connectTestIds.js'
import { Link } from '../../shared/components/Link.js'
import { LogoRing } from '../../shared/components/LogoRing.js'
import { OpenLink } from '../../shared/components/OpenLink.js'
import { CopyLink } from './CopyLink.js'
import { DownloadIcon } from './DownloadIcon.js'
import { openingText } from './openingText.js'
import { openWalletMessages } from './openWalletMessages.js'
import { useAppOpening } from './useAppOpening.js'

export type OpenWalletProps = {
  wallet: Wallet
  tab: Exclude<WalletTab, 'qr'>
  pairing: Pairing
  /** Of 72 px. */
  logo: ReactNode
  /** Opens the QR code; absent if there is none. */
  onShowQr?: (() => void) | undefined
}

/**
 * Opens the wallet's app, web app or browser. The link exists before the press, because phones open apps only inside of
 * it; alternatives are shown if the app did not open.
 */
export function OpenWallet({ wallet, tab, pairing, logo, onShowQr }: OpenWalletProps) {
  const t = useTranslate(openWalletMessages)
  const common = useTranslate(modalMessages)
  const { client } = useLatchkit()
  const { platform } = client
  const announce = useAnnounce()
  const { state, watch } = useAppOpening()
  const { name } = wallet
  const { uri, rejections } = pairing
  const [seen, setSeen] = useState(rejections)
  // Until the app is opened again.
  const isRejected = rejections > seen
  const { preferUniversalLinks: preferUniversal } = useOptions()
  const links = getWalletLinks({ wallet, tab, platform, uri, pageUrl: location.href, preferUniversal })
  const isMissing = state === 'missing' && !isRejected
  const isOpening = (state === 'opening' || state === 'opened') && !isRejected
  // The wallet's scheme had no effect; its web link opens at least a page.
  const link = (isMissing && links[1]) || links[0]
  const install = isMissing ? detectInstallLink({ wallet, userAgent: platform.userAgent() }) : undefined
  const { heading, hint, action } = openingText(tab, isRejected ? 'rejected' : state)

  useEffect(() => {
    if (isMissing || isRejected) announce(t(heading, { name }))
  }, [announce, t, heading, name, isMissing, isRejected])

  function open() {
    if (!link) return
    setSeen(rejections)
    openWalletLink(client, link)
    watch()
  }
  return (
    <Hero
      logo={<LogoRing state={isOpening ? 'pending' : 'idle'}>{logo}</LogoRing>}
      heading={t(heading, { name })}
      text={t(hint, { name })}
    >
      <OpenLink
        href={link?.href}
        target={link?.target ?? '_self'}
        variant={isOpening ? 'neutral' : 'accent'}
        testId={connectTestIds.wcOpen}
        onOpen={open}
      >
        {t(action, { name })}
      </OpenLink>
      {install ? (
        <Link
          button
          href={install.url}
          newTabHint={common('modal.opensNewTab')}
          testId={connectTestIds.wcInstall}
        >
          <DownloadIcon />
          {t('connecting.install', { name })}
        </Link>
      ) : null}
      {isMissing && onShowQr ? (
        <Button variant="plain" icon={<QrCodeIcon />} testId={connectTestIds.wcShowQr} onClick={onShowQr}>
          {t('openWallet.showQr')}
        </Button>
      ) : null}
      {isMissing && uri ? <CopyLink uri={uri} /> : null}
    </Hero>
  )
}
