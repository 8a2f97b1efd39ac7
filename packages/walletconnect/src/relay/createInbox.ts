import { cacheLimit } from '../constants.js'
import { hashTopic } from '../crypto/hash.js'
import type { Logger } from '../types.js'
import type { RelayMessage } from './types.js'

export type Listener = (message: RelayMessage) => void | Promise<void>

/**
 * Returns a function that delivers each message to the listeners once, however often it arrives, and resolves when all
 * of them have handled it. A duplicate that arrives in the meantime resolves at the same time.
 */
export function createInbox(
  listeners: ReadonlySet<Listener>,
  logger: Logger | undefined,
): (message: RelayMessage) => Promise<void> {
  const deliveries = new Map<string, Promise<unknown>>()
  let last: Promise<unknown> = Promise.resolve()

  async function notify(message: RelayMessage, listener: Listener): Promise<void> {
    try {
      await listener(message)
    } catch (error) {
      logger?.error('a listener of the relay failed', { error })
    }
  }

  async function start(message: RelayMessage): Promise<{ delivery: Promise<unknown> }> {
    const { message: text } = message
    // Without a hash, as when its code cannot be loaded, the text itself is the key.
    const key = await hashTopic(new TextEncoder().encode(text)).catch(() => text)
    const delivery =
      deliveries.get(key) ?? Promise.all([...listeners].map(listener => notify(message, listener)))
    deliveries.set(key, delivery)
    const [oldest] = deliveries.keys()
    if (deliveries.size > cacheLimit && oldest !== undefined) deliveries.delete(oldest)
    // In an object: the next message waits for this function, but not for the listeners.
    return { delivery }
  }

  return async message => {
    const started = last.then(() => start(message))
    last = started
    await (await started).delivery
  }
}
