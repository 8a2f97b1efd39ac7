import type { ListedToken } from '../tokens/loadTokens.js'
import type { HistoryRow } from './historyRow.js'
import type { Holding, HoldingsQuery } from './holding.js'
import type { Onramp } from './onramp.js'
import type { SwapProvider } from './swap.js'

/** What is asked of a list that has pages. */
export type PageQuery = {
  /** CAIP-2 id. */
  readonly chainId: string
  /** As `readAccount` returns it. */
  readonly account: string
  /** What the page before named; only the provider that named it can read it. */
  readonly cursor: string | undefined
  readonly signal: AbortSignal
}

/** A page of a list. */
export type PageOf<row> = { readonly rows: readonly row[]; readonly next: string | undefined }

/** An NFT as a provider names it. */
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
}

/**
 * A source of chain data. What a provider cannot do is absent. Each function throws ProviderError when the provider is
 * away, slow or answers in another form; a single bad row is left out.
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
  /** In dollars, by address as `readAccount` returns it, and `native`. One that is not known is absent. */
  readonly readPrices?: (
    chainId: string,
    tokens: readonly string[],
    signal: AbortSignal,
  ) => Promise<ReadonlyMap<string, number>>
  readonly swaps?: SwapProvider
  readonly onramp?: Onramp
}

/** How a hosted provider is reached. */
export type HostedOptions = {
  /** Its address, without a `/` at the end. */
  readonly url: string
  readonly key: string | undefined
  /** Name or id of the key, where a provider has both. */
  readonly keyId: string | undefined
  /** ISO 3166-1 code of the country that purchases are offered for. */
  readonly country: string
  /** Milliseconds for one answer. */
  readonly timeout: number
  /** Takes our fee of swaps. */
  readonly feeRecipient: string | undefined
  /** The currency of a chain. */
  currencyOf(chainId: string): Currency
  /** The listed tokens of a chain, by address. */
  listedOf(chainId: string): ReadonlyMap<string, ListedToken> | undefined
}

/** How a currency is called and counted. */
export type Currency = { readonly name: string; readonly symbol: string; readonly decimals: number }
