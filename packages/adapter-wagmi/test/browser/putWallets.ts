import { onTestFinished } from 'vitest'
import type { TestWallet } from './createTestWallet.js'

/** Puts wallets into the page until the test is over: they announce themselves whenever asked. */
export function putWallets(wallets: readonly TestWallet[], legacy?: TestWallet | undefined): () => void {
  const announce = () => {
    for (const wallet of wallets) wallet.announce()
  }
  window.addEventListener('eip6963:requestProvider', announce)
  if (legacy) Object.assign(window, { ethereum: legacy.provider })
  const remove = () => {
    window.removeEventListener('eip6963:requestProvider', announce)
    Reflect.deleteProperty(window, 'ethereum')
  }
  onTestFinished(remove)
  return remove
}

/** A wallet that answers requests to announce itself only once it has done so by `announce`. */
export function putLateWallet(wallet: TestWallet) {
  let isAwake = false
  const wake = () => {
    if (isAwake) wallet.announce()
  }
  window.addEventListener('eip6963:requestProvider', wake)
  return {
    sleep() {
      isAwake = false
    },
    async announce() {
      isAwake = true
      wallet.announce()
      return wallet.rdns
    },
    remove: () => window.removeEventListener('eip6963:requestProvider', wake),
  }
}
