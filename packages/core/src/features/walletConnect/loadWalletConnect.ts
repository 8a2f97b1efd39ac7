import type { walletConnectParts } from './walletConnectParts.js'

/** Loads what an app needs only once it uses a session. */
export async function loadWalletConnect(): Promise<typeof walletConnectParts> {
  return (await import('./walletConnectParts.js')).walletConnectParts
}
