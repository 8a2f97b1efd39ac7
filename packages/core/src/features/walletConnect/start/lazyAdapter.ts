import type { NamespaceAdapter } from '../../../types/adapter.js'
import type { Namespace } from '../../../types/namespace.js'
import { importWithRetry } from '../../connection/start/importWithRetry.js'
import type { WalletConnectAdapter } from '../lazy/walletConnectAdapter.js'

/** Methods that load the session at their first call. */
const methods = ['connect', 'disconnect', 'reconnect', 'switchNetwork', 'signMessage', 'getProvider'] as const

/** The adapter of an app that passes none: the accounts of the WalletConnect session. Loaded at start. */
export function lazyAdapter(namespace: Namespace): NamespaceAdapter {
  let adapter: WalletConnectAdapter | undefined
  /** Starts the adapter, where the client has started and that has not been done. */
  let begin = (_: WalletConnectAdapter) => {}
  const loaded = async () => {
    const { walletConnectAdapter } = await importWithRetry(() => import('../lazy/index.js'))
    adapter ??= walletConnectAdapter(namespace)
    begin(adapter)
    return adapter
  }
  const call =
    (name: (typeof methods)[number]) =>
    async (...parameters: readonly unknown[]) =>
      ((await loaded())[name] as (...parameters: readonly unknown[]) => unknown)(...parameters)
  /** For methods that answer nothing. `start` logs a failed load. */
  const notify =
    (name: 'selectNetwork' | 'setNetworks') =>
    (parameters: never): void =>
      void loaded().then(
        adapter => adapter[name](parameters),
        () => {},
      )
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
    ...(Object.fromEntries(methods.map(name => [name, call(name)])) as Pick<
      WalletConnectAdapter,
      (typeof methods)[number]
    >),
    selectNetwork: notify('selectNetwork'),
    setNetworks: notify('setNetworks'),
  }
}
