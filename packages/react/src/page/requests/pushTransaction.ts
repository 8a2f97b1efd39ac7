import { requestActivityAtom } from '@latchkit/core/requests'
import { getSetup } from '../latchkit/setup.js'
import type { Latchkit } from '../latchkit/types.js'
import type { Transaction } from './types.js'

/**
 * Has a flow called back when the next request to an embedded wallet ends. The modal then returns to the view that it
 * came from, instead of closing. Flows within flows end from the inside; closing the modal cancels all of them. Send the
 * request once the promise has resolved.
 *
 * @example
 * await pushTransaction(latchkit, { onSuccess: () => show('Sent'), onCancel: () => show('Not sent') })
 * await walletClient.sendTransaction(transaction)
 */
export async function pushTransaction(latchkit: Latchkit, transaction: Transaction): Promise<void> {
  const { followRequests } = await getSetup(latchkit).loaders.loadRequests()
  const { last } = latchkit.client.store.get(requestActivityAtom)
  followRequests(latchkit, last).transactions.push(transaction)
}
