import { armExpiry } from './armExpiry.js'
import type { Context, StoredSession } from './types.js'

/** Stores a new or changed session and tells of it. */
export function keepSession(context: Context, stored: StoredSession): void {
  context.sessions.put(stored)
  armExpiry(context, stored.session)
  context.emitter.emit('session', { session: stored.session })
}
