import type { Client } from '@latchkit/core'
import { accountAtom } from '@latchkit/core/connection'
import { networkAtom } from '@latchkit/core/networks'
import type { OpenableViewName } from './types.js'

/** The view to open on: the forced one, else where the person stands. */
export function resolveOpeningView(client: Client, forced?: OpenableViewName | undefined): OpenableViewName {
  if (forced) return forced
  if (client.store.get(accountAtom).isConnected)
    return client.store.get(networkAtom).isSupported ? 'Account' : 'UnsupportedChain'
  const { adapters, walletConnect } = client.config
  if (adapters?.length) return 'Connect'
  // Without an adapter nothing can be listed as installed: the directory and the protocol are all there is.
  if (client.platform.isMobile()) return 'AllWallets'
  return walletConnect?.relayUrl || walletConnect?.projectId ? 'ConnectingWalletConnectBasic' : 'Connect'
}
