import type { SolanaTransactionVersion } from '../types.js'

// The used part of the Wallet Standard types. Its packages require Node 22, so that Yarn 1 refuses to install them on
// an older version.

type Identifier = `${string}:${string}`

type ReadonlyBytes = Omit<Uint8Array, 'copyWithin' | 'fill' | 'reverse' | 'set' | 'sort'> & {
  readonly [index: number]: number
}

/**
 * A wallet of the Wallet Standard; newer wallets have an id.
 *
 * @see https://github.com/wallet-standard/wallet-standard
 */
export type StandardWallet = {
  readonly id?: string | undefined
  readonly name: string
  readonly chains: readonly Identifier[]
  readonly features: { readonly [feature: Identifier]: unknown }
  readonly accounts: readonly StandardAccount[]
}

/** An account of a wallet of the Wallet Standard. */
export type StandardAccount = {
  readonly address: string
  readonly publicKey: ReadonlyBytes
  readonly chains: readonly Identifier[]
  readonly features: readonly Identifier[]
}

/** Input of `solana:signIn`. */
export type SignInInput = {
  readonly domain?: string
  readonly address?: string
  readonly statement?: string
  readonly uri?: string
  readonly version?: string
  readonly chainId?: string
  readonly nonce?: string
  readonly issuedAt?: string
  readonly expirationTime?: string
  readonly notBefore?: string
  readonly requestId?: string
  readonly resources?: readonly string[]
}

type TransactionInput = {
  readonly account: StandardAccount
  readonly transaction: Uint8Array
  readonly chain: Identifier
}

/** Options of `solana:signAndSendTransaction`. */
export type StandardSendOptions = {
  readonly preflightCommitment?: 'processed' | 'confirmed' | 'finalized'
  readonly minContextSlot?: number
  readonly skipPreflight?: boolean
  readonly maxRetries?: number
}

type Transactions = { readonly supportedTransactionVersions: readonly SolanaTransactionVersion[] }

/**
 * The features of a wallet that are used; that `standard:connect` is there is checked when the wallet registers.
 *
 * @see https://github.com/anza-xyz/wallet-standard
 */
export type StandardFeatures = {
  readonly 'standard:connect': {
    connect(input?: {
      readonly silent?: boolean
    }): Promise<{ readonly accounts: readonly StandardAccount[] } | undefined>
  }
  readonly 'standard:disconnect'?: { disconnect(): Promise<void> }
  readonly 'standard:events'?: {
    on(
      event: 'change',
      listener: (properties: {
        readonly chains?: readonly Identifier[]
        readonly accounts?: readonly StandardAccount[]
      }) => void,
    ): () => void
  }
  readonly 'solana:signIn'?: {
    signIn(...inputs: readonly SignInInput[]): Promise<
      readonly {
        readonly account: StandardAccount
        readonly signedMessage: Uint8Array
        readonly signature: Uint8Array
      }[]
    >
  }
  readonly 'solana:signMessage'?: {
    signMessage(
      ...inputs: readonly { readonly account: StandardAccount; readonly message: Uint8Array }[]
    ): Promise<readonly { readonly signedMessage: Uint8Array; readonly signature: Uint8Array }[]>
  }
  readonly 'solana:signTransaction'?: Transactions & {
    signTransaction(
      ...inputs: readonly (TransactionInput & {
        readonly options?: Pick<StandardSendOptions, 'minContextSlot'>
      })[]
    ): Promise<readonly { readonly signedTransaction: Uint8Array }[]>
  }
  readonly 'solana:signAndSendTransaction'?: Transactions & {
    signAndSendTransaction(
      ...inputs: readonly (TransactionInput & { readonly options?: StandardSendOptions })[]
    ): Promise<readonly { readonly signature: Uint8Array }[]>
  }
}
