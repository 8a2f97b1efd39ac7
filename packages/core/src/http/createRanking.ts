/** What {@link createRanking} ranks, and how it looks. */
export type CreateRankingParameters = {
  /** How many endpoints there are; they are numbered from 0 in the order of preference. */
  readonly count: number
  /** Asks one endpoint something small. Rejecting means that it does not work. */
  ping(index: number, signal: AbortSignal): Promise<unknown>
  /** Whether looking is worth it now; false while a page is hidden, for example. Default: always. */
  isWanted?(): boolean
  /** Between two rounds, in milliseconds. Default: 4,000. */
  readonly interval?: number | undefined
  /** How many rounds are remembered; as many without a read end the looking. Default: 10. */
  readonly sampleCount?: number | undefined
  /** How long an endpoint may take, in milliseconds. Default: 1,000. */
  readonly timeout?: number | undefined
  /** Milliseconds on a clock that only goes forward. Default: `performance.now`. */
  readonly now?: (() => number) | undefined
}

/** What {@link createRanking} returns. */
export type Ranking = {
  /** The endpoints, the best first. */
  order(): readonly number[]
  /** Call it at each read: endpoints are measured as long as it is called now and then. */
  use(): void
  stop(): void
}

type Sample = { readonly isAlive: boolean; readonly latency: number }

const weights = { stability: 0.7, latency: 0.3 }

/**
 * Ranks endpoints by how often and how fast they answer: stability counts 0.7, latency 0.3. Nothing is asked before
 * the first read, and nothing any more soon after the last one.
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

  async function look(index: number, stopped: AbortSignal): Promise<Sample> {
    const start = now()
    const late = new AbortController()
    const end = () => late.abort()
    const limit = setTimeout(end, timeout)
    stopped.addEventListener('abort', end)
    try {
      // An endpoint that ignores the signal is given up as well.
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
    const looks = await Promise.all(samples.map((_, index) => look(index, stopped)))
    if (stopped.aborted) return
    for (const [index, sample] of looks.entries())
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
  // Sorting is stable: where two are as good, the app's own order stands.
  return scores.map((_, index) => index).sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0))
}
