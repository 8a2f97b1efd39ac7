import type { CaipNetworkId, Client, Connection, Connector } from '@latchkit/core'
import { connect, connectOtherNamespaces } from '@latchkit/core/connection'
import { rememberRecentWallet } from '@latchkit/core/wallets'

export type ConnectWalletParameters = {
  readonly walletId: string
  /** The connector to connect. */
  readonly connector: Pick<Connector, 'id' | 'namespace'>
  /** Returns the connectors of the wallet, once the first is connected. */
  readonly getConnectors: () => readonly Connector[]
  /** Network to request. Default: the network of the wallet. */
  readonly caipNetworkId?: CaipNetworkId | undefined
  readonly signal?: AbortSignal | undefined
}

/**
 * Connects a wallet of this browser. Once connected, it is recorded as used and connected in its other namespaces too.
 */
export async function connectWallet(
  client: Client,
  { walletId, connector, getConnectors, caipNetworkId, signal }: ConnectWalletParameters,
): Promise<Connection> {
  const { id: connectorId, namespace } = connector
  const connection = await connect(client, { connectorId, namespace, caipNetworkId, signal })
  rememberRecentWallet(client, walletId)
  // Continues after the view has closed: it does not prompt the user, and a disconnect ends it.
  void connectOtherNamespaces(client, { connectors: getConnectors() })
  return connection
}
