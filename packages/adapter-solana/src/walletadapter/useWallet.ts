'use client'
import { useContext, useMemo, useSyncExternalStore } from 'react'
import { noWallets } from './createWallets.js'
import type { WalletContextState } from './types.js'
import { useWallets } from './useWallets.js'
import { AutoConnectContext } from './WalletProvider.js'

/**
 * The connected wallet, with the fields of `useWallet` of `@solana/wallet-adapter-react` 0.15. Errors are those of
 * `@solana/wallet-adapter-base`; their `error` is that of Latchkit, with its code. Needs `LatchkitProvider` above;
 * `WalletProvider` is optional.
 *
 * @throws SolanaProviderMissingError `react/provider-missing`
 * @throws AdapterNotFoundError `adapter/not-found`
 *
 * @example
 * const { publicKey, sendTransaction } = useWallet()
 */
export function useWallet(): WalletContextState {
  const autoConnect = useContext(AutoConnectContext)
  const wallets = useWallets('useWallet')
  const state = useSyncExternalStore(wallets.subscribe, wallets.read, () => noWallets)
  return useMemo(() => {
    const { connect, disconnect, sendTransaction } = wallets
    return {
      ...state,
      autoConnect: autoConnect !== false,
      select: name => wallets.select(name, autoConnect),
      connect,
      disconnect,
      sendTransaction,
    }
  }, [state, wallets, autoConnect])
}
