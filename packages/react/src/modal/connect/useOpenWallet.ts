'use client'
import type { Wallet } from '@latchkit/core/wallets'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'
import { useWalletConnectConnector } from '../../page/pairing/useWalletConnectConnector.js'
import type { ConnectTarget } from '../../page/router/types.js'
import { getWay } from '../../page/walletList/getWay.js'
import { useRouter } from '../hooks/useRouter.js'
import { preloadView } from '../preloadView.js'

const views = {
  request: 'ConnectingExternal',
  code: 'ConnectingWalletConnectBasic',
  pairing: 'ConnectingWalletConnect',
  // The view links to the wallet's install page.
  install: 'ConnectingExternal',
} as const

/**
 * Opens the view that connects a wallet from its row: by its connector in this browser, else by WalletConnect. For
 * views.
 */
export function useOpenWallet(target?: ConnectTarget | undefined): {
  openWallet: (wallet: Wallet, how?: 'push' | 'replace') => void
  /** Fetches the view when the row is about to be pressed. */
  preloadWallet: (wallet: Wallet) => void
} {
  const latchkit = useLatchkit()
  const router = useRouter()
  const hasWalletConnect = useWalletConnectConnector(target?.namespace) !== undefined
  const viewOf = (wallet: Wallet) => views[getWay(wallet, hasWalletConnect)]
  return {
    openWallet(wallet, how = 'push') {
      const view = viewOf(wallet)
      if (view === 'ConnectingWalletConnectBasic') router[how](view, target)
      else router[how](view, { ...target, walletId: wallet.id })
    },
    preloadWallet: wallet => preloadView(latchkit, viewOf(wallet)),
  }
}
