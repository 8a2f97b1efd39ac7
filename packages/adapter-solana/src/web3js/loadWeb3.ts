import { importWithRetry } from '@latchkit/core/connection'

/** Loads web3.js, the largest part by far, at first need. */
export async function loadWeb3() {
  const { web3 } = await importWithRetry(() => import('./web3Parts.js'))
  return web3
}
