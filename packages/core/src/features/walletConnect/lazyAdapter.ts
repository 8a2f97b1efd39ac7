import type { NamespaceAdapter } from '../../types/adapter.js'
import type { Namespace } from '../../types/namespace.js'
import { loadActions } from './loadActions.js'
import type { ProtocolAdapter } from './protocolAdapter.js'

/** The adapter that core has itself, for apps without any: accounts of the protocol session. Loaded at start. */
export function lazyAdapter(namespace: Namespace): NamespaceAdapter {
  let loading: Promise<ProtocolAdapter> | undefined
  // One for all who call before it is there. A failed load is tried again.
  const loaded = () => {
    loading ??= loadActions()
      .then(({ protocolAdapter }) => protocolAdapter(namespace))
      .catch(error => {
        loading = undefined
        throw error
      })
    return loading
  }
  return {
    namespace,
    start(context) {
      let stop = () => {}
      let running = true
      loaded().then(
        adapter => {
          if (running) stop = adapter.start(context)
        },
        error => context.logger.error('The protocol session could not be loaded.', { error }),
      )
      return () => {
        running = false
        stop()
      }
    },
    connect: async parameters => (await loaded()).connect(parameters),
    disconnect: async parameters => (await loaded()).disconnect(parameters),
    reconnect: async () => (await loaded()).reconnect?.(),
    selectNetwork: parameters => void loaded().then(adapter => adapter.selectNetwork(parameters), ignore),
    setNetworks: networks => void loaded().then(adapter => adapter.setNetworks(networks), ignore),
    switchNetwork: async parameters => (await loaded()).switchNetwork(parameters),
    getProvider: async parameters => (await loaded()).getProvider(parameters),
  }
}

/** `start` says that it could not be loaded. */
function ignore() {}
