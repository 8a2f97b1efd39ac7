import type { NamespaceAdapter } from '../types/adapter.js'
import type { Namespace } from '../types/namespace.js'
import { loadActions } from './loadActions.js'

/** The adapter that core has itself, for apps without any: accounts of the protocol session. Loaded at start. */
export function lazyAdapter(namespace: Namespace): NamespaceAdapter {
  const loaded = async () => (adapter ??= (await loadActions()).protocolAdapter(namespace))
  let adapter:
    | (Required<Pick<NamespaceAdapter, 'switchNetwork' | 'getProvider'>> & NamespaceAdapter)
    | undefined
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
    switchNetwork: async parameters => (await loaded()).switchNetwork(parameters),
    getProvider: async parameters => (await loaded()).getProvider(parameters),
  }
}
