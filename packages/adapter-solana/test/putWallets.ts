import { onTestFinished } from 'vitest'
import type { TestWallet } from './createStandardWallet.js'

type Api = { register(...wallets: readonly unknown[]): () => void }

/** Puts wallets into the page as the standard's own helper does, until the test ends or the returned function is called. */
export function putWallets(wallets: readonly Pick<TestWallet, 'wallet'>[]): () => void {
  const unregister: (() => void)[] = []
  const register = (api: Api) => void unregister.push(api.register(...wallets.map(({ wallet }) => wallet)))
  const onReady = (event: Event) => register((event as CustomEvent<Api>).detail)
  window.addEventListener('wallet-standard:app-ready', onReady)
  window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: register }))
  const remove = () => {
    window.removeEventListener('wallet-standard:app-ready', onReady)
    for (const stop of unregister) stop()
  }
  onTestFinished(remove)
  return remove
}
