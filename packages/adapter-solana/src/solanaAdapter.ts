import type { AdapterContext, NamespaceAdapter } from '@latchkit/core'
import { importWithRetry } from '@latchkit/core/connection'
import type { lazyActions } from './actions/lazyActions.js'
import { loadActions } from './actions/loadActions.js'
import { runRuntime, startRestoration } from './connection/runRuntime.js'
import { createRuntime } from './createRuntime.js'
import { listAddedWallets } from './discovery/discoverWallets.js'
import { listWallets } from './discovery/listWallets.js'
import { SolanaBridge } from './react/SolanaBridge.js'
import type { StandardFeatures } from './sources/walletStandard.js'
import type { Runtime, SolanaAdapter, SolanaAdapterParameters } from './types.js'

type LazyActions = typeof lazyActions

/**
 * The Solana adapter, on the Wallet Standard. It discovers the wallets of the page, accepts adapters of
 * `@solana/wallet-adapter-base` beside them, and uses the WalletConnect session of the client. It takes and returns
 * bytes; `@latchkit/adapter-solana/kit` and `@latchkit/adapter-solana/web3js` take the objects of these libraries.
 *
 * Its methods throw the errors of `@latchkit/core/errors` and those that start with `solana/`, with the wallet's own
 * as `cause`.
 *
 * @example
 * createClient({ metadata: { name: 'App' }, networks: [solana], adapters: [solanaAdapter()] })
 */
export function solanaAdapter(parameters: SolanaAdapterParameters = {}): SolanaAdapter {
  const runtime = createRuntime(parameters)
  listAddedWallets(runtime)
  let running: { readonly context: AdapterContext<'solana'>; readonly stop: () => void } | undefined

  /** A method whose code is loaded at its first call. */
  function lazily<parameters extends readonly unknown[], result>(
    pick: (actions: LazyActions) => (runtime: Runtime, ...parameters: parameters) => result,
  ) {
    return async (...parameters: parameters): Promise<Awaited<result>> =>
      await pick(await loadActions())(runtime, ...parameters)
  }

  const adapter = {
    namespace: 'solana',
    start(context) {
      // Hot reloading starts a new client on the same adapter before the former client has stopped.
      running?.stop()
      running = { context, stop: runRuntime(runtime, context) }
      return () => {
        if (running?.context !== context) return
        running.stop()
        running = undefined
      }
    },
    connect: lazily(lazy => lazy.connect),
    connectSilently: lazily(lazy => lazy.connectSilently),
    disconnect: lazily(lazy => lazy.disconnect),
    reconnect: () => startRestoration(runtime),
    switchConnection: lazily(lazy => lazy.switchConnection),
    switchAccount: lazily(lazy => lazy.switchAccount),
    switchNetwork: lazily(lazy => lazy.switchNetwork),
    selectNetwork({ network }) {
      runtime.selected = network.caipNetworkId
      runtime.changed()
    },
    setNetworks(networks) {
      runtime.networks = networks
      runtime.changed()
    },
    signMessage: lazily(lazy => lazy.signMessage),
    getBalance: lazily(lazy => lazy.getBalance),
    estimateTransfer: lazily(lazy => lazy.estimateTransfer),
    sendTransaction: lazily(lazy => lazy.sendTransaction),
    sendTransfer: lazily(lazy => lazy.sendTransfer),
    waitForTransaction: lazily(lazy => lazy.waitForTransaction),
    getProvider: lazily(lazy => lazy.getProvider),
    getRpc: lazily(lazy => lazy.getRpc),
    getSignIn({ connectorId }) {
      const found = listWallets(runtime).find(({ connector }) => connector.id === connectorId)
      const { 'solana:signIn': feature } = (
        found?.kind === 'standard' ? found.wallet.features : {}
      ) as Partial<StandardFeatures>
      if (!feature) return undefined
      return async input => {
        const { signInFirst } = await importWithRetry(() => import('./actions/signIn.js'))
        return signInFirst(runtime, feature, input)
      }
    },
    share: runtime.share,
    attachFrame: lazily(lazy => lazy.addFrame),
    Provider: SolanaBridge,
  } satisfies NamespaceAdapter<'solana'> & SolanaAdapter
  return adapter
}
