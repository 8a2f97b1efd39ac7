import { fromHex } from '../crypto/encoding.js'
import { ClientDestroyedError } from '../errors/clientErrors.js'
import { ProtocolError } from '../errors/ProtocolError.js'
import type { WalletConnectEvents, WalletConnectLink, WalletConnectSession } from '../types.js'
import type { Context, StoredSession } from './types.js'

/**
 * A living session.
 *
 * @throws ProtocolError 7001 when there is none
 * @throws ClientDestroyedError
 */
export function findSession(context: Context, topic: string): StoredSession {
  assertAlive(context)
  const stored = context.sessions.get(topic)
  if (!stored || endExpired(context, stored.session)) throw new ProtocolError(7001)
  return stored
}

/** @throws ClientDestroyedError */
export function assertAlive(context: Context): void {
  if (context.ended.aborted) throw new ClientDestroyedError()
}

/** Living sessions, the oldest first. */
export function getSessions(context: Context): readonly WalletConnectSession[] {
  const now = Date.now()
  return context.sessions
    .list()
    .map(({ session }) => session)
    .filter(({ expiry }) => expiry * 1000 > now)
}

/** The symmetric key of a session. */
export function sessionKey({ symKey }: StoredSession): Uint8Array {
  const key = fromHex(symKey)
  if (!key) throw new ProtocolError(2)
  return key
}

/** Stores a new or changed session and tells of it. */
export function keepSession(context: Context, stored: StoredSession): void {
  context.sessions.put(stored)
  armExpiry(context, stored.session)
  context.emitter.emit('session', { session: stored.session })
}

/** Keeps the link by which the person opened the wallet with its session. @throws ProtocolError 7001 */
export function setLink(
  context: Context,
  { topic, link }: { readonly topic: string; readonly link: WalletConnectLink | undefined },
): void {
  const stored = findSession(context, topic)
  keepSession(context, { ...stored, session: { ...stored.session, link } })
}

/** What a timer can wait at most; more would fire at once. In milliseconds. */
const longestTimer = 2 ** 31 - 1

/** Ends a session when its time is over. */
export function armExpiry(context: Context, { topic, expiry }: WalletConnectSession): void {
  clearTimeout(context.expiries.get(topic))
  if (context.ended.aborted) return
  const left = Math.max(0, expiry * 1000 - Date.now())
  const timer = setTimeout(
    () => {
      const session = context.sessions.get(topic)?.session
      if (session && !endExpired(context, session)) armExpiry(context, session)
    },
    Math.min(left, longestTimer),
  )
  context.expiries.set(topic, timer)
}

/** Ends a session whose time is over, and says whether it was. */
export function endExpired(context: Context, { topic, expiry }: WalletConnectSession): boolean {
  if (expiry * 1000 > Date.now()) return false
  endSession(context, topic, { code: 6, message: 'Expired' })
  return true
}

/** Wipes a session with its key, and tells of it. */
export function endSession(
  context: Context,
  topic: string,
  reason: WalletConnectEvents['end']['reason'],
): void {
  context.sessions.remove(topic)
  forgetSession(context, topic, reason)
}

/** Lets go of what belonged to a session that is stored no longer, and tells of its end. */
export function forgetSession(
  context: Context,
  topic: string,
  reason: WalletConnectEvents['end']['reason'],
): void {
  clearTimeout(context.expiries.get(topic))
  context.expiries.delete(topic)
  for (const key of context.lastEvents.keys()) if (key.startsWith(topic)) context.lastEvents.delete(key)
  for (const request of [...context.pending.values()])
    if (request.topic === topic) request.fail(new ProtocolError(reason.code, { details: reason.message }))
  context.relay.unsubscribe(topic).catch(error => {
    context.logger?.debug('the relay was not told that a topic is over', { topic, error })
  })
  context.emitter.emit('end', { topic, reason })
}
