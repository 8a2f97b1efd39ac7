/** Parameters of {@link pollUntil}. */
export type PollUntilParameters<result> = {
  /** Reads once; undefined if there is no result yet. */
  read(): Promise<result | undefined>
  /** The longest time between two reads in the first minutes, in milliseconds. */
  readonly interval: number
  readonly signal?: AbortSignal | undefined
}

/** Failed reads in a row after which the last error is thrown. */
const maxFailures = 10
/** The first reads are close to each other, because most chains are faster than their interval says. */
const first = 250
/** The longest time between two reads of something that takes hours, in milliseconds. */
const longest = 30_000

/**
 * Reads until there is a result: often at first, then at `interval`, then every 30 seconds. A failed read is repeated;
 * after ten failures in a row the last error is thrown.
 *
 * @throws the reason of `signal`, immediately when it is aborted
 * @example
 * const receipt = await pollUntil({ read: () => readReceipt(hash), interval: 4000, signal })
 */
export async function pollUntil<result>({
  read,
  interval,
  signal,
}: PollUntilParameters<result>): Promise<result> {
  let failures = 0
  for (let count = 0; ; count += 1) {
    signal?.throwIfAborted()
    try {
      const result = await read()
      signal?.throwIfAborted()
      if (result !== undefined) return result
      failures = 0
    } catch (error) {
      signal?.throwIfAborted()
      failures += 1
      if (failures === maxFailures) throw error
    }
    // About two minutes of reads at 4 seconds, then ever slower.
    const wanted = count < 40 ? Math.min(interval, first * 1.4 ** count) : interval * 1.1 ** (count - 40)
    await wait(Math.min(wanted, Math.max(longest, interval)), signal)
  }
}

function wait(time: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, time)
    signal?.addEventListener('abort', stop, { once: true })
  })
}
