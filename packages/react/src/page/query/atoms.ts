import type { KnownWallet } from '@latchkit/core/wallets'
import { atom, type PrimitiveAtom } from 'jotai/vanilla'

/** Wallets of the directory, from the observer of their query. */
export type DirectoryWallets = {
  readonly wallets: readonly KnownWallet[]
  /** Number of wallets in the directory; undefined while unknown. */
  readonly count: number | undefined
  /** Whether there is another page. */
  readonly hasMore: boolean
  readonly loading: boolean
  /** Error of the last request. */
  readonly error: Error | undefined
}

/** Search results of the directory. */
export type DirectorySearch = DirectoryWallets & {
  /** Search query; empty while not searching. */
  readonly query: string
}

export const emptyDirectory: DirectoryWallets = {
  wallets: [],
  count: undefined,
  hasMore: true,
  loading: false,
  error: undefined,
}

/** Loaded pages of the directory. */
export const walletPagesAtom: PrimitiveAtom<DirectoryWallets> = /*#__PURE__*/ atom(emptyDirectory)

/** The last search. */
export const walletSearchAtom: PrimitiveAtom<DirectorySearch> = /*#__PURE__*/ atom<DirectorySearch>({
  ...emptyDirectory,
  query: '',
})

/** The wallets for the first list. */
export const walletHighlightsAtom: PrimitiveAtom<DirectoryWallets> = /*#__PURE__*/ atom(emptyDirectory)
