import { getInternals } from './internals.js'
import type { Latchkit } from './types.js'

/** Gives the client back and removes everything that is shown. */
export function stopClient(latchkit: Latchkit): void {
  const { runtime, router, toast, alert } = getInternals(latchkit)
  // First of all, so that it does not open again what is closed here.
  runtime.stopSignIn?.()
  runtime.stopSignIn = undefined
  runtime.stopRequests?.()
  runtime.stopRequests = undefined
  clearTimeout(runtime.toastTimer)
  runtime.toastPending = false
  toast.set(undefined)
  alert.set(undefined)
  router.set({ ...router.get(), open: false, loading: false })
  runtime.unmount?.()
  runtime.stop?.()
  runtime.stop = undefined
  runtime.opener = undefined
}
