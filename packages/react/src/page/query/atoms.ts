import type { KnownWallet } from '@latchkit/core/wallets'
import { atom, type PrimitiveAtom } from 'jotai/vanilla'

/** Wallets of the directory, as the observer of their query has them. */
export type DirectoryWallets = {
  readonly wallets: readonly KnownWallet[]
  /** How many the directory has; undefined while that is not known. */
  readonly count: number | undefined
  /** There is another page. */
  readonly hasMore: boolean
  readonly loading: boolean
  /** Why the last request failed. */
  readonly error: Error | undefined
}

/** What the directory found. */
export type DirectorySearch = DirectoryWallets & {
  /** What was searched for; empty while nothing is. */
  readonly query: string
}

export const emptyDirectory: DirectoryWallets = {
  wallets: [],
  count: undefined,
  hasMore: true,
  loading: false,
  error: undefined,
}

/** The pages of the directory so far. */
export const walletPagesAtom: PrimitiveAtom<DirectoryWallets> = /*#__PURE__*/ atom(emptyDirectory)

/** The last search. */
export const walletSearchAtom: PrimitiveAtom<DirectorySearch> = /*#__PURE__*/ atom<DirectorySearch>({
  ...emptyDirectory,
  query: '',
})

/** The wallets for the first list. */
export const walletHighlightsAtom: PrimitiveAtom<DirectoryWallets> = /*#__PURE__*/ atom(emptyDirectory)
