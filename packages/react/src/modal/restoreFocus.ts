import { createSlot } from '../latchkit/setup.js'
import type { Latchkit } from '../latchkit/types.js'

/** The element that had the focus before the modal took it. */
const getOpener = /*#__PURE__*/ createSlot<{ element?: HTMLElement | undefined }>(() => ({}))

/** Keeps the focused element, unless one is kept already. */
export function rememberOpener(latchkit: Latchkit): void {
  const { activeElement } = document
  if (activeElement instanceof HTMLElement && activeElement !== document.body)
    getOpener(latchkit).element ??= activeElement
}

export function forgetOpener(latchkit: Latchkit): void {
  getOpener(latchkit).element = undefined
}

/** Gives the focus back to what opened the modal, where the platform did not. */
export function restoreFocus(latchkit: Latchkit): void {
  const { element } = getOpener(latchkit)
  forgetOpener(latchkit)
  if (!element?.isConnected || document.activeElement === element) return
  // The focus was moved on purpose while the modal closed.
  if (document.activeElement && document.activeElement !== document.body) return
  element.focus({ preventScroll: true })
}
