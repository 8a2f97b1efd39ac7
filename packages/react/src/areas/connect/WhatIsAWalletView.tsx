'use client'
import { Button } from '../../modal/components/Button.js'
import { connectMessages } from '../../modal/connect/connectMessages.js'
import { useRouter } from '../../modal/hooks/useRouter.js'
import { WalletIcon } from '../../modal/icons/WalletIcon.js'
import { modalMessages } from '../../modal/modalMessages.js'
import { View } from '../../modal/View.js'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { getSetup } from '../../page/latchkit/setup.js'
import { modalTestIds } from '../../page/testIds/modalTestIds.js'
import { Facts } from '../../shared/components/Facts.js'
import { Link } from '../../shared/components/Link.js'
import { KeyIcon } from '../../shared/icons/KeyIcon.js'
import { ShieldIcon } from '../../shared/icons/ShieldIcon.js'
import { whatIsAWalletMessages } from './whatIsAWalletMessages.js'

/** For users who are new to wallets: explains wallets, and links to the view that gets one. */
export function WhatIsAWalletView() {
  const t = useTranslate(whatIsAWalletMessages)
  const ofConnect = useTranslate(connectMessages)
  const common = useTranslate(modalMessages)
  const { walletGuideUrl } = getSetup(useLatchkit()).options
  const { replace } = useRouter()
  const facts = [
    { icon: <WalletIcon />, heading: t('whatIsWallet.assets'), text: t('whatIsWallet.assetsText') },
    { icon: <KeyIcon />, heading: t('whatIsWallet.signIn'), text: t('whatIsWallet.signInText') },
    { icon: <ShieldIcon />, heading: t('whatIsWallet.approve'), text: t('whatIsWallet.approveText') },
  ]
  return (
    <View
      title={ofConnect('connect.whatIs')}
      footer={
        // Replaces this view, so that back returns to the wallets.
        <Button variant="accent" wide testId={modalTestIds.getWallet} onClick={() => replace('GetWallet')}>
          {t('whatIsWallet.get')}
        </Button>
      }
    >
      <Facts facts={facts} />
      {walletGuideUrl ? (
        <Link button href={walletGuideUrl} newTabHint={common('modal.opensNewTab')}>
          {t('whatIsWallet.guide')}
        </Link>
      ) : null}
    </View>
  )
}
