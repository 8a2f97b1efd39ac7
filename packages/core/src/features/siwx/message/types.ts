import type { Namespace } from '../../../types/namespace.js'

/**
 * The fields of a [Sign in with Solana](https://github.com/phantom/sign-in-with-solana) message as the text has them. All
 * but the first two are optional; the names are those of `SolanaSignInInput` of the Wallet Standard.
 */
export type SiwsMessageData = {
  /** Authority that asks: host, and port where it is not the default one. */
  readonly domain: string
  /** Base58. */
  readonly address: string
  /** May have several lines, unlike in the other standards. */
  readonly statement?: string | undefined
  readonly uri?: string | undefined
  readonly version?: string | undefined
  /** `mainnet`, `testnet`, `devnet` or `localnet`, with or without the prefix `solana:`, or a genesis hash. */
  readonly chainId?: string | undefined
  readonly nonce?: string | undefined
  /** RFC 3339, as all times. */
  readonly issuedAt?: string | undefined
  readonly expirationTime?: string | undefined
  readonly notBefore?: string | undefined
  readonly requestId?: string | undefined
  readonly resources?: readonly string[] | undefined
}

/** The fields of a message of any standard, as the text has them. */
export type MessageFields = SiwsMessageData & { readonly scheme?: string | undefined }

/** A line with a label and a value. */
export type LineName =
  | 'uri'
  | 'version'
  | 'chainId'
  | 'nonce'
  | 'issuedAt'
  | 'expirationTime'
  | 'notBefore'
  | 'requestId'

/** A check of a value, and its description for errors. */
export type Rule = { readonly wanted: string; test(value: string): boolean }

/** The text layout of a standard. */
export type Layout = {
  /** Name for errors. */
  readonly standard: string
  /** Namespace of the account. */
  readonly namespace: Namespace
  readonly hasScheme: boolean
  readonly address: Rule
  readonly chainId: Rule
  readonly statement: Rule
  /** In order; the list of resources follows them. */
  readonly lines: readonly LineName[]
  readonly required: readonly LineName[]
  /** Whether the lines may follow the address directly, as in Sign in with Solana. */
  readonly isCompact: boolean
}
