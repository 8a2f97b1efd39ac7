'use client'
import { useCallback, useEffect } from 'react'
import { useAtomValue } from '../../hooks/useAtomValue.js'
import { useLatchkit } from '../../hooks/useLatchkit.js'
import {
  type DirectorySearch,
  type DirectoryWallets,
  walletPagesAtom,
  walletSearchAtom,
} from '../../query/atoms.js'
import { loadMoreWallets, searchDirectory } from '../../query/directory.js'

export type Directory = {
  /** Whether the app has one. */
  readonly isThere: boolean
  readonly pages: DirectoryWallets
  readonly search: DirectorySearch
  /** Requests the next page. Does nothing while a page is loading, or after one failed. */
  loadMore(): void
  /** Requests again what failed. */
  retry(): void
}

/** The pages of the directory that are loaded, and what it finds for a query. */
export function useDirectory(query: string): Directory {
  const latchkit = useLatchkit()
  const { store, config } = latchkit.client
  const isThere = config.gateway !== undefined
  const pages = useAtomValue(walletPagesAtom)
  const search = useAtomValue(walletSearchAtom)
  const text = query.trim()
  useEffect(() => {
    if (isThere) void searchDirectory(latchkit, text)
  }, [latchkit, isThere, text])
  useEffect(
    () => () => {
      // What was found stays, for the wallet that was chosen from it.
      if (store.get(walletSearchAtom).loading) void searchDirectory(latchkit, '')
    },
    [latchkit, store],
  )
  const loadMore = useCallback(() => {
    const { hasMore, loading, error } = store.get(walletPagesAtom)
    if (isThere && hasMore && !loading && !error) void loadMoreWallets(latchkit)
  }, [latchkit, store, isThere])
  useEffect(() => {
    let isLeft = false
    // The number of wallets comes with the first page.
    if (isThere && store.get(walletPagesAtom).count === undefined)
      void loadMoreWallets(latchkit, () => !isLeft)
    return () => {
      isLeft = true
    }
  }, [latchkit, store, isThere])
  const retry = useCallback(() => {
    void (text ? searchDirectory(latchkit, text) : loadMoreWallets(latchkit))
  }, [latchkit, text])
  return { isThere, pages, search, loadMore, retry }
}
