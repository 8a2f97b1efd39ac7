import { getStore } from '../../../client/internal.js'
import type { Client } from '../../../types/client.js'
import type { Connection } from '../../../types/connection.js'
import type { CaipAddress } from '../../../types/namespace.js'
import { disconnect } from '../../connection/disconnect.js'
import { accountAtom, connectionsAtom } from '../../connection/start/atoms.js'
import { holdsAccount, sessionAddress, toAccountKey } from '../accounts.js'
import { SiwxNotEnabledError } from '../errors.js'
import { getRuntime } from './getRuntime.js'
import { listSessions } from './listSessions.js'
import { lookUpSession } from './lookUpSession.js'
import { notifyTabs, patchState, setDeclined } from './state.js'

/** Ends one session, or every session. */
export async function endSessions(
  client: Client,
  { caipAddress }: { readonly caipAddress?: CaipAddress | undefined },
): Promise<void> {
  const { siwx } = client.config
  if (!siwx) throw new SiwxNotEnabledError()
  const { adapter, known } = getRuntime(client)
  await adapter.signOut({ caipAddress })
  if (caipAddress) known.delete(toAccountKey(caipAddress))
  else known.clear()
  const active = getStore(client).get(accountAtom).caipAddress
  const isOwn = active && (!caipAddress || toAccountKey(active) === toAccountKey(caipAddress))
  // After signing out, the user is not prompted again immediately.
  if (isOwn && siwx.required === false) setDeclined(client, active)
  notifyTabs(client)
  if (!isOwn) return
  patchState(client, active, { status: 'unauthenticated', session: undefined })
  // Where sign-in is required, no wallet stays connected without a session.
  if (!caipAddress && siwx.required !== false) await disconnect(client)
  else await lookUpSession(client, { isNew: true })
}

/** Ends the sessions of accounts whose wallet disconnected. Sessions of other wallets stay. */
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
    notifyTabs(client)
  } catch (error) {
    client.logger.warn('A session of a wallet that left could not be ended.', { error })
  }
}
