import { getAdapter } from '../../client/getAdapter.js'
import { getStore } from '../../client/internal.js'
import type { Client } from '../../types/client.js'
import type { Connection, Connector } from '../../types/connection.js'
import { accountsAtom } from './atoms.js'
import { beginAttempt } from './attempts.js'
import { rememberConnection } from './rememberConnection.js'

/** Parameters of {@link connectOtherNamespaces}. */
export type ConnectOtherNamespacesParameters = {
  /** Those of one wallet, of all its namespaces. */
  connectors: readonly Connector[]
  /** Aborting gives up at once. */
  signal?: AbortSignal | undefined
}

/**
 * Connects a wallet in the namespaces where it gives its accounts without a further question: those it was allowed
 * before, or together with the first one. The active namespace stays, and so does a wallet that a namespace has already.
 * Nothing is an error: what would need an answer of the person is left for them to ask for.
 *
 * @example
 * await connect(client, { connectorId: 'app.phantom' })
 * await connectOtherNamespaces(client, { connectors: wallet.connectors })
 */
export async function connectOtherNamespaces(
  client: Client,
  { connectors, signal = new AbortController().signal }: ConnectOtherNamespacesParameters,
): Promise<readonly Connection[]> {
  const store = getStore(client)
  const asked = new Set<string>()
  const connections = connectors.map(async connector => {
    const { namespace, id } = connector
    const adapter = getAdapter(client, namespace)
    if (!adapter.connectSilently || asked.has(namespace) || store.get(accountsAtom)[namespace]?.connector)
      return undefined
    asked.add(namespace)
    const attempt = beginAttempt(client, connector, { signal, silent: true })
    try {
      const connection = await adapter.connectSilently({ connectorId: id, signal: attempt.signal })
      if (connection) rememberConnection(client, connector)
      return connection
    } catch (error) {
      client.logger.info('a further namespace was not connected', { connectorId: id, namespace, error })
      return undefined
    } finally {
      attempt.end()
    }
  })
  return (await Promise.all(connections)).flatMap(connection => connection ?? [])
}
