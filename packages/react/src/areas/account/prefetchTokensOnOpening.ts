import type { Client } from '@latchkit/core'
import { tokenBalancesQueryOptions } from '@latchkit/core/balances'
import { accountAtom } from '@latchkit/core/connection'
import { networkAtom, supportedChainsQueryOptions } from '@latchkit/core/networks'
import { openQueryClient } from '@latchkit/core/query'
import { QueryClient } from '@tanstack/react-query'
import { entryAtom, isOpenAtom } from '../../page/router/atoms.js'

/**
 * Requests the tokens of the account, and the chains that the gateway serves, in the press that opens a prepared
 * Account, so that the request is pending while the dialog is shown. The queries of the view share it. Returns the stop
 * function.
 */
export function prefetchTokensOnOpening(client: Client): () => void {
  const { store } = client
  return store.sub(isOpenAtom, () => {
    const { address } = store.get(accountAtom)
    const { network } = store.get(networkAtom)
    const isShown = store.get(isOpenAtom) && store.get(entryAtom)?.view === 'Account'
    if (!isShown || !address || !network) return
    const queryClient = openQueryClient(client, QueryClient)
    if (client.config.gateway) void queryClient.prefetchQuery(supportedChainsQueryOptions(client))
    void queryClient.prefetchQuery(tokenBalancesQueryOptions(client, { address, network }))
  })
}
