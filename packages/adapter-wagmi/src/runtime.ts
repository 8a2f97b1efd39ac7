import type { AdapterContext } from '@latchkit/core'
import type { Config } from 'wagmi'
import { loadActions } from './actions/loadActions.js'
import { onConnectors } from './config/wagmiInternals.js'
import { settleStatus } from './connection/liveConnections.js'
import { createRemembered, forgetEnded, rememberLive } from './connection/remembered.js'
import { startRestoration } from './connection/restoration.js'
import { readSnapshot } from './connection/snapshot.js'
import { discoverWallets } from './discovery/discoverWallets.js'
import { removeUnlisted } from './discovery/isListable.js'
import type { Runtime, Scope } from './types.js'
import { addWalletConnect } from './walletConnect/addWalletConnect.js'

/** Creates the state that the parts of the adapter share for one wagmi config. */
export function createRuntime(
  scope: Scope,
  { config, own, outer }: { config: Config; own: boolean; outer: boolean },
): Runtime {
  const runtime: Runtime = {
    config,
    own,
    outer,
    scope,
    remembered: createRemembered(scope),
    wallets: new Set(),
    restoration: undefined,
    sessionConnector: undefined,
    context: undefined,
    changed: () => runtime.context?.emit(readSnapshot(runtime)),
  }
  return runtime
}

/** Discovers wallets, restores connections and emits every change, until the returned function is called. */
export function runRuntime(
  runtime: Runtime,
  context: AdapterContext<'eip155'>,
  signal: AbortSignal,
): () => void {
  const { config } = runtime
  const warn = (error: unknown) => context.logger.warn('connections may be stale', { error })
  runtime.context = context
  removeUnlisted(config)
  discoverWallets(runtime, signal)
  // In a frame, which may be Safe's, with a connector that is not available, which may be Safe's too.
  if (globalThis.parent !== globalThis.window && !config.connectors.every(runtime.scope.isAvailable))
    loadActions().then(({ findSafe }) => findSafe(runtime, signal), warn)
  if (context.walletConnect) addWalletConnect(runtime, context, context.walletConnect, signal)
  const stopState = config.subscribe(
    state => state,
    () => {
      rememberLive(runtime)
      forgetEnded(runtime).catch(warn)
      runtime.changed()
    },
  )
  const stopConnectors = onConnectors(config, () => {
    removeUnlisted(config)
    runtime.restoration?.check()
    runtime.changed()
  })
  // wagmi's own status follows the client's.
  const stopAttempts = context.attempts.subscribe(() => settleStatus(runtime))
  const stopTabs = runtime.remembered.watch(() =>
    loadActions().then(({ dropForgotten }) => dropForgotten(runtime), warn),
  )
  runtime.changed()
  if (context.reconnect) startRestoration(runtime, signal).catch(warn)
  return () => {
    stopState()
    stopConnectors()
    stopAttempts()
    stopTabs()
    runtime.context = undefined
    runtime.restoration?.cancel()
    if (runtime.own) settleStatus(runtime)
  }
}
