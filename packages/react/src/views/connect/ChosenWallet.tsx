'use client'
import { importWithRetry } from '@latchkit/core/connection'
import { matchesWallet } from '@latchkit/core/wallets'
import { useEffect } from 'react'
import { useAtomValue } from '../../hooks/useAtomValue.js'
import { useLatchkit } from '../../hooks/useLatchkit.js'
import { useRouter } from '../../hooks/useRouter.js'
import { useWallets } from '../../hooks/useWallets.js'
import { LoadingView } from '../../modal/LoadingView.js'
import { isOpenAtom } from '../../router/atoms.js'
import type { ConnectTarget } from '../../router/types.js'
import { useOpenWallet } from './useOpenWallet.js'

export type ChosenWalletProps = {
  /** Any id of the wallet. */
  walletId: string
  target: ConnectTarget
}

/** Leads on to the view of a wallet that was chosen before the modal was opened, or to the list where nobody knows it. */
export function ChosenWallet({ walletId, target }: ChosenWalletProps) {
  const latchkit = useLatchkit()
  const { config, logger } = latchkit.client
  const { reset } = useRouter()
  const isOpen = useAtomValue(isOpenAtom)
  const wallet = useWallets(undefined, target.namespace).find(one => matchesWallet(one, walletId))
  const { openWallet, preloadWallet } = useOpenWallet(target)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it leads on once, when the modal is shown and the wallet known.
  useEffect(() => {
    if (wallet) return isOpen ? openWallet(wallet, 'replace') : preloadWallet(wallet)
    if (!isOpen) return
    let isLeft = false
    find().then(found => {
      if (isLeft) return
      if (found) return openWallet({ ...found, connectors: [], installed: false }, 'replace')
      logger.warn('The modal was opened for a wallet that is in no list', { walletId })
      reset('Connect', target)
    })
    return () => {
      isLeft = true
    }
    async function find() {
      if (!config.gateway) return undefined
      const { loadDirectoryWallet } = await importWithRetry(() => import('../../query/directory.js'))
      return loadDirectoryWallet(latchkit, walletId)
    }
  }, [isOpen, wallet?.id])
  return <LoadingView />
}
