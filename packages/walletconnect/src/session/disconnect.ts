import { endSession } from './endSession.js'
import { assertAlive } from './findSession.js'
import { sayGoodbye } from './sayGoodbye.js'
import { sessionKey } from './sessionKey.js'
import type { Context } from './types.js'

/** Ends a session here at once, wipes its key, then tells the wallet, as soon as the relay can be reached. */
export async function disconnect(context: Context, { topic }: { readonly topic: string }): Promise<void> {
  assertAlive(context)
  const stored = context.sessions.get(topic)
  if (!stored) return
  endSession(context, topic, { code: 6000, message: 'User disconnected' })
  await sayGoodbye(context, topic, sessionKey(stored), stored.session.expiry)
}
