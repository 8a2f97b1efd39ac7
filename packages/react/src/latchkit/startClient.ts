import { watchRequests } from '../requests/watchRequests.js'
import { watchSignIn } from '../siwx/watchSignIn.js'
import { getInternals } from './internals.js'
import type { Latchkit } from './types.js'

/** Starts the client unless that was done. Only the last provider's end, or `destroy`, stops it. */
export function startClient(latchkit: Latchkit): void {
  const { runtime } = getInternals(latchkit)
  if (runtime.stop) return
  runtime.stop = latchkit.client.start()
  runtime.stopRequests = watchRequests(latchkit)
  if (latchkit.client.config.siwx) runtime.stopSignIn = watchSignIn(latchkit)
}
