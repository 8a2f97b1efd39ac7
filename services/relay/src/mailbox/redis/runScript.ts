import type { Redis } from 'ioredis'
import { MailboxError } from '../mailboxError.js'
import type { Script } from './scripts.js'

/**
 * Runs a script by its hash, and by its text where Redis has forgotten it.
 *
 * @throws MailboxError
 */
export async function runScript(
  redis: Redis,
  script: Script,
  keys: readonly string[],
  values: readonly string[],
): Promise<readonly unknown[]> {
  try {
    const result: unknown = await redis
      .evalsha(script.hash, keys.length, ...keys, ...values)
      .catch((error: unknown) => {
        if (!(error instanceof Error && error.message.startsWith('NOSCRIPT'))) throw error
        return redis.eval(script.text, keys.length, ...keys, ...values)
      })
    if (Array.isArray(result)) return result
  } catch (cause) {
    throw new MailboxError('Redis did not run a script', { cause })
  }
  throw new MailboxError('Redis answered a script with something unexpected')
}
