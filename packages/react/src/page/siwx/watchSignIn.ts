import { accountAtom } from '@latchkit/core/connection'
import { getSetup } from '../latchkit/setup.js'
import type { Latchkit } from '../latchkit/types.js'

/** Fetches `followSignIn` once a wallet is being connected, so that it is there before it is needed. */
export function watchSignIn(latchkit: Latchkit): () => void {
  const { store, logger } = latchkit.client
  let isRunning = true
  let isLoading = false
  const load = () => {
    if (isLoading || store.get(accountAtom).status === 'disconnected') return
    isLoading = true
    getSetup(latchkit)
      .loaders.loadSignIn()
      .then(
        ({ followSignIn }) => {
          stop()
          if (isRunning) stop = followSignIn(latchkit)
        },
        error => {
          // The next change of the account tries again.
          isLoading = false
          logger.error('Signing in could not be loaded.', { error })
        },
      )
  }
  let stop = store.sub(accountAtom, load)
  load()
  return () => {
    isRunning = false
    stop()
  }
}
