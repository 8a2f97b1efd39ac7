import { requestActivityAtom } from '@latchkit/core/requests'
import { getInternals } from '../latchkit/internals.js'
import type { Latchkit } from '../latchkit/types.js'

/** Fetches what shows requests of embedded wallets at the first of them. */
export function watchRequests(latchkit: Latchkit): () => void {
  const { store, logger } = latchkit.client
  const { loadRequests, runtime } = getInternals(latchkit)
  const seen = store.get(requestActivityAtom).last
  let isRunning = true
  const unsubscribe = store.sub(requestActivityAtom, () =>
    loadRequests().then(
      ({ followRequests }) => {
        unsubscribe()
        if (isRunning) followRequests(latchkit, seen)
      },
      // The next request tries again; the wallet shows its own approval meanwhile.
      error => logger.error('The requests could not be shown', { cause: error }),
    ),
  )
  return () => {
    isRunning = false
    unsubscribe()
    runtime.requests?.stop()
  }
}
