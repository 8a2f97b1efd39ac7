'use client'
import type { Namespace } from '@latchkit/core'
import type { Wallet } from '@latchkit/core/wallets'
import { useWallets } from '../../hooks/useWallets.js'

/** One wallet of the list, by its id, in all namespaces or in one; undefined once it is gone. */
export function useWallet(walletId: string, namespace?: Namespace | undefined): Wallet | undefined {
  return useWallets(undefined, namespace).find(({ id }) => id === walletId)
}
