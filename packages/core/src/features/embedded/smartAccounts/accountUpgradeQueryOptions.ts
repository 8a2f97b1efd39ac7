import type { Client } from '../../../types/client.js'
import { type AccountUpgrade, getEoa, readAccountUpgrade } from './readAccountUpgrade.js'

/** Options for `useQuery` or `queryClient.fetchQuery` of TanStack Query 5. `staleTime` is in milliseconds. */
export type AccountUpgradeQueryOptions = {
  readonly queryKey: readonly ['latchkit', string, 'accountUpgrade', string, number]
  readonly queryFn: (context: { readonly signal?: AbortSignal | undefined }) => Promise<AccountUpgrade>
  readonly staleTime: number
  readonly retry: false
}

/**
 * Returns options for TanStack Query that read whether the eoa of the embedded wallet is upgraded on its network, as
 * `readAccountUpgrade` does. Never fresh: the next batch may upgrade it.
 *
 * @throws FrameLoginRequiredError `frame/login-required`, while signed out
 *
 * @example
 * const { isUpgraded } = await queryClient.fetchQuery(accountUpgradeQueryOptions(client))
 */
export function accountUpgradeQueryOptions(client: Client): AccountUpgradeQueryOptions {
  const { address, chainId } = getEoa(client)
  return {
    queryKey: ['latchkit', client.uid, 'accountUpgrade', address, chainId],
    queryFn: ({ signal }) => readAccountUpgrade(client, { signal }),
    staleTime: 0,
    retry: false,
  }
}
