'use client'
import { forgetRecentWallet, restoreRecentWallets, type Wallet } from '@latchkit/core/wallets'
import { useEffect, useMemo } from 'react'
import { useLatchkit } from './useLatchkit.js'
import { useWallets } from './useWallets.js'

/** The wallets that were used last, and a function that forgets them. */
export type UseRecentWalletsReturnType = {
  /** Two at most, the latest first, connected or not. Empty on the server and in the first render. */
  readonly wallets: readonly Wallet[]
  /**
   * Removes a wallet from those that were used last, here and among `recentConnections` of `useConnections`, also after a reload.
   * A connected wallet stays connected.
   */
  forget(wallet: Wallet): void
}

/**
 * The wallets that were used last, as the modal marks them.
 *
 * @throws ProviderMissingError `react/provider-missing`
 *
 * @example
 * const { wallets, forget } = useRecentWallets()
 * wallets.map(wallet => <button key={wallet.id} onClick={() => forget(wallet)}>Forget {wallet.name}</button>)
 */
export function useRecentWallets(): UseRecentWalletsReturnType {
  const { client } = useLatchkit()
  const wallets = useWallets()
  useEffect(() => void restoreRecentWallets(client), [client])
  return useMemo(
    () => ({
      wallets: wallets.filter(({ recent }) => recent),
      forget: wallet => forgetRecentWallet(client, wallet),
    }),
    [client, wallets],
  )
}
