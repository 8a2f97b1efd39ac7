'use client'
import type { Namespace } from '@latchkit/core'
import { connectorsAtom } from '@latchkit/core/connection'
import {
  builtInWalletNames,
  type KnownWallet,
  listWallets,
  recentWalletsAtom,
  type Wallet,
} from '@latchkit/core/wallets'
import { useMemo } from 'react'
import { walletHighlightsAtom } from '../query/atoms.js'
import { useAtomValue } from './useAtomValue.js'
import { useLatchkit } from './useLatchkit.js'
import { useOptions } from './useOptions.js'

const none: readonly KnownWallet[] = []

/**
 * The wallet list as the config wants it: recent, installed, featured, custom, then the rest. `more` are those that a
 * directory has beside. With a namespace there are only its wallets, and only its ways to reach them. The wallets of the
 * kit have no links unless `builtIn` has them: the links are not part of the modal's module.
 */
export function useWallets(
  more: readonly KnownWallet[] = none,
  namespace?: Namespace | undefined,
  builtIn = builtInWalletNames,
): readonly Wallet[] {
  const { client } = useLatchkit()
  const connectors = useAtomValue(connectorsAtom)
  const recents = useAtomValue(recentWalletsAtom)
  const { wallets: highlights } = useAtomValue(walletHighlightsAtom)
  const { customWallets, includeWalletIds, excludeWalletIds, featuredWalletIds, features } = useOptions()
  const { connectorTypeOrder: order } = features
  return useMemo(() => {
    const namespaces = namespace ? [namespace] : client.adapters.map(adapter => adapter.namespace)
    return listWallets({
      connectors: namespace ? connectors.filter(one => one.namespace === namespace) : connectors,
      // The kit's own first, so that no row moves when more come.
      builtIn: [...builtIn, ...highlights, ...more],
      custom: customWallets,
      include: includeWalletIds,
      exclude: excludeWalletIds,
      featured: featuredWalletIds,
      recents,
      order,
      namespaces: namespaces.length > 0 ? namespaces : undefined,
    })
  }, [
    client,
    customWallets,
    includeWalletIds,
    excludeWalletIds,
    featuredWalletIds,
    connectors,
    recents,
    order,
    highlights,
    more,
    namespace,
    builtIn,
  ])
}
