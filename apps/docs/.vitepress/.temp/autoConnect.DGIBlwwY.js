import { n as isError } from './BaseError.DWSHhfZu.js'
import { s as attemptsAtom, f as connectorsAtom, b as getStore } from './client.ChoDqs0c.js'
import {
  E as beginAttempt,
  F as getAdapter,
  ut as rememberConnection,
  mt as setActiveNamespace,
} from './withFee.ex26ucEJ.js'

// ../../packages/core/dist/features/connection/lazy/autoConnect.js
/**
 * Connects the first connector of `autoConnect` that returns its accounts without a prompt, including connectors that are
 * listed later. Ends when a wallet is connected, when the user starts to connect a wallet, and with `signal`.
 */
function autoConnect(client, signal) {
  const store = getStore(client)
  const asked = /* @__PURE__ */ new Set()
  let isBusy = false
  async function check() {
    if (isBusy || signal.aborted) return
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
    else check()
  }
  const stops = [connectorsAtom, attemptsAtom].map(atom => store.sub(atom, () => void check()))
  const stop = () => {
    for (const stop of stops) stop()
  }
  signal.addEventListener('abort', stop)
  check()
}
function toKey({ namespace, id }) {
  return `${namespace}:${id}`
}
async function ask(client, connector, signal) {
  const { namespace, id: connectorId } = connector
  const attempt = beginAttempt(client, connector, {
    signal,
    silent: true,
  })
  try {
    if (
      !(await getAdapter(client, namespace).connectSilently?.({
        connectorId,
        signal: attempt.signal,
      }))
    )
      return false
    setActiveNamespace(client, { namespace })
    rememberConnection(client, connector)
    return true
  } catch (error) {
    const level = isError(error, 'adapter/package-missing') ? 'error' : 'info'
    client.logger[level]('A wallet was not connected by itself', {
      connectorId,
      cause: error,
    })
    return false
  } finally {
    attempt.end()
  }
}

export { autoConnect }
