import { getStore } from '../../../client/internal.js'
import { isError } from '../../../errors/BaseError.js'
import type { Client } from '../../../types/client.js'
import type { Connector } from '../../../types/connection.js'
import { beginAttempt } from '../attempts.js'
import { getAdapter } from '../getAdapter.js'
import { rememberConnection } from '../rememberConnection.js'
import { setActiveNamespace } from '../setActiveNamespace.js'
import { attemptsAtom, connectorsAtom } from '../start/atoms.js'

/**
 * Connects the first connector of `autoConnect` that returns its accounts without a prompt, including connectors that are
 * listed later. Ends when a wallet is connected, when the user starts to connect a wallet, and with `signal`.
 */
export function autoConnect(client: Client, signal: AbortSignal): void {
  const store = getStore(client)
  const asked = new Set<string>()
  let isBusy = false

  async function check() {
    if (isBusy || signal.aborted) return
    // A connect by the user has priority.
    if (store.get(attemptsAtom).some(({ silent }) => !silent)) return stop()
    const connectors = store.get(connectorsAtom)
    const next = (client.config.autoConnect ?? [])
      .flatMap(id => connectors.filter(connector => connector.id === id))
      .find(connector => !asked.has(toKey(connector)))
    if (!next) return
    asked.add(toKey(next))
    isBusy = true
    const isConnected = await ask(client, next, signal)
    isBusy = false
    if (isConnected) stop()
    else void check()
  }
  const stops = [connectorsAtom, attemptsAtom].map(atom => store.sub(atom, () => void check()))
  const stop = () => {
    for (const stop of stops) stop()
  }
  signal.addEventListener('abort', stop)
  void check()
}

function toKey({ namespace, id }: Connector): string {
  return `${namespace}:${id}`
}

async function ask(client: Client, connector: Connector, signal: AbortSignal): Promise<boolean> {
  const { namespace, id: connectorId } = connector
  const attempt = beginAttempt(client, connector, { signal, silent: true })
  try {
    const adapter = getAdapter(client, namespace)
    const connection = await adapter.connectSilently?.({ connectorId, signal: attempt.signal })
    if (!connection) return false
    setActiveNamespace(client, { namespace })
    rememberConnection(client, connector)
    return true
  } catch (error) {
    // Only the app can do something about an absent package.
    const level = isError(error, 'adapter/package-missing') ? 'error' : 'info'
    client.logger[level]('A wallet was not connected by itself', { connectorId, cause: error })
    return false
  } finally {
    attempt.end()
  }
}
