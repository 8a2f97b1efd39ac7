import type { ListedToken } from '../tokens/loadTokens.js'
import type { Trait } from '../tokens/readTraits.js'
import type { HistoryRow } from './historyRow.js'
import type { Holding, HoldingsQuery } from './holding.js'
import type { Onramp } from './onramp.js'
import type { SwapProvider } from './swap.js'

/** Query for a page of a list. */
export type PageQuery = {
  /** CAIP-2 id. */
  readonly chainId: string
  /** As `readAccount` returns it. */
  readonly account: string
  /** Cursor of the previous page. Only the provider that created it can read it. */
  readonly cursor: string | undefined
  readonly signal: AbortSignal
}

/** A page of a list. */
export type PageOf<row> = { readonly rows: readonly row[]; readonly next: string | undefined }

/** An NFT in the form of a provider. */
export type ProvidedNft = {
  /** Contract or mint, in the form of the chain. */
  readonly address: string
  /** Empty on solana. */
  readonly tokenId: string
  readonly standard: string
  readonly balance: string
  readonly name: string
  readonly collection: string
  /** URL of its image. */
  readonly image: string | undefined
  /** Default: none. */
  readonly traits?: readonly Trait[] | undefined
}

/** Price of a token. */
export type TokenPrice = {
  /** In dollars. */
  readonly usd: number
  /** Change in the last 24 hours as a fraction: 0.05 is 5 % more. Absent if unknown. */
  readonly dayChange?: number | undefined
}

/**
 * A source of chain data. Unsupported members are absent. Each function throws ProviderError when the provider is
 * unreachable, slow or answers in another form. It omits a single bad row.
 */
export type Provider = {
  readonly name: string
  readonly readBalances?: (
    chainId: string,
    query: HoldingsQuery,
    signal: AbortSignal,
  ) => Promise<readonly Holding[]>
  readonly readHistory?: (query: PageQuery) => Promise<PageOf<HistoryRow>>
  readonly readNfts?: (query: PageQuery) => Promise<PageOf<ProvidedNft>>
  /** By address as `readAccount` returns it, and `native`. An unknown price is absent. */
  readonly readPrices?: (
    chainId: string,
    tokens: readonly string[],
    signal: AbortSignal,
  ) => Promise<ReadonlyMap<string, TokenPrice>>
  readonly swaps?: SwapProvider
  readonly onramp?: Onramp
}

/** Connection options of a hosted provider. */
export type HostedOptions = {
  /** Its URL, without a `/` at the end. */
  readonly url: string
  readonly key: string | undefined
  /** Name or id of the key, where a provider has both. */
  readonly keyId: string | undefined
  /** ISO 3166-1 code of the country of the purchase offers. */
  readonly country: string
  /** Timeout of an answer, in milliseconds. */
  readonly timeout: number
  /** Recipient of our swap fee. */
  readonly feeRecipient: string | undefined
  /** Returns the currency of a chain. */
  currencyOf(chainId: string): Currency
  /** Returns the listed tokens of a chain, by address. */
  listedOf(chainId: string): ReadonlyMap<string, ListedToken> | undefined
}

/** Name, symbol and decimals of a currency. */
export type Currency = { readonly name: string; readonly symbol: string; readonly decimals: number }
