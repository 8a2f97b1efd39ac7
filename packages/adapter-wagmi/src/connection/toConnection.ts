import type { Connection } from '@latchkit/core'
import type { Connection as WagmiConnection } from 'wagmi'
import { toConnector } from './toConnector.js'

/** A connection as core knows it. */
export function toConnection(
  { connector, accounts, chainId }: WagmiConnection,
  names: { announced: readonly string[]; legacyName: string | undefined },
): Connection<'eip155'> {
  return {
    connector: toConnector(connector, names),
    accounts: accounts.map(address => ({ namespace: 'eip155', address, type: 'eoa' })),
    address: accounts[0],
    caipNetworkId: `eip155:${chainId}`,
  }
}
