import type { CaipNetworkId, Client, Connection, Connector } from '@latchkit/core'
import { connect, connectOtherNamespaces } from '@latchkit/core/connection'
import { rememberRecentWallet } from '@latchkit/core/wallets'

export type ConnectWalletParameters = {
  readonly walletId: string
  /** The connector that is asked. */
  readonly connector: Pick<Connector, 'id' | 'namespace'>
  /** Connectors of the wallet, once the first is connected. */
  readonly getConnectors: () => readonly Connector[]
  /** Network to ask for. Default: the network of the wallet. */
  readonly caipNetworkId?: CaipNetworkId | undefined
  readonly signal?: AbortSignal | undefined
}

/** Asks a wallet of this browser. Once it is connected it counts as used, and is connected in its other namespaces too. */
export async function connectWallet(
  client: Client,
  { walletId, connector, getConnectors, caipNetworkId, signal }: ConnectWalletParameters,
): Promise<Connection> {
  const { id: connectorId, namespace } = connector
  const connection = await connect(client, { connectorId, namespace, caipNetworkId, signal })
  rememberRecentWallet(client, walletId)
  // Goes on when the view has closed: it asks nobody, and a disconnect ends it.
  void connectOtherNamespaces(client, { connectors: getConnectors() })
  return connection
}
