import { getStore } from '../../../client/internal.js'
import type { Client } from '../../../types/client.js'
import { connectionsAtom } from '../../connection/start/atoms.js'
import { isExpired, sessionAddress, toAccountKey } from '../accounts.js'
import type { SiwxSession } from '../types.js'
import { getRuntime } from './getRuntime.js'

/** Returns every valid session: all of a store that can list them, else the known ones and those of connected accounts. */
export async function listSessions(client: Client): Promise<readonly SiwxSession[]> {
  const { adapter, known } = getRuntime(client)
  const sessions = new Map(known)
  const add = (session: SiwxSession | null | undefined) =>
    session && sessions.set(toAccountKey(sessionAddress(session)), session)
  if (adapter.getSessions) {
    sessions.clear()
    for (const session of await adapter.getSessions()) add(session)
  } else {
    const connections = getStore(client).get(connectionsAtom)
    const found = connections.map(({ caipNetworkId, address }) =>
      adapter.getSession({ caipAddress: `${caipNetworkId}:${address}` }),
    )
    for (const session of await Promise.all(found)) add(session)
  }
  return [...sessions.values()].filter(session => !isExpired(session))
}
