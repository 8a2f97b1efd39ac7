import { messages, relayTimeout } from '../constants.js'
import type { Goodbye } from './createGoodbyes.js'
import type { Context } from './types.js'

/**
 * Hands a goodbye to the relay, within ten seconds. When that fails it goes on trying as long as the page lives, and
 * at the next load, until the wallet knows by itself.
 */
export async function sendGoodbye(context: Context, goodbye: Goodbye): Promise<void> {
  const { topic, message, until } = goodbye
  const publish = async (deadline: number) => {
    await context.relay.publish({ topic, message, ...messages.delete }, { deadline })
    context.goodbyes.remove(goodbye)
  }
  try {
    await publish(relayTimeout)
  } catch (error) {
    context.logger?.warn('the wallet was not told yet that the session is over', { topic, error })
    const left = until * 1000 - Date.now()
    if (left > 0 && !context.ended.aborted) publish(left).catch(() => {})
  }
}
