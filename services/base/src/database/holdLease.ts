import type { Client } from 'pg'
import { ConfigError } from '../configError.js'

/** Number of the advisory lock that a process holds on its own connection, as long as it lives. */
export const leaseNumber = 472_302

/** Milliseconds between two tries to connect again. */
const pause = 500

/**
 * Holds the lease of a server on a connection of its own. A lost connection loses the lease: it is taken again as soon as
 * the server answers, unless another process has it then.
 *
 * @param parameters.onTaken - called once in that case; nothing is tried any more
 * @throws ConfigError when another process has it now
 */
export async function holdLease(parameters: {
  readonly variable: string
  /** A connection that was not opened yet. */
  connect(): Client
  onError(error: Error): void
  onTaken(error: ConfigError): void
}): Promise<{ end(): Promise<void> }> {
  const { variable, connect, onError, onTaken } = parameters
  let current: Client | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false

  async function take(): Promise<void> {
    const client = connect()
    // Without a listener an error of the connection would end the process. `end` follows it.
    client.on('error', onError)
    try {
      await client.connect()
      const { rows } = await client.query('select pg_try_advisory_lock($1, hashtext($2)) as is_free', [
        leaseNumber,
        variable,
      ])
      if (!rows[0]?.is_free)
        throw new ConfigError(
          'bad-config',
          `${variable}: another process uses this database; several need a Redis (REDIS_URL)`,
        )
    } catch (error) {
      await client.end().catch(() => {})
      throw error
    }
    if (isOver) return client.end()
    current = client
    client.on('end', () => {
      if (!isOver) retake()
    })
  }

  function retake() {
    current = undefined
    timer = setTimeout(() => {
      take().catch(error => {
        if (isOver) return
        if (!(error instanceof ConfigError)) return retake()
        isOver = true
        onTaken(error)
      })
    }, pause)
  }

  await take()
  return {
    async end() {
      isOver = true
      clearTimeout(timer)
      await current?.end()
    },
  }
}
