import { getInternals } from '../latchkit/internals.js'
import type { Latchkit } from '../latchkit/types.js'
import { pushView } from '../router/pushView.js'
import { isApproving } from './isApproving.js'

/** Shows what is to be approved, on top of what is open. */
export function showApproval(latchkit: Latchkit): void {
  if (isApproving(latchkit)) return
  if (getInternals(latchkit).router.get().open) pushView(latchkit, 'ApproveTransaction')
  else latchkit.modal.open({ view: 'ApproveTransaction' })
}
