'use client'
import type { PublicKey, Transaction, VersionedTransaction } from '@solana/web3.js'
import { useMemo } from 'react'
import { useWallet } from './useWallet.js'

/** The wallet that `AnchorProvider` of `@coral-xyz/anchor` takes. */
export type AnchorWallet = {
  publicKey: PublicKey
  signTransaction<transaction extends Transaction | VersionedTransaction>(
    transaction: transaction,
  ): Promise<transaction>
  signAllTransactions<transaction extends Transaction | VersionedTransaction>(
    transactions: transaction[],
  ): Promise<transaction[]>
}

/**
 * The connected wallet for `AnchorProvider` of `@coral-xyz/anchor`. Undefined without a wallet, and with one that cannot
 * sign transactions. The same object as long as the account is the same.
 *
 * @throws SolanaProviderMissingError `react/provider-missing`
 * @throws AdapterNotFoundError `adapter/not-found`
 *
 * @example
 * const wallet = useAnchorWallet()
 * const provider = wallet && new AnchorProvider(connection, wallet)
 */
export function useAnchorWallet(): AnchorWallet | undefined {
  const { publicKey, signTransaction, signAllTransactions } = useWallet()
  return useMemo(
    () =>
      publicKey && signTransaction && signAllTransactions
        ? { publicKey, signTransaction, signAllTransactions }
        : undefined,
    [publicKey, signTransaction, signAllTransactions],
  )
}
