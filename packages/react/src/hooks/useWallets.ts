'use client'
import { connectorsAtom } from '@latchkit/core/connection'
import { builtInWallets, listWallets, recentWalletsAtom, type Wallet } from '@latchkit/core/wallets'
import { useMemo } from 'react'
import { useClientValue } from './useClientValue.js'
import { useLatchkit } from './useLatchkit.js'

/** The wallet list as the config wants it: recent, installed, featured, custom, then the rest. */
export function useWallets(): readonly Wallet[] {
  const { client } = useLatchkit()
  const connectors = useClientValue(connectorsAtom)
  const recents = useClientValue(recentWalletsAtom)
  return useMemo(() => {
    const { customWallets, includeWalletIds, excludeWalletIds, featuredWalletIds } = client.config
    const namespaces = client.adapters.map(({ namespace }) => namespace)
    return listWallets({
      connectors,
      builtIn: builtInWallets,
      custom: customWallets,
      include: includeWalletIds,
      exclude: excludeWalletIds,
      featured: featuredWalletIds,
      recents,
      namespaces: namespaces.length > 0 ? namespaces : undefined,
    })
  }, [client, connectors, recents])
}
