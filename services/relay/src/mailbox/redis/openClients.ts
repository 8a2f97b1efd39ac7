import { ConfigError, connectRedis, type Logger } from '@latchkit/service-base'
import type { Redis } from 'ioredis'
import type { RelayLimits } from '../../settings.js'

/** Attempts to reconnect after which waiting calls fail, so that they do not accumulate while Redis is unreachable. */
const reconnectAttempts = 4

/** The connections of a mailbox: a connection that is subscribed to channels takes no other calls. */
export type Clients = {
  readonly redis: Redis
  readonly listener: Redis
  /**
   * Ends both connections, which would keep a process that has not started. To be called when one of the first calls fails: a
   * replica refuses to write, and Redis refuses commands that its user may not run.
   *
   * @throws ConfigError
   */
  refuse(cause: unknown): never
}

/** Connects to Redis, once for calls and once for channels. @throws ConfigError when Redis is unreachable */
export async function openClients(url: string, limits: RelayLimits, log: Logger): Promise<Clients> {
  const opened: Redis[] = []
  const connect = async () => {
    const options = {
      commandTimeout: limits.mailboxWait,
      maxRetriesPerRequest: reconnectAttempts,
      protocol: 2,
      retryStrategy: (attempt: number) => Math.min(attempt * 50, 2_000),
    } as const
    const client = await connectRedis(url, options, error => log.warn({ reason: error.message }, 'Redis'))
    opened.push(client)
    return client
  }
  const refuse = (cause: unknown): never => {
    for (const client of opened) client.disconnect()
    if (cause instanceof ConfigError) throw cause
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new ConfigError('bad-config', `REDIS_URL: ${new URL(url).host}: ${reason}`, { cause })
  }
  const redis = await connect()
  return { redis, listener: await connect().catch(refuse), refuse }
}
