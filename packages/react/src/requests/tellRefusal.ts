import { getInternals } from '../latchkit/internals.js'
import type { Latchkit } from '../latchkit/types.js'
import { showToast } from '../toasts/showToast.js'
import { approveTransactionMessages } from '../views/requests/approveTransactionMessages.js'
import { isApproving } from './isApproving.js'

/** Until the modal stands still, in milliseconds. */
export const refusalDelay = 300

/** Opens the modal and says there, a moment later, that something is not allowed. Returns how to stay silent. */
export function tellRefusal(latchkit: Latchkit): () => void {
  const { router, locale } = getInternals(latchkit)
  if (!router.get().open || isApproving(latchkit)) latchkit.modal.open()
  const timer = setTimeout(() => {
    const key = 'approve.notAllowed'
    const translated = locale.get().messages[key]
    const message = typeof translated === 'string' ? translated : approveTransactionMessages[key]
    showToast(latchkit, { variant: 'error', message })
  }, refusalDelay)
  return () => clearTimeout(timer)
}
