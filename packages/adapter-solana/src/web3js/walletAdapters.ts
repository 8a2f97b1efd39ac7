import { importWithRetry } from '@latchkit/core/connection'
import type { Connection, PublicKey, SendOptions, Transaction, VersionedTransaction } from '@solana/web3.js'
import type { SolanaSignInInput, SolanaTransactionVersion, SolanaWallet } from '../types.js'

/** The part of an adapter of `@solana/wallet-adapter-base` that is used. */
export type WalletAdapterLike = {
  readonly name: string
  readonly icon: string
  readonly readyState: string
  readonly publicKey: PublicKey | null
  readonly supportedTransactionVersions?: ReadonlySet<SolanaTransactionVersion> | null | undefined
  autoConnect?(): Promise<void>
  connect(): Promise<void>
  disconnect(): Promise<void>
  sendTransaction(transaction: never, connection: Connection, options?: SendOptions): Promise<string>
  signIn?(input?: SolanaSignInInput): Promise<{
    readonly account: { readonly address: string }
    readonly signedMessage: Uint8Array
    readonly signature: Uint8Array
  }>
  signMessage?(message: Uint8Array): Promise<Uint8Array>
  signTransaction?(transaction: never): Promise<Transaction | VersionedTransaction>
  signAllTransactions?(transactions: never): Promise<(Transaction | VersionedTransaction)[]>
  // Optional, because under `moduleResolution: nodenext` the base class's types lack them. All adapters have them.
  on?(event: 'connect' | 'disconnect' | 'readyStateChange', listener: () => void): unknown
  off?(event: 'connect' | 'disconnect' | 'readyStateChange', listener: () => void): unknown
}

/**
 * Makes wallets of adapters of `@solana/wallet-adapter-base`, for the option `wallets` of `solanaAdapter`.
 *
 * @example
 * solanaAdapter({ wallets: walletAdapters([new LedgerWalletAdapter()]) })
 */
export function walletAdapters(adapters: readonly WalletAdapterLike[]): readonly SolanaWallet[] {
  return adapters.map(adapter => ({
    name: adapter.name,
    icon: adapter.icon,
    isAvailable: () => ['Installed', 'Loadable'].includes(adapter.readyState),
    subscribe(listener) {
      adapter.on?.('readyStateChange', listener)
      return () => adapter.off?.('readyStateChange', listener)
    },
    async open(access) {
      const { adapterSource } = await importWithRetry(() => import('./adapterSource.js'))
      return adapterSource(access, adapter)
    },
  }))
}
