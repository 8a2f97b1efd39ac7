import type { Client } from '../../types/client.js'
import { importWithRetry } from '../connection/start/importWithRetry.js'

/**
 * Cancels the sign-in of the active account; a later response of the wallet is dropped. If sign-in is required, disconnects
 * every wallet whose account has no session; otherwise, the account is not prompted again until another account or network
 * was active.
 *
 * @throws DisconnectFailedError `connection/disconnect-failed`
 *
 * @example
 * await cancelSignIn(client)
 */
export async function cancelSignIn(client: Client): Promise<void> {
  if (!client.config.siwx) return
  const { cancelAttempt } = await importWithRetry(() => import('./lazy/index.js'))
  await cancelAttempt(client)
}
