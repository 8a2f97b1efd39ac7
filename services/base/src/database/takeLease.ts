import type { Client } from 'pg'

/** Number of the advisory locks that processes hold on separate connections, as long as they live. */
const leaseNumber = 472_302

/** A task that only one of the processes on a database performs. */
export type Lease = {
  /** False once the connection that held it is lost. */
  isHeld(): boolean
  /** Releases the lease for others. Safe to call again. */
  end(): Promise<void>
}

/**
 * Takes the advisory lock of a name on a separate connection.
 *
 * @param parameters.onLost - called once when the connection is lost
 * @returns `undefined` when another process has it
 */
export async function takeLease(parameters: {
  readonly name: string
  /** Returns a connection that is not open yet. */
  connect(): Client
  onError(error: Error): void
  onLost?: (() => void) | undefined
}): Promise<Lease | undefined> {
  const { name, connect, onError, onLost } = parameters
  const client = connect()
  // Without a listener, an error of the connection would end the process. `end` follows the error.
  client.on('error', onError)
  let isFree = false
  try {
    await client.connect()
    const { rows } = await client.query('select pg_try_advisory_lock($1, hashtext($2)) as is_free', [
      leaseNumber,
      name,
    ])
    isFree = rows[0]?.is_free === true
  } finally {
    if (!isFree) await client.end().catch(() => {})
  }
  if (!isFree) return undefined
  let isHeld = true
  let ending: Promise<void> | undefined
  client.on('end', () => {
    isHeld = false
    if (!ending) onLost?.()
  })
  return {
    isHeld: () => isHeld,
    end: () => {
      ending ??= client.end()
      return ending
    },
  }
}
