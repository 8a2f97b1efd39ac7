import { accountAtom } from '@latchkit/core/connection'
import { getInternals } from '../latchkit/internals.js'
import type { Latchkit } from '../latchkit/types.js'

/** Fetches what shows sign-ins once a wallet is being connected, so that it is there before it is needed. */
export function watchSignIn(latchkit: Latchkit): () => void {
  const { store, logger } = latchkit.client
  const { loadSignIn } = getInternals(latchkit)
  let isRunning = true
  let isLoading = false
  let stop: (() => void) | undefined
  const look = () => {
    if (isLoading || store.get(accountAtom).status === 'disconnected') return
    isLoading = true
    loadSignIn().then(
      ({ followSignIn }) => {
        unsubscribe()
        if (isRunning) stop = followSignIn(latchkit)
      },
      error => {
        // The next change of the account tries again.
        isLoading = false
        logger.error('The sign-in could not be loaded', { cause: error })
      },
    )
  }
  const unsubscribe = store.sub(accountAtom, look)
  look()
  return () => {
    isRunning = false
    unsubscribe()
    stop?.()
  }
}
