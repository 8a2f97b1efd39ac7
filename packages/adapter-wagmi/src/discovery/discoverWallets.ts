import type { Runtime } from '../types.js'
import { addAnnouncedWallet } from './addAnnouncedWallet.js'
import { addLegacyWallet } from './addLegacyWallet.js'

/** Finds wallets, those that come late as well, until the returned function is called. */
export function discoverWallets(runtime: Runtime): () => void {
  if (typeof window === 'undefined') return () => {}
  for (const wallet of runtime.wallets) wallet.resume()
  const onAnnounce = (event: Event) => addAnnouncedWallet(runtime, event)
  const onLegacy = () => {
    addLegacyWallet(runtime)
    runtime.changed()
  }
  // A config of the app's finds announced wallets by itself, if it was made to.
  if (runtime.own) {
    window.addEventListener('eip6963:announceProvider', onAnnounce)
    window.dispatchEvent(new Event('eip6963:requestProvider'))
  }
  addLegacyWallet(runtime)
  window.addEventListener('ethereum#initialized', onLegacy)
  window.addEventListener('load', onLegacy)
  return () => {
    window.removeEventListener('eip6963:announceProvider', onAnnounce)
    window.removeEventListener('ethereum#initialized', onLegacy)
    window.removeEventListener('load', onLegacy)
    for (const wallet of runtime.wallets) wallet.pause()
  }
}
