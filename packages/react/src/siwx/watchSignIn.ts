import { accountAtom } from '@latchkit/core/connection'
import { getSetup } from '../latchkit/setup.js'
import type { Latchkit } from '../latchkit/types.js'

/** Fetches `followSignIn` once a wallet is being connected, so that it is there before it is needed. */
export function watchSignIn(latchkit: Latchkit): () => void {
  const { store, logger } = latchkit.client
  const { loaders } = getSetup(latchkit)
  let isRunning = true
  let isLoading = false
  let stop: (() => void) | undefined
  const update = () => {
    if (isLoading || store.get(accountAtom).status === 'disconnected') return
    isLoading = true
    loaders.loadSignIn().then(
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
  const unsubscribe = store.sub(accountAtom, update)
  update()
  return () => {
    isRunning = false
    unsubscribe()
    stop?.()
  }
}
