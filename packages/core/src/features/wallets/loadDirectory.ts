import type { fetchWallets } from './fetchWallets.js'

/**
 * Loads what asks the directory and validates its answers, which a page without a gateway never needs. Views call it
 * together with the module that they wait for, so that one does not load after the other. Rejects when it cannot be loaded;
 * the next call tries again.
 *
 * @example
 * const { fetchWallets } = await loadDirectory()
 */
export function loadDirectory(): Promise<{ readonly fetchWallets: typeof fetchWallets }> {
  return import('./fetchWallets.js')
}
