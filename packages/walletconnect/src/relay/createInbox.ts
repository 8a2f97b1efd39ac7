import { cacheLimit } from '../constants.js'
import { hashTopic } from '../crypto/hash.js'
import type { Logger } from '../types.js'
import type { RelayMessage } from './types.js'

export type Listener = (message: RelayMessage) => void | Promise<void>

/**
 * Tells listeners of each message once, however often it comes, and settles when all of them did. A message that comes
 * again while they are busy waits for the same end.
 */
export function createInbox(
  listeners: ReadonlySet<Listener>,
  logger: Logger | undefined,
): (message: RelayMessage) => Promise<void> {
  const seen = new Map<string, Promise<unknown>>()
  let order: Promise<unknown> = Promise.resolve()

  async function tell(message: RelayMessage, listener: Listener): Promise<void> {
    try {
      await listener(message)
    } catch (error) {
      logger?.error('a listener of the relay failed', { error })
    }
  }

  async function take(message: RelayMessage): Promise<{ told: Promise<unknown> }> {
    const { message: text } = message
    // One that cannot be hashed, as when the code for it does not load, is its own mark.
    const mark = await hashTopic(new TextEncoder().encode(text)).catch(() => text)
    const told = seen.get(mark) ?? Promise.all([...listeners].map(listener => tell(message, listener)))
    seen.set(mark, told)
    const [oldest] = seen.keys()
    if (seen.size > cacheLimit && oldest !== undefined) seen.delete(oldest)
    // In an object, or the next message would wait for it.
    return { told }
  }

  return async message => {
    const turn = order.then(() => take(message))
    order = turn
    await (await turn).told
  }
}
