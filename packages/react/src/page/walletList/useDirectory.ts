'use client'
import { importWithRetry } from '@latchkit/core/connection'
import { useCallback, useEffect } from 'react'
import type * as directory from '../../areas/connect/directory.js'
import { useAtomValue } from '../hooks/useAtomValue.js'
import { useLatchkit } from '../hooks/useLatchkit.js'
import {
  type DirectorySearch,
  type DirectoryWallets,
  walletPagesAtom,
  walletSearchAtom,
} from '../query/atoms.js'

type DirectoryModule = typeof directory

export type Directory = {
  /** Whether the app has a directory. */
  readonly isThere: boolean
  readonly pages: DirectoryWallets
  readonly search: DirectorySearch
  /** Requests the next page. Does nothing while a page is loading, or after a page failed. */
  loadMore(): void
  /** Retries the failed request. */
  retry(): void
}

/** Loaded pages of the directory, and its search results for a query. */
export function useDirectory(query: string): Directory {
  const latchkit = useLatchkit()
  const { store, config, logger } = latchkit.client
  const isThere = config.gateway !== undefined
  const pages = useAtomValue(walletPagesAtom)
  const search = useAtomValue(walletSearchAtom)
  const text = query.trim()
  const act = useCallback(
    (action: (loaded: DirectoryModule) => void) => {
      importWithRetry(() => import('../../areas/connect/directory.js')).then(action, error =>
        logger.warn('The wallet directory could not be loaded', { error }),
      )
    },
    [logger],
  )
  useEffect(() => {
    if (!isThere) return
    let isLeft = false
    act(({ searchDirectory }) => {
      if (!isLeft) void searchDirectory(latchkit, text)
    })
    return () => {
      isLeft = true
    }
  }, [latchkit, act, isThere, text])
  useEffect(
    () => () => {
      // The results stay, for the wallet that was chosen from them.
      if (store.get(walletSearchAtom).loading)
        act(({ searchDirectory }) => void searchDirectory(latchkit, ''))
    },
    [latchkit, act, store],
  )
  const loadMore = useCallback(() => {
    const { hasMore, loading, error } = store.get(walletPagesAtom)
    if (isThere && hasMore && !loading && !error) act(({ loadMoreWallets }) => void loadMoreWallets(latchkit))
  }, [latchkit, act, store, isThere])
  useEffect(() => {
    let isLeft = false
    // The first page provides the number of wallets.
    if (isThere && store.get(walletPagesAtom).count === undefined)
      act(({ loadMoreWallets }) => void loadMoreWallets(latchkit, () => !isLeft))
    return () => {
      isLeft = true
    }
  }, [latchkit, act, store, isThere])
  const retry = useCallback(
    () =>
      act(({ loadMoreWallets, searchDirectory }) => {
        void (text ? searchDirectory(latchkit, text) : loadMoreWallets(latchkit))
      }),
    [latchkit, act, text],
  )
  return { isThere, pages, search, loadMore, retry }
}
