import { importWithRetry } from '@latchkit/core/connection'

/** Loads the code that the app first needs to connect a wallet or to request a node. Retries a failed load. */
export async function loadActions() {
  const { lazyActions } = await importWithRetry(() => import('./lazyActions.js'))
  return lazyActions
}
