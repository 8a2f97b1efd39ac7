import type { Announcement, WalletId } from '../common/types.js'
import type { Eip1193Provider } from './createProvider.js'
import { walletIcon } from './walletIcon.js'

/** Makes the providers visible: EIP-6963 events, now and whenever asked, and `window.ethereum`. */
export function announceProviders(
  announcement: Announcement,
  providerOf: (id: WalletId) => Eip1193Provider,
): void {
  if (!('ethereum' in window)) {
    Object.defineProperty(window, 'ethereum', {
      value: providerOf('first'),
      configurable: true,
      writable: true,
      enumerable: true,
    })
    window.dispatchEvent(new Event('ethereum#initialized'))
  }
  if (announcement.mode === 'legacy') return
  const details = announcement.wallets.map(({ id, name, rdns }) =>
    Object.freeze({
      info: Object.freeze({ uuid: crypto.randomUUID(), name, rdns, icon: walletIcon(id) }),
      provider: providerOf(id),
    }),
  )
  const announce = () => {
    for (const detail of details)
      window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  }
  window.addEventListener('eip6963:requestProvider', announce)
  announce()
}
