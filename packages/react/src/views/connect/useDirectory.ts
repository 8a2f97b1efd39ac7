'use client'
import {
  loadMoreWallets,
  searchDirectory,
  type WalletDirectory,
  type WalletSearch,
  walletDirectoryAtom,
  walletSearchAtom,
} from '@latchkit/core/wallets'
import { useCallback, useEffect } from 'react'
import { useClientValue } from '../../hooks/useClientValue.js'
import { useLatchkit } from '../../hooks/useLatchkit.js'

export type Directory = {
  /** Whether the app has one. */
  readonly isThere: boolean
  readonly pages: WalletDirectory
  readonly search: WalletSearch
  /** Asks for the next page; nothing happens while one is on its way or failed. */
  loadMore(): void
  /** Asks again for what did not come. */
  retry(): void
}

/** The directory as far as it was looked through, and what it finds for a query. */
export function useDirectory(query: string): Directory {
  const { client } = useLatchkit()
  const isThere = client.config.gateway !== undefined
  const pages = useClientValue(walletDirectoryAtom)
  const search = useClientValue(walletSearchAtom)
  const text = query.trim()
  useEffect(() => {
    if (isThere) void searchDirectory(client, { query: text })
  }, [client, isThere, text])
  useEffect(
    () => () => {
      // What was found stays, for the wallet that was chosen from it.
      if (client.store.get(walletSearchAtom).loading) void searchDirectory(client, { query: '' })
    },
    [client],
  )
  const loadMore = useCallback(() => {
    const { hasMore, loading, error } = client.store.get(walletDirectoryAtom)
    if (isThere && hasMore && !loading && !error) void loadMoreWallets(client)
  }, [client, isThere])
  useEffect(() => {
    if (isThere && client.store.get(walletDirectoryAtom).page === 0) void loadMoreWallets(client)
  }, [client, isThere])
  const retry = useCallback(() => {
    void (text ? searchDirectory(client, { query: text }) : loadMoreWallets(client))
  }, [client, text])
  return { isThere, pages, search, loadMore, retry }
}
