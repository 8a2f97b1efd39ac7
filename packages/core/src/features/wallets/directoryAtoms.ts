import { atom, type PrimitiveAtom } from 'jotai/vanilla'
import type { KnownWallet } from './types.js'

/** The pages of the directory so far. */
export type WalletDirectory = {
  /** In the directory's order, each wallet once. */
  readonly wallets: readonly KnownWallet[]
  /** Wallets of all pages; undefined until the first one is there. */
  readonly count: number | undefined
  /** The last page that is here, 0 at first. */
  readonly page: number
  /** Whether `loadMoreWallets` would bring more. */
  readonly hasMore: boolean
  readonly loading: boolean
  /** Why the last page did not come. `loadMoreWallets` tries it again. */
  readonly error: Error | undefined
}

/** What a search found. */
export type WalletSearch = {
  /** What was searched for; empty while nothing is. */
  readonly query: string
  /** Until the directory answers, and when it fails: what the pages so far have. */
  readonly wallets: readonly KnownWallet[]
  /** How many the directory has, of which 100 are in `wallets` at most. */
  readonly count: number | undefined
  readonly loading: boolean
  /** Why the directory did not answer. Searching for the same again tries again. */
  readonly error: Error | undefined
}

/** The wallets for the first list, before all of them are asked for. */
export type WalletHighlights = {
  /** Featured or recommended ones, four at most, then those used last. */
  readonly wallets: readonly KnownWallet[]
  /** Wallets in the directory; undefined when the app features its own. */
  readonly count: number | undefined
  readonly loading: boolean
  readonly error: Error | undefined
}

export const emptyDirectory: WalletDirectory = {
  wallets: [],
  count: undefined,
  page: 0,
  hasMore: true,
  loading: false,
  error: undefined,
}
export const emptySearch: WalletSearch = {
  query: '',
  wallets: [],
  count: undefined,
  loading: false,
  error: undefined,
}
export const emptyHighlights: WalletHighlights = {
  wallets: [],
  count: undefined,
  loading: false,
  error: undefined,
}

/** Written by `loadMoreWallets`. */
export const walletDirectoryAtom: PrimitiveAtom<WalletDirectory> = /*#__PURE__*/ atom(emptyDirectory)
/** Written by `searchDirectory`. */
export const walletSearchAtom: PrimitiveAtom<WalletSearch> = /*#__PURE__*/ atom(emptySearch)
/** Written by `loadWalletHighlights`. */
export const walletHighlightsAtom: PrimitiveAtom<WalletHighlights> = /*#__PURE__*/ atom(emptyHighlights)
