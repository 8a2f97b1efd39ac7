import type { Wallet } from '@wallet-standard/base'
import type { Announcement, WalletId } from '../common/types.js'
import { walletIcon } from '../common/walletIcon.js'
import type { Eip1193Provider } from './createProvider.js'

/** Announces the providers by EIP-6963, now and on each request, and sets `window.ethereum`. */
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

type Register = (wallet: Wallet) => void

const registerOf = (value: unknown): Register | undefined =>
  typeof value === 'object' && value !== null && 'register' in value && typeof value.register === 'function'
    ? wallet => void Reflect.apply(Object(value).register, value, [wallet])
    : undefined

/** Registers Wallet Standard wallets, with apps that are loaded already and with those that load later. */
export function registerWallets(wallets: readonly Wallet[]): void {
  for (const wallet of wallets) {
    const register = (api: unknown) => registerOf(api)?.(wallet)
    window.addEventListener('wallet-standard:app-ready', event => {
      if ('detail' in event) register(event.detail)
    })
    window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: register }))
  }
}
