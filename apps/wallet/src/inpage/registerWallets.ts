import type { Wallet } from '@wallet-standard/base'

type Register = (wallet: Wallet) => void

const registerOf = (value: unknown): Register | undefined =>
  typeof value === 'object' && value !== null && 'register' in value && typeof value.register === 'function'
    ? wallet => void Reflect.apply(Object(value).register, value, [wallet])
    : undefined

/** Registers Wallet Standard wallets, with apps that are there already and with those that come later. */
export function registerWallets(wallets: readonly Wallet[]): void {
  for (const wallet of wallets) {
    const register = (api: unknown) => registerOf(api)?.(wallet)
    window.addEventListener('wallet-standard:app-ready', event => {
      if ('detail' in event) register(event.detail)
    })
    window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: register }))
  }
}
