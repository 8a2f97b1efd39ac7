import type { AdapterContext, NamespaceAdapter } from '@latchkit/core'
import { loadActions } from './actions/loadActions.js'
import { runRuntime } from './connection/runRuntime.js'
import { startRestoration } from './connection/startRestoration.js'
import { createRuntime } from './createRuntime.js'
import { addWalletAdapters } from './discovery/addWalletAdapters.js'
import { SolanaBridge } from './react/SolanaBridge.js'
import type { SolanaAdapter, SolanaAdapterParameters } from './types.js'

/**
 * The Solana adapter, on the Wallet Standard. It finds the wallets of the page, takes adapters of
 * `@solana/wallet-adapter-base` beside them, and the protocol session where the client has one. `@solana/web3.js` is
 * loaded when a transfer, a provider or a `Connection` needs it.
 *
 * Its methods throw the errors of `@latchkit/core/errors` and those that start with `solana/`, with the wallet's own
 * as `cause`.
 *
 * @example
 * createClient({ metadata: { name: 'App' }, networks: [solana], adapters: [solanaAdapter()] })
 */
export function solanaAdapter({ wallets = [] }: SolanaAdapterParameters = {}): SolanaAdapter {
  const runtime = createRuntime(wallets)
  addWalletAdapters(runtime)
  let running: { readonly context: AdapterContext<'solana'>; readonly stop: () => void } | undefined

  const adapter = {
    namespace: 'solana',
    start(context) {
      // Hot reloading starts a new client on the same adapter before the former one has stopped.
      running?.stop()
      running = { context, stop: runRuntime(runtime, context) }
      return () => {
        if (running?.context !== context) return
        running.stop()
        running = undefined
      }
    },
    async connect(options) {
      const { connect } = await loadActions()
      return connect(runtime, options)
    },
    async connectSilently(options) {
      const { connectSilently } = await loadActions()
      return connectSilently(runtime, options)
    },
    async disconnect(options) {
      const { disconnect } = await loadActions()
      return disconnect(runtime, options)
    },
    reconnect: () => startRestoration(runtime),
    async switchConnection(options) {
      const { switchConnection } = await loadActions()
      return switchConnection(runtime, options)
    },
    async switchAccount(options) {
      const { switchAccount } = await loadActions()
      return switchAccount(runtime, options)
    },
    async switchNetwork(options) {
      const { switchNetwork } = await loadActions()
      switchNetwork(runtime, options)
    },
    selectNetwork({ network }) {
      runtime.selected = network.caipNetworkId
      runtime.changed()
    },
    setNetworks(networks) {
      runtime.networks = networks
      runtime.changed()
    },
    async signMessage(options) {
      const { signMessage } = await loadActions()
      return signMessage(runtime, options)
    },
    async getBalance(options) {
      const { getBalance } = await loadActions()
      return getBalance(options)
    },
    async sendTransfer(options) {
      const { sendTransfer } = await loadActions()
      return sendTransfer(runtime, options)
    },
    async getProvider(options = {}) {
      const { getProvider } = await loadActions()
      return getProvider(runtime, options)
    },
    async getConnection(options = {}) {
      const { getConnection } = await loadActions()
      return getConnection(runtime, options)
    },
    Provider: SolanaBridge,
  } satisfies NamespaceAdapter<'solana'> & SolanaAdapter
  return adapter
}
