import { requestActivityAtom } from '@latchkit/core/requests'
import { createSlot, getSetup } from '../latchkit/setup.js'
import type { Latchkit } from '../latchkit/types.js'
import type { RequestsFollower } from './types.js'

/** The follower of a latchkit, if there is one. */
export const getFollower = /*#__PURE__*/ createSlot<{ current?: RequestsFollower | undefined }>(() => ({}))

/** Fetches `followRequests` at the first request of an embedded wallet. */
export function watchRequests(latchkit: Latchkit): () => void {
  const { store, logger } = latchkit.client
  const { loaders } = getSetup(latchkit)
  const seen = store.get(requestActivityAtom).last
  let isRunning = true
  const unsubscribe = store.sub(requestActivityAtom, () =>
    loaders.loadRequests().then(
      ({ followRequests }) => {
        unsubscribe()
        if (isRunning) followRequests(latchkit, seen)
      },
      // The next request retries; the wallet shows its approval meanwhile.
      error => logger.error('The requests could not be shown', { cause: error }),
    ),
  )
  return () => {
    isRunning = false
    unsubscribe()
    getFollower(latchkit).current?.stop()
  }
}
