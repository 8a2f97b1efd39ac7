import { fromHex } from '../crypto/encoding.js'
import { ClientDestroyedError } from '../errors/clientErrors.js'
import { ProtocolError } from '../errors/ProtocolError.js'
import type { WalletConnectEvents, WalletConnectLink, WalletConnectSession } from '../types.js'
import type { Context, StoredSession } from './types.js'

type EndReason = WalletConnectEvents['end']['reason']

/** Reason of a session that the user ended. */
export const userDisconnected: EndReason = { code: 6000, message: 'User disconnected' }

/** Longest delay of a timer; a longer one fires immediately. In milliseconds. */
const longestDelay = 2 ** 31 - 1

/** @throws ClientDestroyedError */
export function assertAlive(context: Context): void {
  if (context.ended.aborted) throw new ClientDestroyedError()
}

/** Returns the active sessions, the oldest first. */
export function getSessions(context: Context): readonly WalletConnectSession[] {
  const now = Date.now()
  return context.sessions
    .list()
    .map(({ session }) => session)
    .filter(({ expiry }) => expiry * 1000 > now)
}

/**
 * Returns an active session.
 *
 * @throws ProtocolError 7001 when there is none
 * @throws ClientDestroyedError
 */
export function findSession(context: Context, topic: string): StoredSession {
  assertAlive(context)
  const stored = context.sessions.get(topic)
  if (!stored || endIfExpired(context, stored.session)) throw new ProtocolError(7001)
  return stored
}

/** Returns the symmetric key of a session. @throws ProtocolError 2 when it is damaged */
export function sessionKey({ symKey }: StoredSession): Uint8Array {
  const key = fromHex(symKey)
  if (!key) throw new ProtocolError(2)
  return key
}

/** Stores a new or changed session and emits `session`. */
export function saveSession(context: Context, stored: StoredSession): void {
  context.sessions.put(stored)
  scheduleExpiry(context, stored.session)
  context.emitter.emit('session', { session: stored.session })
}

/** Stores the link with which the user opened the wallet, with its session. @throws ProtocolError 7001 */
export function setLink(
  context: Context,
  { topic, link }: { readonly topic: string; readonly link: WalletConnectLink | undefined },
): void {
  const stored = findSession(context, topic)
  saveSession(context, { ...stored, session: { ...stored.session, link } })
}

/** Ends the session when it expires. */
export function scheduleExpiry(context: Context, { topic, expiry }: WalletConnectSession): void {
  clearTimeout(context.expiries.get(topic))
  if (context.ended.aborted) return
  const left = Math.max(0, expiry * 1000 - Date.now())
  const timer = setTimeout(
    () => {
      const session = context.sessions.get(topic)?.session
      if (session && !endIfExpired(context, session)) scheduleExpiry(context, session)
    },
    Math.min(left, longestDelay),
  )
  context.expiries.set(topic, timer)
}

/** Ends a session that has expired. Returns whether it had. */
export function endIfExpired(context: Context, { topic, expiry }: WalletConnectSession): boolean {
  if (expiry * 1000 > Date.now()) return false
  endSession(context, topic, { code: 6, message: 'Expired' })
  return true
}

/** Removes a session with its key from storage and emits `end`. */
export function endSession(context: Context, topic: string, reason: EndReason): void {
  context.sessions.remove(topic)
  releaseSession(context, topic, reason)
}

/** Releases timers, requests and the subscription of a session that is no longer stored, and emits `end`. */
export function releaseSession(context: Context, topic: string, reason: EndReason): void {
  clearTimeout(context.expiries.get(topic))
  context.expiries.delete(topic)
  for (const key of context.lastEvents.keys()) if (key.startsWith(topic)) context.lastEvents.delete(key)
  for (const request of [...context.pending.values()])
    if (request.topic === topic) request.fail(new ProtocolError(reason.code, { details: reason.message }))
  context.relay.unsubscribe(topic).catch(error => {
    context.logger?.debug('the relay was not notified that a topic has ended', { topic, error })
  })
  context.emitter.emit('end', { topic, reason })
}
