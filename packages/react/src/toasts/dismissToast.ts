import { getInternals } from '../latchkit/internals.js'
import type { Latchkit } from '../latchkit/types.js'

export function dismissToast(latchkit: Latchkit): void {
  const { toast, runtime } = getInternals(latchkit)
  clearTimeout(runtime.toastTimer)
  runtime.toastPending = false
  toast.set(undefined)
}
