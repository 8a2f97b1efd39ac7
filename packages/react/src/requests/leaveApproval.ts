import { getInternals } from '../latchkit/internals.js'
import type { Latchkit } from '../latchkit/types.js'
import { goBack } from '../router/goBack.js'
import { isApproving } from './isApproving.js'
import type { RequestsRuntime } from './types.js'
import { waitsForApproval } from './waitsForApproval.js'

/** Leaves the view of requests once there is nothing left to approve: back to the flow that asked, else out. */
export function leaveApproval(
  latchkit: Latchkit,
  requests: RequestsRuntime,
  { toFlow }: { readonly toFlow: boolean },
): void {
  if (!isApproving(latchkit) || waitsForApproval(latchkit.client)) return
  requests.leaving = true
  if (toFlow && getInternals(latchkit).router.get().history.length > 1) goBack(latchkit)
  else latchkit.modal.close()
  requests.leaving = false
}
