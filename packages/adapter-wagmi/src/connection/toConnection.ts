import type { Connection } from '@latchkit/core'
import type { Connection as WagmiConnection } from 'wagmi'
import type { PageNames } from './readNames.js'
import { toConnector } from './toConnector.js'

/** A connection as core knows it. */
export function toConnection(
  { connector, accounts, chainId }: WagmiConnection,
  names: PageNames,
): Connection<'eip155'> {
  const { sessionConnector } = names
  return {
    // In the list it is the protocol; with a session it is the wallet on the other side.
    connector: connector.id === sessionConnector?.id ? sessionConnector : toConnector(connector, names),
    accounts: accounts.map(address => ({ namespace: 'eip155', address, type: 'eoa' })),
    address: accounts[0],
    caipNetworkId: `eip155:${chainId}`,
  }
}
