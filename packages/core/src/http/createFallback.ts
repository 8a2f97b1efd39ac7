import { type CreateRankingParameters, createRanking } from './createRanking.js'

/**
 * Kind of an endpoint's error: a `final` error would be the same at every endpoint, an `answer` is an error response of
 * this endpoint, a `failure` is a missing response.
 */
export type FallbackVerdict = 'final' | 'answer' | 'failure'

/** Parameters of {@link createFallback}. */
export type CreateFallbackParameters = CreateRankingParameters & {
  /** Classifies an error. */
  judge(error: unknown): FallbackVerdict
}

/** Calls `ask` with the best endpoint, and with the next when it fails. */
export type Fallback = <value>(ask: (index: number) => Promise<value>) => Promise<value>

/**
 * Tries endpoints in the order of {@link createRanking} until a call succeeds or an error is final. When none works, it
 * throws the last `answer`, else the last `failure`.
 *
 * @example
 * const fallback = createFallback({ count: urls.length, ping, judge: () => 'failure' })
 * const response = await fallback(index => fetch(urls[index]))
 */
export function createFallback({ judge, ...parameters }: CreateFallbackParameters): Fallback {
  const ranking = createRanking(parameters)
  return async ask => {
    ranking.use()
    let thrown: { readonly error: unknown; readonly verdict: FallbackVerdict } | undefined
    for (const index of ranking.order()) {
      try {
        return await ask(index)
      } catch (error) {
        const verdict = judge(error)
        if (verdict === 'final') throw error
        if (verdict === 'answer' || thrown?.verdict !== 'answer') thrown = { error, verdict }
      }
    }
    throw thrown?.error
  }
}
