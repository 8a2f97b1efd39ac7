import type { Latchkit } from '../latchkit/types.js'
import { forgetOpener, getOpener } from './opener.js'

/** Gives the focus back to what opened the modal, where the platform did not. */
export function restoreFocus(latchkit: Latchkit): void {
  const { element } = getOpener(latchkit)
  forgetOpener(latchkit)
  if (!element?.isConnected || document.activeElement === element) return
  // The focus was moved on purpose while the modal closed.
  if (document.activeElement && document.activeElement !== document.body) return
  element.focus({ preventScroll: true })
}
