import { loadLocale } from '../i18n/setLocale.js'
import { watchRequests } from '../requests/watchRequests.js'
import { hideModal } from '../router/closeModal.js'
import { getMount, unmountModal } from '../router/ensureModal.js'
import { forgetOpener } from '../router/opener.js'
import { watchSignIn } from '../siwx/watchSignIn.js'
import { createSlot } from './setup.js'
import type { Latchkit } from './types.js'

/** Functions that stop a started client, in call order, and the mounted providers. */
const getRun = /*#__PURE__*/ createSlot<{ stops: readonly (() => void)[]; providers: number }>(() => ({
  stops: [],
  providers: 0,
}))

/** Starts the client unless it is started. Stops it when the last provider is unmounted. */
export function startClient(latchkit: Latchkit): void {
  const run = getRun(latchkit)
  if (run.stops.length > 0) return
  const { client } = latchkit
  const stop = client.start()
  const stopRequests = watchRequests(latchkit)
  // The sign-in stops first, so that it does not reopen the modal after it is closed.
  run.stops = [
    ...(client.config.siwx ? [watchSignIn(latchkit)] : []),
    stopRequests,
    () => clear(latchkit),
    stop,
  ]
}

/** Starts the client for a provider, which passes errors to the app; returns the unmount function. */
export function retainClient(latchkit: Latchkit, fail: (error: unknown) => void): () => void {
  const run = getRun(latchkit)
  run.providers += 1
  // In a separate task: together with the app's first effects it would block a slow device for too long.
  const timer = setTimeout(() => {
    try {
      startClient(latchkit)
      loadLocale(latchkit)
    } catch (error) {
      fail(error)
    }
  })
  return () => {
    clearTimeout(timer)
    run.providers -= 1
    // StrictMode and HMR remount immediately after they unmount, before the next microtask.
    queueMicrotask(() => {
      if (run.providers > 0) return
      const { stops } = run
      run.stops = []
      for (const stop of stops) stop()
    })
  }
}

/** Removes everything that is shown. */
function clear(latchkit: Latchkit): void {
  for (const dismiss of getMount(latchkit).dismissals) dismiss(latchkit)
  hideModal(latchkit)
  unmountModal(latchkit)
  forgetOpener(latchkit)
}
