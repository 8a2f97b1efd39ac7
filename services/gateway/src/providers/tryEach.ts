import { ProviderError } from './providerError.js'

/**
 * Tries providers in turn until one answers.
 *
 * @param onError - called for each failed provider
 * @throws ProviderError of the last provider, when none answers
 */
export async function tryEach<provider, result>(
  providers: readonly provider[],
  ask: (provider: provider) => Promise<result>,
  onError: (error: ProviderError, provider: provider) => void,
  signal: AbortSignal,
): Promise<result> {
  let last: ProviderError | undefined
  for (const provider of providers) {
    try {
      return await ask(provider)
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error
      last = error
      if (signal.aborted) break
      onError(error, provider)
    }
  }
  throw last ?? new ProviderError('no-answer', 'there is no provider')
}
