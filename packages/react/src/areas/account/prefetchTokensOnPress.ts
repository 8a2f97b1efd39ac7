import type { Client } from '@latchkit/core'
import { tokenBalancesQueryOptions } from '@latchkit/core/balances'
import { accountAtom } from '@latchkit/core/connection'
import { networkAtom, supportedChainsQueryOptions } from '@latchkit/core/networks'
import { openQueryClient } from '@latchkit/core/query'
import { QueryClient } from '@tanstack/react-query'
import { entryAtom, isOpenAtom, pressAtom } from '../../page/router/atoms.js'
import { preparedEntryAtom } from '../../page/router/lazyAtoms.js'

/**
 * Requests the tokens of the account, and the chains that the gateway serves, when a button is pressed down for which
 * Account is prepared, at the latest when Account is opened: the request is then pending while the dialog is shown. The
 * queries of the view share it. Returns the stop function.
 */
export function prefetchTokensOnPress(client: Client): () => void {
  const { store } = client
  const prefetch = () => {
    const { address } = store.get(accountAtom)
    const { network } = store.get(networkAtom)
    if (!address || !network) return
    const queryClient = openQueryClient(client, QueryClient)
    if (client.config.gateway) void queryClient.prefetchQuery(supportedChainsQueryOptions(client))
    void queryClient.prefetchQuery(tokenBalancesQueryOptions(client, { address, network }))
  }
  const stopPress = store.sub(pressAtom, () => {
    if (store.get(preparedEntryAtom)?.view === 'Account') prefetch()
  })
  const stopOpening = store.sub(isOpenAtom, () => {
    if (store.get(isOpenAtom) && store.get(entryAtom)?.view === 'Account') prefetch()
  })
  return () => {
    stopPress()
    stopOpening()
  }
}
