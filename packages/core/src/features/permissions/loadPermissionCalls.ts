import { importWithRetry } from '../connection/importWithRetry.js'

/** Loads what permissions need at their first use, and nothing before. A failed load is repeated. */
export async function loadPermissionCalls() {
  const [{ fetchSessions }, { deliver, readKept, startDelivery }, readers] = await Promise.all([
    importWithRetry(() => import('./api.js')),
    importWithRetry(() => import('./delivery.js')),
    importWithRetry(() => import('./readGranted.js')),
  ])
  const { readGranted, readRevocation, readSupported, toPci } = readers
  return {
    fetchSessions,
    deliver,
    readKept,
    startDelivery,
    readGranted,
    readRevocation,
    readSupported,
    toPci,
  }
}
