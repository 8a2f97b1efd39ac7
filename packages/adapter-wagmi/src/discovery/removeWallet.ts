import type { FoundWallet, Runtime } from '../types.js'

/** Takes a wallet out of the config again. */
export function removeWallet(runtime: Runtime, wallet: FoundWallet): void {
  wallet.pause()
  runtime.wallets.delete(wallet)
  runtime.config._internal.connectors.setState(known =>
    known.filter(({ uid }) => uid !== wallet.connector.uid),
  )
}
