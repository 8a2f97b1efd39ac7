import type { Client } from 'pg'
import { ConfigError } from '../configError.js'
import { type Lease, takeLease } from './takeLease.js'

/** Milliseconds between two tries to connect again. */
const pause = 500

/**
 * Holds the lease of a server as long as the process lives. A lost connection loses the lease: it is taken again as soon as
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
  let current: Lease | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false

  async function take(): Promise<void> {
    const lease = await takeLease({ name: variable, connect, onError, onLost: retake })
    if (!lease)
      throw new ConfigError(
        'bad-config',
        `${variable}: another process uses this database; several need a Redis (REDIS_URL)`,
      )
    if (isOver) return lease.end()
    current = lease
  }

  function retake() {
    current = undefined
    if (isOver) return
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
