import type { lazyParts } from './lazyParts.js'

/** Loads what an app needs only once it signs in or uses WalletConnect. */
export async function loadParts(): Promise<typeof lazyParts> {
  return (await import('./lazyParts.js')).lazyParts
}
