import { importWithRetry } from '@latchkit/core/connection'

/** Loads what is not needed before a wallet is connected. A failed load is repeated. */
export async function loadActions() {
  const { lazyActions } = await importWithRetry(() => import('./lazyActions.js'))
  return lazyActions
}
