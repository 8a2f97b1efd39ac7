/** Parameters of {@link createRanking}. */
export type CreateRankingParameters = {
  /** Number of endpoints, numbered from 0 in the order of preference. */
  readonly count: number
  /** Sends a small request to an endpoint. Rejects if the endpoint does not work. */
  ping(index: number, signal: AbortSignal): Promise<unknown>
  /** Whether to measure now; false while a page is hidden, for example. Default: always. */
  isWanted?(): boolean
  /** Time between two rounds, in milliseconds. Default: 4,000. */
  readonly interval?: number | undefined
  /** Number of rounds that are kept; measuring ends after as many rounds without a read. Default: 10. */
  readonly sampleCount?: number | undefined
  /** Longest time of a response, in milliseconds. Default: 1,000. */
  readonly timeout?: number | undefined
  /** Monotonic clock in milliseconds. Default: `performance.now`. */
  readonly now?: (() => number) | undefined
}

/** Return type of {@link createRanking}. */
export type Ranking = {
  /** The endpoints, the best first. */
  order(): readonly number[]
  /** Call it at each read. Without reads, measuring ends. */
  use(): void
  stop(): void
}

type Sample = { readonly isAlive: boolean; readonly latency: number }

const weights = { stability: 0.7, latency: 0.3 }

/**
 * Ranks endpoints by stability (weight 0.7) and latency (0.3). Measuring starts at the first read and ends soon after
 * the last.
 *
 * @example
 * const ranking = createRanking({ count: urls.length, ping: (index, signal) => fetch(urls[index], { signal }) })
 */
export function createRanking(parameters: CreateRankingParameters): Ranking {
  const { count, ping, isWanted = () => true } = parameters
  const { interval = 4000, sampleCount = 10, timeout = 1000, now = () => performance.now() } = parameters
  const samples: Sample[][] = Array.from({ length: count }, () => [])
  let order: readonly number[] = Array.from({ length: count }, (_, index) => index)
  let timer: ReturnType<typeof setTimeout> | undefined
  let ending: AbortController | undefined
  let idleRounds = 0

  async function measure(index: number, stopped: AbortSignal): Promise<Sample> {
    const start = now()
    const late = new AbortController()
    const end = () => late.abort()
    const limit = setTimeout(end, timeout)
    stopped.addEventListener('abort', end)
    try {
      // The race ends an endpoint that ignores the signal, too.
      await Promise.race([ping(index, late.signal), untilAborted(late.signal)])
      return { isAlive: true, latency: now() - start }
    } catch {
      return { isAlive: false, latency: timeout }
    } finally {
      clearTimeout(limit)
      stopped.removeEventListener('abort', end)
    }
  }

  async function round(stopped: AbortSignal) {
    const measured = await Promise.all(samples.map((_, index) => measure(index, stopped)))
    if (stopped.aborted) return
    for (const [index, sample] of measured.entries())
      samples[index] = [...(samples[index] ?? []), sample].slice(-sampleCount)
    order = rank(samples)
    idleRounds += 1
    timer = setTimeout(() => {
      if (idleRounds < sampleCount && isWanted()) void round(stopped)
      else stop()
    }, interval)
  }

  function stop() {
    clearTimeout(timer)
    ending?.abort()
    ending = undefined
  }

  return {
    order: () => order,
    use() {
      idleRounds = 0
      if (ending || count < 2 || !isWanted()) return
      ending = new AbortController()
      void round(ending.signal)
    },
    stop,
  }
}

function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
}

function rank(samples: readonly (readonly Sample[])[]): readonly number[] {
  const means = samples.map(list => list.reduce((sum, { latency }) => sum + latency, 0) / list.length)
  const slowest = Math.max(...means, Number.MIN_VALUE)
  const scores = samples.map((list, index) => {
    const stability = list.filter(({ isAlive }) => isAlive).length / list.length
    const latency = stability === 0 ? 0 : 1 - (means[index] ?? slowest) / slowest
    return weights.stability * stability + weights.latency * latency
  })
  // Sorting is stable: endpoints of equal score keep the app's order.
  return scores.map((_, index) => index).sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0))
}
