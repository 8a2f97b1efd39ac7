import { fetchWallets } from './fetchWallets.js'

/**
 * Loads the code that requests the directory and validates its responses, which a page without a gateway never needs. Views
 * call it together with the module that they wait for, so that the two do not load sequentially. Rejects if it cannot be
 * loaded; the next call retries.
 *
 * @example
 * const { fetchWallets } = await loadDirectory()
 */
export async function loadDirectory(): Promise<{ readonly fetchWallets: typeof fetchWallets }> {
  await import('./lazy/requestWallets.js')
  return { fetchWallets }
}
