import { importWithRetry } from '../connection/importWithRetry.js'

/** Loads what permissions need at their first use, and nothing before. A failed load is repeated. */
export async function loadPermissionCalls() {
  const [{ fetchSessions, postSession }, { readGranted, readRevocation, readSupported, toPci }] =
    await Promise.all([
      importWithRetry(() => import('./api.js')),
      importWithRetry(() => import('./readGranted.js')),
    ])
  return { fetchSessions, postSession, readGranted, readRevocation, readSupported, toPci }
}
