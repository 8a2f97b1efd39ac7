import { relayTimeout } from '../constants.js'
import { isRecord } from '../validate/isRecord.js'
import { receive } from './receive.js'
import type { Context } from './types.js'

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
