'use client'
import { matchesWallet } from '@latchkit/core/wallets'
import { useEffect } from 'react'
import { connectMessages } from '../../modal/connect/connectMessages.js'
import { useOpenWallet } from '../../modal/connect/useOpenWallet.js'
import { useConsent } from '../../modal/hooks/useConsent.js'
import { useRouter } from '../../modal/hooks/useRouter.js'
import { useViewParameters } from '../../modal/hooks/useViewParameters.js'
import { LegalConsent } from '../../modal/LegalConsent.js'
import { LoadingView } from '../../modal/LoadingView.js'
import { View } from '../../modal/View.js'
import { useAtomValue } from '../../page/hooks/useAtomValue.js'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { useWallets } from '../../page/hooks/useWallets.js'
import { isOpenAtom } from '../../page/router/atoms.js'
import { loadDirectoryWallet } from './directory.js'

/**
 * Navigates to the view of a wallet that was chosen before the modal was opened, or to the list if the wallet is
 * unknown.
 */
export function ChosenWalletView() {
  const t = useTranslate(connectMessages)
  const { walletId, ...target } = useViewParameters('ChosenWallet')
  const { locked } = useConsent()
  const latchkit = useLatchkit()
  const { config, logger } = latchkit.client
  const { reset } = useRouter()
  const isShown = useAtomValue(isOpenAtom) && !locked
  const wallet = useWallets(undefined, target.namespace).find(one => matchesWallet(one, walletId))
  const { openWallet, preloadWallet } = useOpenWallet(target)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it leads on once, when the modal is shown, the terms are accepted and the wallet is known.
  useEffect(() => {
    if (wallet) return isShown ? openWallet(wallet, 'replace') : preloadWallet(wallet)
    if (!isShown) return
    let isLeft = false
    const finding = config.gateway ? loadDirectoryWallet(latchkit, walletId) : Promise.resolve(undefined)
    finding.then(found => {
      if (isLeft) return
      if (found) return openWallet({ ...found, connectors: [], installed: false }, 'replace')
      logger.error('No wallet has this id: pass an rdns such as io.metamask, or the id of a wallet', {
        walletId,
      })
      reset('Connect', target)
    })
    return () => {
      isLeft = true
    }
  }, [isShown, wallet?.id])
  if (!locked) return <LoadingView />
  return (
    <View title={t('connect.title')}>
      <LegalConsent />
    </View>
  )
}
