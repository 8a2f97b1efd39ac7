import { createSlot } from '../latchkit/setup.js'
import type { Latchkit } from '../latchkit/types.js'

/** The element that had the focus before the modal took it. */
export const getOpener = /*#__PURE__*/ createSlot<{ element?: HTMLElement | undefined }>(() => ({}))

/** Keeps the focused element, unless an element is kept already. */
export function rememberOpener(latchkit: Latchkit): void {
  const { activeElement } = document
  if (activeElement instanceof HTMLElement && activeElement !== document.body)
    getOpener(latchkit).element ??= activeElement
}

export function forgetOpener(latchkit: Latchkit): void {
  getOpener(latchkit).element = undefined
}
