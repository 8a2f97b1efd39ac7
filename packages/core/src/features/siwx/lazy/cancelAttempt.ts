import { getStore } from '../../../client/internal.js'
import type { Client } from '../../../types/client.js'
import type { Connection } from '../../../types/connection.js'
import { disconnect } from '../../connection/disconnect.js'
import { accountAtom, connectionsAtom } from '../../connection/start/atoms.js'
import { isCovered, isExpired, toAccountKey } from '../accounts.js'
import { SessionUnavailableError } from '../errors.js'
import { withTimeout } from './adapterCalls.js'
import { getRuntime } from './getRuntime.js'
import { lookUpSession } from './lookUpSession.js'
import { patchState, setDeclined } from './state.js'

/** How long the session store may take to look up the other connections, in milliseconds. */
const sessionTimeout = 2_000

/** Cancels the sign-in of the active account. Where sign-in is required, disconnects every wallet without a session. */
export async function cancelAttempt(client: Client): Promise<void> {
  const runtime = getRuntime(client)
  const store = getStore(client)
  const { caipAddress, connector } = store.get(accountAtom)
  if (!caipAddress || !connector || !isCovered(runtime.adapter, connector.namespace)) return
  const key = toAccountKey(caipAddress)
  const attempt = runtime.attempts.get(key)
  runtime.attempts.delete(key)
  attempt?.controller.abort()
  const isRequired = client.config.siwx?.required !== false
  if (!isRequired) setDeclined(client, caipAddress)
  patchState(client, caipAddress, {
    phase: undefined,
    error: undefined,
    ...(!isRequired && { prompt: undefined }),
  })
  if (!isRequired) return
  // Otherwise the next wallet would be prompted to sign in while this wallet disconnects.
  runtime.leaving = true
  try {
    const isActive = (connection: Connection) =>
      connection.connector.id === connector.id && connection.connector.namespace === connector.namespace
    const leaving = await Promise.all(
      store
        .get(connectionsAtom)
        .map(async connection => isActive(connection) || !(await mayStay(client, connection))),
    )
    const connections = store.get(connectionsAtom).filter((_, index) => leaving[index])
    const ends = connections.map(({ connector: { id, namespace } }) =>
      disconnect(client, { connectorId: id, namespace }),
    )
    const failed = (await Promise.allSettled(ends)).find(end => end.status === 'rejected')
    if (failed) throw failed.reason
  } finally {
    runtime.leaving = false
    await lookUpSession(client, { isNew: true })
  }
}

/** Whether a connection has a session, or can have none. */
async function mayStay(client: Client, { caipNetworkId, address, connector }: Connection): Promise<boolean> {
  const { adapter } = getRuntime(client)
  if (!isCovered(adapter, connector.namespace)) return true
  try {
    const session = await withTimeout(
      adapter.getSession({ caipAddress: `${caipNetworkId}:${address}` }),
      sessionTimeout,
      () => new SessionUnavailableError(),
    )
    return session ? !isExpired(session) : false
  } catch {
    return false
  }
}
