'use client'
import type { Wallet } from '@latchkit/core/wallets'
import { useWallets } from './useWallets.js'

/** One wallet of the list, by its id; undefined once it is gone. */
export function useWallet(walletId: string): Wallet | undefined {
  return useWallets().find(({ id }) => id === walletId)
}
