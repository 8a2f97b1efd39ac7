import type { AdapterContext } from '@latchkit/core'
import { type SessionClient, walletConnectId } from '@latchkit/core/walletconnect'
import { loadActions } from '../actions/loadActions.js'
import { discoverWallets } from '../discovery/discoverWallets.js'
import type { FoundWallet, Runtime } from '../types.js'
import { readRemembered, rememberedKey } from './remembered.js'

/** Discovers wallets, restores connections and emits every change, until the returned function is called. */
export function runRuntime(runtime: Runtime, context: AdapterContext<'solana'>): () => void {
  const { logger } = context
  runtime.context = context
  runtime.networks = context.networks
  const stops = [discoverWallets(runtime)]
  if (context.walletConnect) stops.push(addWalletConnect(runtime, context, context.walletConnect))
  const stopTabs = context.storage.watch?.(rememberedKey(context), ids => {
    if (ids === undefined) return
    loadActions().then(
      ({ dropForgotten }) => dropForgotten(runtime),
      error => logger.warn('Another tab was not followed', { error }),
    )
  })
  if (stopTabs) stops.push(stopTabs)
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

/** Lists the client's WalletConnect session as a wallet, and connects it when there is one. */
function addWalletConnect(
  runtime: Runtime,
  context: AdapterContext<'solana'>,
  client: SessionClient,
): () => void {
  const wallet: FoundWallet = {
    kind: 'session',
    client,
    connector: {
      id: walletConnectId,
      namespace: 'solana',
      name: 'WalletConnect',
      type: 'walletconnect',
    },
  }
  runtime.wallets = [...runtime.wallets, wallet]
  const warn = (error: unknown) => context.logger.warn('WalletConnect is off', { error })
  const follow = () => {
    if (!client.getSession()) return
    loadActions()
      .then(async ({ adopt }) => {
        if (runtime.context === context) await adopt(runtime, wallet)
      })
      .catch(warn)
  }
  const unsubscribe = client.subscribe(follow)
  follow()
  // Even when this connector is not remembered: the session may have come through another namespace.
  if (context.reconnect) client.restore().catch(warn)
  return () => {
    unsubscribe()
    runtime.wallets = runtime.wallets.filter(other => other !== wallet)
  }
}

/** Restores the remembered connections. Resolves when each is restored or given up. */
export async function startRestoration(runtime: Runtime): Promise<void> {
  const { context } = runtime
  if (runtime.restoring) return runtime.restoration?.done
  if (typeof window === 'undefined' || !context || readRemembered(runtime).length === 0) return
  runtime.restoring = true
  runtime.changed()
  try {
    const { restore } = await loadActions()
    // The adapter may have been stopped during the load. A connection that was disconnected meanwhile is not
    // remembered.
    if (runtime.context === context) await restore(runtime, readRemembered(runtime)).done
  } finally {
    if (runtime.context === context && runtime.restoring) {
      runtime.restoring = false
      runtime.changed()
    }
  }
}
