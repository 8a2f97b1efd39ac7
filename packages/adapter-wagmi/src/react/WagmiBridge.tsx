'use client'
import type { Client, NamespaceAdapter } from '@latchkit/core'
import { networksAtom } from '@latchkit/core/networks'
import { QueryClient, QueryClientContext, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useContext, useState } from 'react'
import { WagmiContext } from 'wagmi'
import type { WagmiAdapter } from '../types.js'

type WagmiBridgeProps = { client: Client; children?: ReactNode }

/**
 * Shares a single wagmi config between the app and the client: the config of a `WagmiProvider` above, else the
 * adapter's. Likewise a single QueryClient.
 */
export function WagmiBridge({ client, children }: WagmiBridgeProps) {
  const outerConfig = useContext(WagmiContext)
  const outerQueryClient = useContext(QueryClientContext)
  // Decided once, because adding or removing a provider would remount the app below.
  const [isOwnConfig] = useState(outerConfig === undefined)
  const [ownQueryClient] = useState(() => (outerQueryClient ? undefined : new QueryClient()))
  const adapter = findWagmiAdapter(client)
  // While rendering, because effects below run before the effect that starts the client.
  if (adapter && !isOwnConfig && outerConfig) adapter.adopt(outerConfig)

  let tree = children
  if (adapter && isOwnConfig) {
    const { storage, config, store } = client
    const own = adapter.getConfig({
      networks: store.get(networksAtom),
      storage,
      storageKey: config.storageKey,
    })
    // `WagmiProvider` is not used: it reads storage and resets connections, which the adapter does at start.
    tree = <WagmiContext.Provider value={own}>{tree}</WagmiContext.Provider>
  }
  if (ownQueryClient) tree = <QueryClientProvider client={ownQueryClient}>{tree}</QueryClientProvider>
  return tree
}

/** Returns the client's wagmi adapter. */
function findWagmiAdapter(client: Pick<Client, 'adapters'>): WagmiAdapter | undefined {
  return client.adapters.find(
    (adapter: NamespaceAdapter): adapter is WagmiAdapter => 'adopt' in adapter && 'getConfig' in adapter,
  )
}
