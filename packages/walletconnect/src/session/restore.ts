import type { WalletConnectSession } from '../types.js'
import { armExpiry } from './armExpiry.js'
import { catchUp } from './catchUp.js'
import { endExpired } from './endExpired.js'
import { assertAlive } from './findSession.js'
import { getSessions } from './getSessions.js'
import { sendGoodbye } from './sendGoodbye.js'
import type { Context } from './types.js'

/** Takes up the stored sessions. @see WalletConnectClient.restore */
export async function restore(context: Context): Promise<readonly WalletConnectSession[]> {
  assertAlive(context)
  for (const goodbye of context.goodbyes.list()) void sendGoodbye(context, goodbye)
  const topics: string[] = []
  for (const { session } of context.sessions.list()) {
    if (endExpired(context, session)) continue
    armExpiry(context, session)
    topics.push(session.topic)
  }
  if (topics.length > 0) {
    // Asked for in one go, which the relay is told in one batch. One that fails is tried again with each connection.
    await Promise.all(
      topics.map(topic =>
        context.relay.subscribe(topic).catch(error => {
          context.logger?.warn('a session is stored, but the relay does not deliver it yet', { topic, error })
        }),
      ),
    )
    if (context.relay.getStatus() === 'open') await catchUp(context, topics)
  }
  return getSessions(context)
}
