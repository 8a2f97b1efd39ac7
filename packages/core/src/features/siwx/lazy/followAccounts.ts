import { getStore } from '../../../client/internal.js'
import type { Client } from '../../../types/client.js'
import type { Connection } from '../../../types/connection.js'
import { accountAtom, connectionsAtom, snapshotsAtom } from '../../connection/start/atoms.js'
import { networkAtom } from '../../networks/start/atoms.js'
import { endSessionsOf } from './endSessions.js'
import { getRuntime } from './getRuntime.js'
import { lookUpSession } from './lookUpSession.js'
import { changedKey } from './state.js'

/** Keeps the sign-in state in line with the connected accounts until the returned function runs. */
export function followAccounts(client: Client): () => void {
  const { get, sub } = getStore(client)
  const runtime = getRuntime(client)
  const again = () => void lookUpSession(client)
  runtime.lookAgain = again
  let seen: string | undefined
  const look = () => {
    const { caipAddress, status } = get(accountAtom)
    // A wallet that is being restored is not disconnected.
    if (status === 'reconnecting') return
    const now = `${caipAddress} ${get(networkAtom).isSupported}`
    if (now === seen) return
    seen = now
    void lookUpSession(client, { isNew: true })
  }
  const leave = followConnections(client)
  const stops = [
    sub(accountAtom, look),
    sub(networkAtom, look),
    sub(connectionsAtom, leave),
    // Timers pause while the device sleeps, and a server may have ended the session meanwhile.
    client.platform.onVisibilityChange(visible => visible && again()),
    client.storage.watch?.(changedKey(client), () => {
      runtime.known.clear()
      again()
    }),
  ]
  look()
  return () => {
    for (const stop of stops) stop?.()
    clearTimeout(runtime.timer)
    // Invalidates the pending look-ups.
    runtime.turn += 1
    for (const { controller } of runtime.attempts.values()) controller.abort()
  }
}

const idOf = ({ connector }: Connection) => `${connector.namespace}:${connector.id}`

/** Returns a listener for changed connections that ends the sessions of disconnected wallets. */
function followConnections(client: Client): () => void {
  const store = getStore(client)
  let before = store.get(connectionsAtom)
  return () => {
    const snapshots = store.get(snapshotsAtom)
    const now = store.get(connectionsAtom)
    const ids = new Set(now.map(idOf))
    const isAway = ({ connector }: Connection) => snapshots[connector.namespace]?.status === 'reconnecting'
    const missing = before.filter(connection => !ids.has(idOf(connection)))
    const gone = missing.filter(connection => !isAway(connection))
    before = [...now, ...missing.filter(isAway)]
    if (gone.length > 0) void endSessionsOf(client, gone)
  }
}
