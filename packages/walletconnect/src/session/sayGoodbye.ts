import { messages } from '../constants.js'
import { send } from './send.js'
import type { Context } from './types.js'

/** Tells a wallet that its session is over. */
export async function sayGoodbye(context: Context, topic: string, symKey: Uint8Array): Promise<void> {
  const params = { code: 6000, message: 'User disconnected' }
  const payload = { id: context.nextId(), method: 'wc_sessionDelete', params }
  try {
    await send(context, { topic, symKey, kind: messages.delete, payload })
  } catch (error) {
    context.logger?.warn('the wallet was not told that the session is over', { topic, error })
  }
}
