import { type CreateRankingParameters, createRanking } from './createRanking.js'

/**
 * Kind of an endpoint's error: a `final` error would be the same at every endpoint, a `call` is an error of the call
 * itself, such as a revert, an `answer` is another error response of this endpoint, a `failure` is a missing response.
 */
export type FallbackVerdict = 'final' | 'call' | 'answer' | 'failure'

const ranks = { failure: 0, answer: 1, call: 2 }

/** Parameters of {@link createFallback}. */
export type CreateFallbackParameters = CreateRankingParameters & {
  /** Classifies an error. */
  judge(error: unknown): FallbackVerdict
  /**
   * Whether there is one more endpoint, with the number `count`. It is not ranked, and called only after all others have
   * failed and none with an error of the call. Default: none.
   */
  readonly hasLast?: boolean | undefined
}

/** Calls `ask` with the best endpoint, and with the next when it fails. */
export type Fallback = <value>(ask: (index: number) => Promise<value>) => Promise<value>

/**
 * Tries endpoints in the order of {@link createRanking} until a call succeeds or an error is final. When none works, it
 * throws the last `call`, else the last `answer`, else the last `failure`. An error of the last endpoint is thrown as it is.
 *
 * @example
 * const fallback = createFallback({ count: urls.length, ping, judge: () => 'failure' })
 * const response = await fallback(index => fetch(urls[index]))
 */
export function createFallback({ judge, hasLast, ...parameters }: CreateFallbackParameters): Fallback {
  const ranking = createRanking(parameters)
  return async ask => {
    ranking.use()
    let thrown: { readonly error: unknown; readonly verdict: keyof typeof ranks } | undefined
    for (const index of ranking.order()) {
      try {
        return await ask(index)
      } catch (error) {
        const verdict = judge(error)
        if (verdict === 'final') throw error
        if (!thrown || ranks[verdict] >= ranks[thrown.verdict]) thrown = { error, verdict }
      }
    }
    if (thrown?.verdict !== 'call' && hasLast) return ask(parameters.count)
    throw thrown?.error
  }
}
