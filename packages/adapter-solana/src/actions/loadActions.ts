import { importWithRetry } from '@latchkit/core/connection'

/** Loads the code that the app first needs to connect a wallet. Retries a failed load. */
export async function loadActions() {
  const { lazyActions } = await importWithRetry(() => import('./lazyActions.js'))
  return lazyActions
}
