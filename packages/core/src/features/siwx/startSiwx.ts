import { getStore } from '../../client/internal.js'
import type { Client } from '../../types/client.js'
import { accountAtom } from '../connection/atoms.js'
import { loadActions } from './loadActions.js'

/** Watches who is connected. What looks after their sign-in loads with the first account, and not before. */
export function startSiwx(client: Client): () => void {
  const { get, sub } = getStore(client)
  let isRunning = true
  let isLoading = false
  let stop: (() => void) | undefined
  const look = () => {
    if (isLoading || !get(accountAtom).caipAddress) return
    isLoading = true
    loadActions().then(
      ({ followAccounts }) => {
        unsubscribe()
        if (isRunning) stop = followAccounts(client)
      },
      error => {
        // The next change of the account tries again.
        isLoading = false
        client.logger.error('Signing in could not be loaded.', { error })
      },
    )
  }
  const unsubscribe = sub(accountAtom, look)
  look()
  return () => {
    isRunning = false
    unsubscribe()
    stop?.()
  }
}
