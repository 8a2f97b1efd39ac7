import type { AdapterContext } from '@latchkit/core'
import { discoverWallets } from '../discovery/discoverWallets.js'
import type { Runtime } from '../types.js'
import { addWalletConnect } from '../walletConnect/addWalletConnect.js'
import { forgetEnded } from './forgetEnded.js'
import { rememberLive } from './rememberLive.js'
import { settleStatus } from './settleStatus.js'
import { startRestoration } from './startRestoration.js'

/** Finds wallets, restores connections and tells the client of every change, until the returned function is called. */
export function runRuntime(
  runtime: Runtime,
  context: AdapterContext<'eip155'>,
  signal: AbortSignal,
): () => void {
  const { config } = runtime
  runtime.context = context
  const stopDiscovery = discoverWallets(runtime)
  if (context.walletConnect) addWalletConnect(runtime, context, context.walletConnect, signal)
  const stopState = config.subscribe(
    state => state,
    () => {
      rememberLive(runtime)
      void forgetEnded(runtime)
      runtime.changed()
    },
  )
  const stopConnectors = config._internal.connectors.subscribe(() => {
    runtime.restoration?.look()
    runtime.changed()
  })
  // wagmi has a status of its own, which is to say the same.
  const stopAttempts = context.attempts.subscribe(() => settleStatus(runtime))
  runtime.changed()
  if (context.reconnect)
    startRestoration(runtime, signal).catch(error => context.logger.warn('nothing was restored', { error }))
  return () => {
    stopState()
    stopConnectors()
    stopAttempts()
    runtime.context = undefined
    stopDiscovery()
    runtime.restoration?.cancel()
    if (runtime.own) settleStatus(runtime)
  }
}
