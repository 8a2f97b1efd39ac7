import type { Client, NamespaceAdapter } from '@latchkit/core'
import type { WagmiAdapter } from '../types.js'

/** The client's wagmi adapter. */
export function findWagmiAdapter(client: Pick<Client, 'adapters'>): WagmiAdapter | undefined {
  return client.adapters.find(
    (adapter: NamespaceAdapter): adapter is WagmiAdapter => 'adopt' in adapter && 'getConfig' in adapter,
  )
}
