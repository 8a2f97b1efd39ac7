import { importWithRetry } from '../connection/importWithRetry.js'
import type { walletConnectParts } from './walletConnectParts.js'

/** Loads what an app needs only once it uses a session. A failed load is repeated. */
export async function loadWalletConnect(): Promise<typeof walletConnectParts> {
  return (await importWithRetry(() => import('./walletConnectParts.js'))).walletConnectParts
}
