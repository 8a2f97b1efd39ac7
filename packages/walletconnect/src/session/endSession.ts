import type { WalletConnectEvents } from '../types.js'
import { forgetSession } from './forgetSession.js'
import type { Context } from './types.js'

/** Wipes a session with its key, and tells of it. */
export function endSession(
  context: Context,
  topic: string,
  reason: WalletConnectEvents['end']['reason'],
): void {
  context.sessions.remove(topic)
  forgetSession(context, topic, reason)
}
