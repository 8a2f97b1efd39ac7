import { createSlot } from '../latchkit/setup.js'
import type { Latchkit } from '../latchkit/types.js'
import { getStore } from '../provider/getStore.js'
import { toastAtom, toastPendingAtom } from './atoms.js'

/** The timer that shows the next toast or ends this one. */
export const getToastTimer = /*#__PURE__*/ createSlot<{ id?: ReturnType<typeof setTimeout> | undefined }>(
  () => ({}),
)

/**
 * Removes the toast that is shown, and the one that would follow. It stands apart from `showToast`, because a page
 * needs it before it can show a toast.
 */
export function dismissToast(latchkit: Latchkit): void {
  const store = getStore(latchkit)
  clearTimeout(getToastTimer(latchkit).id)
  store.set(toastPendingAtom, false)
  store.set(toastAtom, undefined)
}
