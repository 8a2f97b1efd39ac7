import { startService } from './startService.mjs'
import { openWallet } from './wallet/openWallet.mjs'

/** A relay in a separate process, and a wallet on it: `{ relayUrl, wallet, stop() }`. */
export async function startWalletConnect() {
  const relay = await startService('relay')
  const wallet = await openWallet(relay.url)
  return {
    relayUrl: relay.url,
    wallet,
    async stop() {
      wallet.close()
      await relay.stop()
    },
  }
}
