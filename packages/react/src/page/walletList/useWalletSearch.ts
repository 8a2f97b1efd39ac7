'use client'
import type { Namespace } from '@latchkit/core'
import type { Wallet } from '@latchkit/core/wallets'
import { useMemo } from 'react'
import { findWallets } from './findWallets.js'
import { useDirectory } from './useDirectory.js'
import { useDirectoryWallets } from './useDirectoryWallets.js'

export type WalletSearch = {
  /** Every wallet, with all links. */
  readonly wallets: readonly Wallet[]
  /** Those that match the query, as they are shown. */
  readonly found: readonly Wallet[]
  /** Number of wallets of the app and the directory, or of search results. */
  readonly total: number
  /** Number of wallets in the directory; undefined without a directory, or while unknown. */
  readonly count: number | undefined
  readonly isSearching: boolean
  readonly hasMore: boolean
  readonly loading: boolean
  /** Error of the last request to the directory. */
  readonly error: Error | undefined
  /** Requests the next page. Does nothing while a page is loading, or after a page failed. */
  loadMore(): void
  /** Retries the failed request. */
  retry(): void
}

/** The wallets of the kit, the app and the directory, found by typing. */
export function useWalletSearch(query: string, namespace?: Namespace | undefined): WalletSearch {
  const { isThere, pages, search, loadMore, retry } = useDirectory(query)
  const wallets = useDirectoryWallets(namespace)
  const found = useMemo(() => findWallets(wallets, { query, search }), [wallets, query, search])
  const text = query.trim()
  const isSearching = text !== ''
  const hasMore = isThere && pages.hasMore && !isSearching
  // A query is searched for a moment after it was typed.
  const loading = isThere && (isSearching ? search.loading || search.query !== text : pages.loading)
  return {
    wallets,
    found,
    total: hasMore ? Math.max(pages.count ?? 0, found.length) : found.length,
    count: pages.count,
    isSearching,
    hasMore,
    loading,
    error: isSearching ? search.error : pages.error,
    loadMore,
    retry,
  }
}
