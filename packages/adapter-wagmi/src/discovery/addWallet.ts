import type { Runtime } from '../types.js'
import { trackListeners } from './trackListeners.js'
import { type WalletConnectorParameters, walletConnector } from './walletConnector.js'

/** Makes a connector of a wallet and adds it to the config. */
export function addWallet(runtime: Runtime, wallet: Omit<WalletConnectorParameters, 'tracked'>): void {
  const { connectors } = runtime.config._internal
  const { tracked, pause, resume } = trackListeners(wallet.provider)
  const connector = connectors.setup(walletConnector(runtime, { ...wallet, tracked }))
  runtime.wallets.add({ connector, provider: wallet.provider, pause, resume })
  connectors.setState(known => [...known, connector])
}
