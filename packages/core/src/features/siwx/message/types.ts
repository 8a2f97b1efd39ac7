import type { Namespace } from '../../../types/namespace.js'

/**
 * What a text says, as it is written there: `address` and `chainId` in the words of the chain. All but the first two
 * may be absent in [Sign in with Solana](https://github.com/phantom/sign-in-with-solana); the names are those of
 * `SolanaSignInInput` of the Wallet Standard.
 */
export type SiwsMessageData = {
  /** Authority that asks: host, and port where it is not the default one. */
  readonly domain: string
  /** Base58. */
  readonly address: string
  /** May have several lines, unlike everywhere else. */
  readonly statement?: string | undefined
  readonly uri?: string | undefined
  readonly version?: string | undefined
  /** `mainnet`, `testnet`, `devnet`, `localnet`, these with `solana:` in front, or a genesis hash. */
  readonly chainId?: string | undefined
  readonly nonce?: string | undefined
  /** RFC 3339, as all times. */
  readonly issuedAt?: string | undefined
  readonly expirationTime?: string | undefined
  readonly notBefore?: string | undefined
  readonly requestId?: string | undefined
  readonly resources?: readonly string[] | undefined
}

/** What any of the texts says. */
export type MessageFields = SiwsMessageData & { readonly scheme?: string | undefined }

/** A labelled line of one value. */
export type LineName =
  | 'uri'
  | 'version'
  | 'chainId'
  | 'nonce'
  | 'issuedAt'
  | 'expirationTime'
  | 'notBefore'
  | 'requestId'

/** What a value has to be, and how that is said to a person. */
export type Rule = { readonly wanted: string; test(value: string): boolean }

/** How a standard lays out its text. */
export type Layout = {
  /** As errors call it. */
  readonly standard: string
  /** Whose account the text speaks of. */
  readonly namespace: Namespace
  readonly hasScheme: boolean
  readonly address: Rule
  readonly chainId: Rule
  readonly statement: Rule
  /** In their order; the list of resources stands behind them. */
  readonly lines: readonly LineName[]
  readonly required: readonly LineName[]
  /** Whether the lines may follow the address directly, as in Sign in with Solana. */
  readonly isCompact: boolean
}
