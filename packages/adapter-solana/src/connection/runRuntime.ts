import type { AdapterContext } from '@latchkit/core'
import { walletConnectId } from '@latchkit/core/walletconnect'
import { loadActions } from '../actions/loadActions.js'
import { discoverWallets } from '../discovery/discoverWallets.js'
import type { FoundWallet, Runtime } from '../types.js'
import { startRestoration } from './startRestoration.js'

/** Finds wallets, restores connections and tells the client of every change, until the returned function is called. */
export function runRuntime(runtime: Runtime, context: AdapterContext<'solana'>): () => void {
  const { walletConnect: client, logger } = context
  const namespace = 'solana'
  runtime.context = context
  runtime.networks = context.networks
  const stops = [discoverWallets(runtime)]
  if (client) {
    const connector = {
      id: walletConnectId,
      namespace,
      name: 'WalletConnect',
      type: 'walletconnect',
    } as const
    const protocol: FoundWallet = { kind: 'protocol', client, connector }
    runtime.wallets = [...runtime.wallets, protocol]
    const warn = (error: unknown) => logger.warn('WalletConnect is off', { error })
    const follow = () => {
      if (!client.getSession()) return
      loadActions()
        .then(async ({ takeUp }) => {
          if (runtime.context === context) await takeUp(runtime, protocol)
        })
        .catch(warn)
    }
    stops.push(client.subscribe(follow), () => {
      runtime.wallets = runtime.wallets.filter(one => one !== protocol)
    })
    follow()
    // Not only when this connector is remembered: the session may have come through another namespace.
    if (context.reconnect) client.restore().catch(warn)
  }
  if (context.reconnect)
    startRestoration(runtime).catch(error => logger.warn('nothing was restored', { error }))
  runtime.changed()
  return () => {
    runtime.context = undefined
    runtime.restoring = false
    runtime.restoration?.cancel()
    runtime.restoration = undefined
    for (const { stop } of runtime.opened.values()) stop()
    runtime.opened.clear()
    runtime.connections.clear()
    runtime.left.clear()
    runtime.current = undefined
    for (const stop of stops) stop()
  }
}
