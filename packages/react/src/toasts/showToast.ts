import { getInternals } from '../latchkit/internals.js'
import type { Latchkit } from '../latchkit/types.js'
import { ensureModal } from '../modal/ensureModal.js'
import type { Toast } from './types.js'

/** Milliseconds between one toast's end and the next one's start, so that a second one is seen as new. */
export const toastReshowDelay = 150

const durations = { success: 4000, error: 6000, loading: undefined } as const

/** Shows a toast in place of the one that is shown. A loading one stays until it is replaced or dismissed. */
export function showToast(latchkit: Latchkit, parameters: Omit<Toast, 'id'>): void {
  const { toast, runtime } = getInternals(latchkit)
  const previous = toast.get()
  clearTimeout(runtime.toastTimer)
  const show = () => {
    runtime.toastPending = false
    toast.set({ ...parameters, id: (previous?.id ?? 0) + 1 })
    const duration = durations[parameters.variant]
    runtime.toastTimer = duration ? setTimeout(() => toast.set(undefined), duration) : undefined
    ensureModal(latchkit)
  }
  if (previous || runtime.toastPending) {
    runtime.toastPending = true
    toast.set(undefined)
    runtime.toastTimer = setTimeout(show, toastReshowDelay)
  } else show()
}
