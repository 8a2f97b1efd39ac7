import { type CreateRankingParameters, createRanking } from './createRanking.js'

/**
 * What an endpoint's error says: `final` is the same wherever one asks, an `answer` came from the endpoint itself and
 * may be another elsewhere, a `failure` means that there was no answer.
 */
export type FallbackVerdict = 'final' | 'answer' | 'failure'

/** What {@link createFallback} chooses among, and how it reads errors. */
export type CreateFallbackParameters = CreateRankingParameters & {
  judge(error: unknown): FallbackVerdict
}

/** Asks the best endpoint, and the next one when it fails. */
export type Fallback = <value>(ask: (index: number) => Promise<value>) => Promise<value>

/**
 * Chooses among endpoints by {@link createRanking}, and moves on to the next one unless an error is final. When none
 * works, the last answer of an endpoint is thrown, else the last failure.
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
