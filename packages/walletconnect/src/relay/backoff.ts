import { backoffFirst, backoffLimit } from '../constants.js'

/**
 * Milliseconds to wait after `failures` failed attempts: doubled each time, and somewhere between half and all of it,
 * so that the clients of a relay that restarts do not come back all at once.
 */
export function backoff(failures: number): number {
  return Math.min(backoffLimit, backoffFirst * 2 ** failures) * (0.5 + Math.random() / 2)
}
