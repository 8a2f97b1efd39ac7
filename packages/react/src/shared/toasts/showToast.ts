import { createSlot } from '../../page/latchkit/setup.js'
import type { Latchkit } from '../../page/latchkit/types.js'
import { getStore } from '../../page/provider/getStore.js'
import { ensureModal, getMount } from '../../page/router/ensureModal.js'
import { type Toast, toastAtom, toastPendingAtom } from '../../page/toasts/atoms.js'

/** Milliseconds between two toasts, so that the second toast is seen as new. */
export const toastReshowDelay = 150

const durations = { success: 4000, error: 6000, loading: undefined } as const

/** The timer that shows the next toast or removes the current toast. */
const getToastTimer = /*#__PURE__*/ createSlot<{ id?: ReturnType<typeof setTimeout> | undefined }>(() => ({}))

/** Shows a toast instead of the shown toast. A loading toast stays until it is replaced or dismissed. */
export function showToast(latchkit: Latchkit, parameters: Omit<Toast, 'id'>): void {
  const store = getStore(latchkit)
  const timer = getToastTimer(latchkit)
  const previous = store.get(toastAtom)
  clearTimeout(timer.id)
  getMount(latchkit).dismissals.add(dismissToast)
  const show = () => {
    store.set(toastPendingAtom, false)
    store.set(toastAtom, { ...parameters, id: (previous?.id ?? 0) + 1 })
    const duration = durations[parameters.variant]
    timer.id = duration ? setTimeout(() => store.set(toastAtom, undefined), duration) : undefined
    ensureModal(latchkit)
  }
  if (previous || store.get(toastPendingAtom)) {
    store.set(toastPendingAtom, true)
    store.set(toastAtom, undefined)
    timer.id = setTimeout(show, toastReshowDelay)
  } else show()
}

/** Removes the toast that is shown and the toast that waits. */
export function dismissToast(latchkit: Latchkit): void {
  const store = getStore(latchkit)
  clearTimeout(getToastTimer(latchkit).id)
  store.set(toastPendingAtom, false)
  store.set(toastAtom, undefined)
}
