import { getStore } from '../../../client/internal.js'
import type { Client } from '../../../types/client.js'
import type { Connection } from '../../../types/connection.js'
import type { CaipAddress } from '../../../types/namespace.js'
import { connectionsAtom } from '../../connection/atoms.js'
import { getRuntime } from './getRuntime.js'
import { holdsAccount } from './holdsAccount.js'
import { listSessions } from './listSessions.js'
import { sessionAddress } from './sessionAddress.js'
import { setDeclined } from './setDeclined.js'
import { tellTabs } from './tellTabs.js'
import { toAccountKey } from './toAccountKey.js'

/** Signs out whom wallets took with them when they went. Sessions of other wallets stay. */
export async function endSessionsOf(client: Client, gone: readonly Connection[]): Promise<void> {
  const { adapter, attempts, known } = getRuntime(client)
  const left = getStore(client).get(connectionsAtom)
  if (left.length === 0) setDeclined(client, undefined)
  const isGone = (caipAddress: CaipAddress) =>
    gone.some(connection => holdsAccount(connection, caipAddress)) &&
    // The same account may be connected through another wallet.
    !left.some(connection => holdsAccount(connection, caipAddress))
  for (const [key, { caipAddress, controller }] of attempts)
    if (isGone(caipAddress)) {
      attempts.delete(key)
      controller.abort()
    }
  if (client.config.siwx?.signOutOnDisconnect === false) return
  try {
    const sessions = await listSessions(client)
    const ended = left.length === 0 ? sessions : sessions.filter(session => isGone(sessionAddress(session)))
    if (ended.length === 0) return
    for (const session of ended) known.delete(toAccountKey(sessionAddress(session)))
    if (left.length === 0) await adapter.signOut({})
    else for (const session of ended) await adapter.signOut({ caipAddress: sessionAddress(session) })
    tellTabs(client)
  } catch (error) {
    client.logger.warn('A session of a wallet that left could not be ended.', { error })
  }
}
