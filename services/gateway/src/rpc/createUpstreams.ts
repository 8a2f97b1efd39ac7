import { askUpstream, type UpstreamOutcome } from './askUpstream.js'

/** The RPC URLs of one chain, asked one after another. */
export type Upstreams = {
  ask(body: string, signal: AbortSignal): Promise<UpstreamOutcome>
}

/** Milliseconds for which an upstream that failed is asked last. */
const restTime = 30_000

/** Shares `timeout` among the URLs, so that the last one has its turn while the caller still waits. */
export function createUpstreams(parameters: {
  readonly urls: readonly string[]
  /** Milliseconds for all together. */
  readonly timeout: number
  readonly maxBytes: number
  onOutcome(url: string, outcome: UpstreamOutcome): void
}): Upstreams {
  const { urls, timeout, maxBytes, onOutcome } = parameters
  const restsUntil = new Map<string, number>()
  return {
    ask: async (body, signal) => {
      const start = performance.now()
      const rests = (url: string) => (restsUntil.get(url) ?? 0) > start
      const order = [...urls.filter(url => !rests(url)), ...urls.filter(rests)]
      let best: UpstreamOutcome = { kind: 'failed', reason: 'network' }
      for (const [index, url] of order.entries()) {
        const left = timeout - (performance.now() - start)
        if (left <= 0 || signal.aborted) break
        const share = Math.ceil(left / (order.length - index))
        const outcome = await askUpstream({ url, body, timeout: share, maxBytes, signal })
        if (signal.aborted) break
        onOutcome(url, outcome)
        if (outcome.kind === 'answer' || outcome.kind === 'empty') {
          restsUntil.delete(url)
          return outcome
        }
        restsUntil.set(url, performance.now() + restTime)
        if (best.kind === 'failed') best = outcome
      }
      return best
    },
  }
}
