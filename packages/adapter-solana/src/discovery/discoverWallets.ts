import { loadActions } from '../actions/loadActions.js'
import type { Runtime } from '../types.js'
import { addStandardWallet } from './addStandardWallet.js'
import { removeWallet } from './removeWallet.js'

/**
 * Finds wallets by the Wallet Standard's two events, those that come late as well, until the returned function is
 * called. Not the standard's own `getWallets`: that one listens for as long as the page lives.
 *
 * @see https://github.com/wallet-standard/wallet-standard
 */
export function discoverWallets(runtime: Runtime): () => void {
  if (typeof window === 'undefined') return () => {}
  function tell() {
    runtime.restoration?.look()
    runtime.changed()
  }
  function register(...wallets: readonly unknown[]): () => void {
    const added = wallets.flatMap(wallet => addStandardWallet(runtime, wallet) ?? [])
    for (const wallet of added) {
      if (!runtime.left.delete(wallet.connector.id)) continue
      loadActions()
        .then(({ takeUp }) => takeUp(runtime, wallet))
        .catch(error => runtime.context?.logger.info('a wallet that is back was not connected', { error }))
    }
    if (added.length > 0) tell()
    return () => {
      for (const wallet of added) removeWallet(runtime, wallet)
    }
  }
  const api = Object.freeze({ register })
  const onRegister = (event: Event) => {
    const callback: unknown = 'detail' in event ? event.detail : undefined
    try {
      if (typeof callback === 'function') callback(api)
    } catch (error) {
      runtime.context?.logger.warn('a wallet failed while it registered itself', { error })
    }
  }
  window.addEventListener('wallet-standard:register-wallet', onRegister)
  window.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: api }))
  for (const adapter of runtime.adapters) adapter.on?.('readyStateChange', tell)
  return () => {
    window.removeEventListener('wallet-standard:register-wallet', onRegister)
    for (const adapter of runtime.adapters) adapter.off?.('readyStateChange', tell)
  }
}
