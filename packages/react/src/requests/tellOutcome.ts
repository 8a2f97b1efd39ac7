import type { RequestOutcome } from '@latchkit/core/requests'
import type { Latchkit } from '../latchkit/types.js'
import { callBack } from './callBack.js'
import { leaveApproval } from './leaveApproval.js'
import type { RequestsRuntime } from './types.js'

/** A request that signs has ended: the flow that waits for it goes on, or the modal closes. */
export function tellOutcome(
  latchkit: Latchkit,
  requests: RequestsRuntime,
  outcome: Exclude<RequestOutcome, { status: 'notAllowed' }>,
): void {
  // A read that failed is nothing that was shown.
  if (outcome.request.policy === 'safe') return
  const transaction = requests.transactions.pop()
  leaveApproval(latchkit, requests, { toFlow: transaction !== undefined })
  callBack(latchkit, () => {
    if (outcome.status === 'success') transaction?.onSuccess?.()
    else if (outcome.status === 'error') transaction?.onError?.(outcome.error)
    else transaction?.onCancel?.()
  })
}
