import { getStore } from '../../../client/internal.js'
import type { Client } from '../../../types/client.js'
import { accountAtom } from '../../connection/start/atoms.js'
import { importWithRetry } from '../../connection/start/importWithRetry.js'

/** Loads the sign-in flow when the first account connects, and not before. */
export function startSiwx(client: Client): () => void {
  const { get, sub } = getStore(client)
  let isRunning = true
  let isLoading = false
  const load = () => {
    if (isLoading || !get(accountAtom).caipAddress) return
    isLoading = true
    importWithRetry(() => import('../lazy/index.js')).then(
      ({ followAccounts }) => {
        stop()
        if (isRunning) stop = followAccounts(client)
      },
      error => {
        // The next account change tries again.
        isLoading = false
        client.logger.error('Signing in could not be loaded.', { error })
      },
    )
  }
  let stop = sub(accountAtom, load)
  load()
  return () => {
    isRunning = false
    stop()
  }
}
