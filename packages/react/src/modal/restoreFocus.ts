import { getInternals } from '../latchkit/internals.js'
import type { Latchkit } from '../latchkit/types.js'

/** Gives the focus back to what opened the modal, where the platform did not. */
export function restoreFocus(latchkit: Latchkit): void {
  const { runtime } = getInternals(latchkit)
  const { opener } = runtime
  runtime.opener = undefined
  if (!opener?.isConnected || document.activeElement === opener) return
  // Somebody moved the focus on purpose while the modal closed.
  if (document.activeElement && document.activeElement !== document.body) return
  opener.focus({ preventScroll: true })
}
