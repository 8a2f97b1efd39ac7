import type { NamespaceAdapter } from '../../types/adapter.js'
import type { Namespace } from '../../types/namespace.js'
import { loadWalletConnect } from './loadWalletConnect.js'
import type { WalletConnectAdapter } from './walletConnectAdapter.js'

/** The adapter of an app that passes none: the accounts of the WalletConnect session. Loaded at start. */
export function lazyAdapter(namespace: Namespace): NamespaceAdapter {
  let adapter: WalletConnectAdapter | undefined
  /** Starts the adapter, where the client has started and that has not been done. */
  let begin = (_: WalletConnectAdapter) => {}
  const loaded = async () => {
    const lazy = await loadWalletConnect()
    adapter ??= lazy.walletConnectAdapter(namespace)
    begin(adapter)
    return adapter
  }
  const lazily =
    <parameters extends readonly unknown[], result>(
      pick: (adapter: WalletConnectAdapter) => (...parameters: parameters) => Promise<result>,
    ) =>
    async (...parameters: parameters) =>
      pick(await loaded())(...parameters)
  return {
    namespace,
    start(context) {
      let stop: (() => void) | undefined
      // Also after a load that failed at start, when a call has loaded it since.
      begin = adapter => {
        stop ??= adapter.start(context)
      }
      loaded().catch(error =>
        context.logger.error('The WalletConnect session could not be loaded.', { error }),
      )
      return () => {
        begin = () => {}
        stop?.()
      }
    },
    connect: lazily(adapter => adapter.connect),
    disconnect: lazily(adapter => adapter.disconnect),
    reconnect: lazily(adapter => adapter.reconnect),
    selectNetwork: parameters => void loaded().then(adapter => adapter.selectNetwork(parameters), ignore),
    setNetworks: networks => void loaded().then(adapter => adapter.setNetworks(networks), ignore),
    switchNetwork: lazily(adapter => adapter.switchNetwork),
    signMessage: lazily(adapter => adapter.signMessage),
    getProvider: lazily(adapter => adapter.getProvider),
  }
}

/** For a failed load, which `start` logs. */
function ignore() {}
