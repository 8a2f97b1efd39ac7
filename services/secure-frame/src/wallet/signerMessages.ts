import type { Addresses } from '@latchkit/secure-protocol/api/wallet'

/** Identity of a wallet's blob: its additional data. */
export type BlobOf = {
  readonly projectId: string
  readonly userId: string
  readonly walletId: string
  /** Of the wallet key WK. */
  readonly gen: number
}

/** Two shares of one generation, in the format `share1`, and the blob that WK opens. */
export type SealedWallet = {
  readonly of: BlobOf
  readonly blob: Uint8Array<ArrayBuffer>
  readonly shares: readonly [Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>]
  /** Addresses that the key must yield: any other address means that a share or the blob was changed. */
  readonly addresses: Addresses
}

/**
 * A transaction as it is signed: every field is set, and is what the user was shown. Numbers are `0x` and hex. With
 * `delegate` it is of type 4, to the account itself, and has an authorization beside it; else it is of type 2, unless `type`
 * is an older one.
 */
export type TransactionToSign = {
  readonly chainId: number
  readonly nonce: number
  readonly to: `0x${string}` | null
  readonly value: `0x${string}`
  readonly data: `0x${string}`
  readonly gas: `0x${string}`
  readonly maxFeePerGas: `0x${string}`
  readonly maxPriorityFeePerGas: `0x${string}`
  readonly accessList: readonly {
    readonly address: `0x${string}`
    readonly storageKeys: readonly `0x${string}`[]
  }[]
  /**
   * The contract whose code the account has from this transaction on (EIP-7702), or the zero address for none. The
   * authorization is for the transaction's chain, and uses the nonce after the transaction's nonce: the signer creates it,
   * it is never an input.
   */
  readonly delegate?: `0x${string}` | undefined
  /** EIP-155 or EIP-2930, with `maxFeePerGas` as the gas price. Not with `delegate`. */
  readonly type?: 'legacy' | 'eip2930' | undefined
}

/** Request for both keys on eip155. `by` is `owner` for a signature of the smart account, else the key's account signs. */
type EvmRequest = { readonly by?: 'owner' | undefined }

/** Data to sign. */
export type SignRequest =
  | (EvmRequest & { readonly kind: 'message'; readonly message: Uint8Array<ArrayBuffer> })
  /** EIP-712 data as JSON, and the hash of the displayed data; only this hash is signed. */
  | (EvmRequest & { readonly kind: 'typedData'; readonly typedData: string; readonly hash: `0x${string}` })
  | { readonly kind: 'transaction'; readonly transaction: TransactionToSign }
  /** Bytes that the Solana key signs: a message, or those of each transaction. */
  | { readonly kind: 'solana'; readonly messages: readonly Uint8Array<ArrayBuffer>[] }
  /** Requests that a single approval shows together. */
  | { readonly kind: 'several'; readonly requests: readonly SignRequest[] }

/** Task of a worker, which runs a single task in its lifetime. */
export type SignerRequest =
  /** Makes a wallet: its key never leaves the worker. */
  | { readonly task: 'create'; readonly of: BlobOf }
  /** Rebuilds the key and compares the addresses. */
  | { readonly task: 'check'; readonly wallet: SealedWallet }
  /** As `check`, and tells the address of the key that owns the smart account. */
  | { readonly task: 'owner'; readonly wallet: SealedWallet }
  /** As `check`, and signs by the key that proves WK. */
  | { readonly task: 'prove'; readonly wallet: SealedWallet; readonly text: Uint8Array<ArrayBuffer> }
  /** Splits WK again. The shares of the older generation stay valid until the server deletes its share. */
  | { readonly task: 'reshare'; readonly wallet: SealedWallet; readonly shareGen: number }
  /** Encrypts the entropy by a new WK, whose `gen` is one more, and splits that. */
  | { readonly task: 'rotate'; readonly wallet: SealedWallet; readonly shareGen: number }
  | { readonly task: 'sign'; readonly wallet: SealedWallet; readonly request: SignRequest }

/** Three shares in the format `share1`, by where they are kept. */
export type NewShares = {
  readonly device: Uint8Array<ArrayBuffer>
  readonly auth: Uint8Array<ArrayBuffer>
  readonly recovery: Uint8Array<ArrayBuffer>
}

/** A new WK: the entropy that it encrypts, its shares, and the public key that proves it. */
export type NewKey = {
  readonly blob: Uint8Array<ArrayBuffer>
  readonly shares: NewShares
  readonly proofKey: Uint8Array<ArrayBuffer>
}

/** Results of a worker, by task. */
export type SignerResults = {
  readonly create: NewKey & { readonly addresses: Addresses }
  readonly rotate: NewKey
  readonly check: true
  readonly owner: `0x${string}`
  /** Ed25519: public key of 32 bytes and signature of 64. */
  readonly prove: { readonly key: Uint8Array<ArrayBuffer>; readonly signature: Uint8Array<ArrayBuffer> }
  readonly reshare: { readonly shares: NewShares }
  /** The signature; of a transaction, the signed transaction; of Solana, one signature of 64 bytes after the other; of several, what each yields, one after the other. */
  readonly sign: `0x${string}`
}

/** Answer of a worker. */
export type SignerAnswer =
  | { readonly result: SignerResults[keyof SignerResults] }
  | { readonly error: 'wallet' | 'request' }
