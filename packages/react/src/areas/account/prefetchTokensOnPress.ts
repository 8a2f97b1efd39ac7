import type { Client } from '@latchkit/core'
import { tokenBalancesQueryOptions } from '@latchkit/core/balances'
import { accountAtom } from '@latchkit/core/connection'
import { networkAtom } from '@latchkit/core/networks'
import { openQueryClient } from '@latchkit/core/query'
import { QueryClient } from '@tanstack/react-query'
import { heldButtonAtom, isOpenAtom, modalStateAtom } from '../../page/router/atoms.js'
import { preparedEntryAtom } from '../../page/router/lazyAtoms.js'
import type { ViewName } from '../../page/router/types.js'

/**
 * Requests the tokens of the account when a button is pressed down for which Account is prepared, at the latest when
 * Account is opened: the request is then pending while the dialog is shown. The query of the view shares it. Returns the
 * stop function.
 */
export function prefetchTokensOnPress(client: Client): () => void {
  const { store } = client
  const prefetch = (view: ViewName | undefined) => {
    const { address } = store.get(accountAtom)
    const { network } = store.get(networkAtom)
    if (view !== 'Account' || !address || !network) return
    void openQueryClient(client, QueryClient).prefetchQuery(
      tokenBalancesQueryOptions(client, { address, network }),
    )
  }
  const followPress = () => {
    // A button that is removed gets no event of its release.
    if (store.get(heldButtonAtom)?.isConnected) prefetch(store.get(preparedEntryAtom)?.view)
  }
  // On a touch screen the press begins before Account is prepared.
  followPress()
  const stopPress = store.sub(heldButtonAtom, followPress)
  const stopOpening = store.sub(isOpenAtom, () => prefetch(store.get(modalStateAtom).view))
  return () => {
    stopPress()
    stopOpening()
  }
}
