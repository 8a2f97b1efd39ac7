'use client'
import { detectInstallLink, type Wallet } from '@latchkit/core/wallets'
import { Hero } from '../../modal/components/Hero.js'
import { WalletIcon } from '../../modal/components/WalletIcon.js'
import { modalMessages } from '../../modal/modalMessages.js'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { Link } from '../../shared/components/Link.js'
import { LogoRing } from '../../shared/components/LogoRing.js'
import { connectingMessages } from './connectingMessages.js'
import { DownloadIcon } from './DownloadIcon.js'

/** A wallet that is not in this browser, and where this browser gets it from. */
export function InstallWallet({ wallet, icon }: { wallet: Wallet; icon: string | undefined }) {
  const t = useTranslate(connectingMessages)
  const common = useTranslate(modalMessages)
  const { client } = useLatchkit()
  const { name } = wallet
  const install = detectInstallLink({ wallet, userAgent: client.platform.userAgent() })
  return (
    <Hero
      logo={
        <LogoRing state="idle">
          <WalletIcon name={name} src={icon} size={72} />
        </LogoRing>
      }
      heading={t('connecting.notInstalled', { name })}
      text={install ? t('connecting.notInstalledHint') : t('connecting.notReachableHint')}
    >
      {install ? (
        <Link button href={install.url} newTabHint={common('modal.opensNewTab')}>
          <DownloadIcon />
          {t('connecting.install', { name })}
        </Link>
      ) : null}
    </Hero>
  )
}
