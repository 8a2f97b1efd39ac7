import { getStore } from '../../client/internal.js'
import type { Client } from '../../types/client.js'
import type { Connection, Connector } from '../../types/connection.js'
import { beginAttempt } from './attempts.js'
import { getAdapter } from './getAdapter.js'
import { rememberConnection } from './rememberConnection.js'
import { accountsAtom } from './start/atoms.js'

/** Parameters of {@link connectOtherNamespaces}. */
export type ConnectOtherNamespacesParameters = {
  /** The connectors of a wallet, of all its namespaces. */
  connectors: readonly Connector[]
  /** Aborting ends the pending connects immediately. */
  signal?: AbortSignal | undefined
}

/**
 * Connects a wallet in the namespaces where it returns its accounts without another prompt: those it granted before, or
 * together with the first. The active namespace does not change, and a namespace that has a wallet keeps it. Never
 * rejects: a namespace that would need a prompt is skipped.
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
