import type { Client } from '../../../types/client.js'
import { validateName } from '../validateName.js'
import { NameSuggestionsError } from './errors.js'

/** A name that may be available. */
export type NameSuggestion = {
  /** Without the parent, such as `alice`. */
  readonly name: string
  /** Whether the name is taken. */
  readonly registered: boolean
}

/** Options for `useQuery` or `fetchQuery` of TanStack Query 5. `staleTime` is in milliseconds. */
export type NameSuggestionsQueryOptions = {
  readonly queryKey: readonly ['latchkit', string, 'nameSuggestions', string]
  readonly queryFn: (context: {
    readonly signal?: AbortSignal | undefined
  }) => Promise<readonly NameSuggestion[]>
  readonly staleTime: number
  readonly retry: false
}

/**
 * Options for a query of a name and of similar available names. No request is sent for an invalid name. Fresh for 5
 * minutes.
 *
 * @throws NameSuggestionsError `names/suggestions-failed`
 *
 * @example
 * const { data: suggestions } = useQuery(nameSuggestionsQueryOptions(client, { name: 'alice' }))
 */
export function nameSuggestionsQueryOptions(
  client: Client,
  { name }: { readonly name: string },
): NameSuggestionsQueryOptions {
  const wanted = name.toLowerCase()
  return {
    queryKey: ['latchkit', client.uid, 'nameSuggestions', wanted],
    async queryFn({ signal }) {
      const { names } = client.config
      if (!names || validateName(wanted)) return []
      try {
        const { fetchSuggestions } = await import('../lazy/registrationApi.js')
        return await fetchSuggestions(client, { name: wanted, parent: names.parent, signal })
      } catch (cause) {
        throw new NameSuggestionsError({ cause })
      }
    },
    staleTime: 5 * 60_000,
    retry: false,
  }
}
