'use client'
import { Button } from '../../components/Button.js'
import { Facts } from '../../components/Facts.js'
import { Link } from '../../components/Link.js'
import { useLatchkit } from '../../hooks/useLatchkit.js'
import { useRouter } from '../../hooks/useRouter.js'
import { useTranslate } from '../../hooks/useTranslate.js'
import { modalMessages } from '../../i18n/en/modal.js'
import { KeyIcon } from '../../icons/KeyIcon.js'
import { ShieldIcon } from '../../icons/ShieldIcon.js'
import { WalletIcon } from '../../icons/WalletIcon.js'
import { getSetup } from '../../latchkit/setup.js'
import { View } from '../../modal/View.js'
import { modalTestIds } from '../../testIds/modalTestIds.js'
import { whatIsAWalletMessages } from './whatIsAWalletMessages.js'

/** For people who meet the word for the first time: what a wallet does, and where to get one. */
export function WhatIsAWalletView() {
  const t = useTranslate(whatIsAWalletMessages)
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
      title={t('whatIsWallet.title')}
      footer={
        // In place of this view, so that the way back leads to the wallets.
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
