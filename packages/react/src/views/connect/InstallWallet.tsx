'use client'
import { detectInstallLink, type Wallet } from '@latchkit/core/wallets'
import { Hero } from '../../components/Hero.js'
import { Link } from '../../components/Link.js'
import { LogoRing } from '../../components/LogoRing.js'
import { WalletIcon } from '../../components/WalletIcon.js'
import { useLatchkit } from '../../hooks/useLatchkit.js'
import { useTranslate } from '../../hooks/useTranslate.js'
import { modalMessages } from '../../i18n/en/modal.js'
import { DownloadIcon } from '../../icons/DownloadIcon.js'
import { connectingMessages } from './connectingMessages.js'

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
