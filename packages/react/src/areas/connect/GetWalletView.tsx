'use client'
import { builtInWallets, detectInstallLink, type Wallet } from '@latchkit/core/wallets'
import { Button } from '../../modal/components/Button.js'
import { Hero } from '../../modal/components/Hero.js'
import { RowList } from '../../modal/components/RowList.js'
import { WalletIcon } from '../../modal/components/WalletIcon.js'
import { connectMessages } from '../../modal/connect/connectMessages.js'
import { useRouter } from '../../modal/hooks/useRouter.js'
import { WalletIcon as WalletGlyph } from '../../modal/icons/WalletIcon.js'
import { modalMessages } from '../../modal/modalMessages.js'
import { View } from '../../modal/View.js'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { useWalletIcon } from '../../page/hooks/useWalletIcon.js'
import { useWallets } from '../../page/hooks/useWallets.js'
import { getSetup } from '../../page/latchkit/setup.js'
import { modalTestIds } from '../../page/testIds/modalTestIds.js'
import { Link } from '../../shared/components/Link.js'
import { LinkRow } from '../../shared/components/LinkRow.js'
import { getWalletMessages } from './getWalletMessages.js'

/** A short list is easier to choose from. */
const limit = 4

/** For users without a wallet: explains wallets, and links to wallets for this browser or phone. */
export function GetWalletView() {
  const t = useTranslate(getWalletMessages)
  const ofConnect = useTranslate(connectMessages)
  const latchkit = useLatchkit()
  const { client } = latchkit
  const common = useTranslate(modalMessages)
  const { walletGuideUrl } = getSetup(latchkit).options
  const { back, canGoBack, replace } = useRouter()
  const userAgent = client.platform.userAgent()
  const offers = useWallets(undefined, undefined, builtInWallets)
    .filter(({ installed }) => !installed)
    .flatMap(wallet => {
      const link = detectInstallLink({ wallet, userAgent })
      return link ? [{ wallet, url: link.url }] : []
    })
    .slice(0, limit)
  return (
    <View
      title={t('getWallet.title')}
      footer={
        <Button variant="plain" onClick={() => (canGoBack() ? back() : replace('Connect'))}>
          {t('getWallet.installed')}
        </Button>
      }
    >
      <Hero icon={<WalletGlyph />} heading={t('getWallet.heading')} text={t('getWallet.text')}>
        {walletGuideUrl ? (
          <Link button href={walletGuideUrl} newTabHint={common('modal.opensNewTab')}>
            {ofConnect('connect.whatIs')}
          </Link>
        ) : null}
      </Hero>
      {offers.length > 0 ? (
        <RowList label={t('getWallet.list')}>
          {offers.map(({ wallet, url }) => (
            <li key={wallet.id}>
              <WalletOffer wallet={wallet} url={url} />
            </li>
          ))}
        </RowList>
      ) : (
        <Hero text={t('getWallet.none')} />
      )}
    </View>
  )
}

function WalletOffer({ wallet, url }: { wallet: Wallet; url: string }) {
  const common = useTranslate(modalMessages)
  const icon = useWalletIcon(wallet)
  return (
    <LinkRow
      label={wallet.name}
      href={url}
      newTabHint={common('modal.opensNewTab')}
      icon={<WalletIcon name={wallet.name} src={icon} />}
      testId={modalTestIds.wallet(wallet)}
    />
  )
}
