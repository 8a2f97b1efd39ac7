import { relayTimeout } from '../constants.js'
import type { WalletConnectSession } from '../types.js'
import { isRecord } from '../validate.js'
import { sendGoodbye } from './pendingDeletes.js'
import { receive } from './receive.js'
import { armExpiry, assertAlive, endExpired, getSessions } from './sessions.js'
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

/**
 * Sees to what waits in the relay's mailbox for these topics, before it is pushed: within ten seconds, and without a
 * word where the relay is away or keeps no mailbox.
 */
export async function catchUp(context: Context, topics: readonly string[]): Promise<void> {
  try {
    const answer = await context.relay.call('irn_batchFetchMessages', { topics }, { deadline: relayTimeout })
    const queued = isRecord(answer) && Array.isArray(answer.messages) ? answer.messages : []
    await Promise.all(queued.map(entry => take(context, topics, entry)))
  } catch (error) {
    context.logger?.debug('the mailbox was not read', { error })
  }
}

async function take(context: Context, topics: readonly string[], entry: unknown): Promise<void> {
  if (!isRecord(entry)) return
  const { topic, message } = entry
  if (typeof topic !== 'string' || typeof message !== 'string' || !topics.includes(topic)) return
  await receive(context, { topic, message, owner: context.tab.owner })
}
