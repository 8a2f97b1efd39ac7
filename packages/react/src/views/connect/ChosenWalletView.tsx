'use client'
import { matchesWallet } from '@latchkit/core/wallets'
import { useEffect } from 'react'
import { useAtomValue } from '../../hooks/useAtomValue.js'
import { useConsent } from '../../hooks/useConsent.js'
import { useLatchkit } from '../../hooks/useLatchkit.js'
import { useRouter } from '../../hooks/useRouter.js'
import { useTranslate } from '../../hooks/useTranslate.js'
import { useViewParameters } from '../../hooks/useViewParameters.js'
import { useWallets } from '../../hooks/useWallets.js'
import { LegalConsent } from '../../modal/LegalConsent.js'
import { LoadingView } from '../../modal/LoadingView.js'
import { View } from '../../modal/View.js'
import { loadDirectoryWallet } from '../../query/directory.js'
import { isOpenAtom } from '../../router/atoms.js'
import { connectMessages } from './connectMessages.js'
import { useOpenWallet } from './useOpenWallet.js'

/** Leads on to the view of a wallet that was chosen before the modal was opened, or to the list where nobody knows it. */
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
