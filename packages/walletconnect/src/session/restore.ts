import { relayTimeout } from '../constants.js'
import type { WalletConnectSession } from '../types.js'
import { isRecord } from '../validate.js'
import { publishDelete } from './pendingDeletes.js'
import { receive } from './receive.js'
import { assertAlive, endIfExpired, getSessions, scheduleExpiry } from './sessions.js'
import type { Context } from './types.js'

/** Restores the stored sessions. @see WalletConnectClient.restore */
export async function restore(context: Context): Promise<readonly WalletConnectSession[]> {
  assertAlive(context)
  for (const pending of context.pendingDeletes.list()) void publishDelete(context, pending)
  const topics: string[] = []
  for (const { session } of context.sessions.list()) {
    if (endIfExpired(context, session)) continue
    scheduleExpiry(context, session)
    topics.push(session.topic)
  }
  if (topics.length > 0) {
    // Subscribed in the same turn, so that they share one call. A topic that fails is subscribed with the next connection.
    await Promise.all(
      topics.map(topic =>
        context.relay.subscribe(topic).catch(error => {
          context.logger?.warn('a session is stored, but the relay does not deliver it yet', { topic, error })
        }),
      ),
    )
    if (context.relay.getStatus() === 'open') await fetchMailbox(context, topics)
  }
  return getSessions(context)
}

/**
 * Handles the messages that the relay stored for these topics, before it delivers them. Waits at most ten seconds and
 * does not throw when the relay is unavailable or stores no messages.
 */
export async function fetchMailbox(context: Context, topics: readonly string[]): Promise<void> {
  try {
    const answer = await context.relay.call('irn_batchFetchMessages', { topics }, { deadline: relayTimeout })
    const queued = isRecord(answer) && Array.isArray(answer.messages) ? answer.messages : []
    await Promise.all(queued.map(entry => receiveQueued(context, topics, entry)))
  } catch (error) {
    context.logger?.debug('the mailbox was not read', { error })
  }
}

async function receiveQueued(context: Context, topics: readonly string[], entry: unknown): Promise<void> {
  if (!isRecord(entry)) return
  const { topic, message } = entry
  if (typeof topic !== 'string' || typeof message !== 'string' || !topics.includes(topic)) return
  await receive(context, { topic, message, owner: context.tab.owner })
}
