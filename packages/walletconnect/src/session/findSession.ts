import { ClientDestroyedError } from '../errors/ClientDestroyedError.js'
import { ProtocolError } from '../errors/protocolErrors.js'
import { endExpired } from './endExpired.js'
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
