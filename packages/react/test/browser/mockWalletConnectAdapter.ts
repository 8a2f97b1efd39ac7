import type { AdapterContext, Connection, Namespace, NamespaceAdapter, Snapshot } from '@latchkit/core'
import { mockAdapter } from '@latchkit/core/testing'
import {
  NoCommonNetworkError,
  readAccounts,
  walletConnectConnector,
  walletConnectId,
} from '@latchkit/core/walletconnect'
import { connectors } from './mountApp.js'

/** The wallets of `mockAdapter`, and beside them the WalletConnect session that all adapters share. */
export function mockWalletConnectAdapter(namespace: Namespace = 'eip155') {
  const mock = mockAdapter({ namespace, ...(namespace === 'eip155' && { connectors }) })
  const connector = walletConnectConnector(namespace)
  let context: AdapterContext | undefined
  let last: Snapshot | undefined

  function readConnection(): Connection | undefined {
    const session = context?.walletConnect?.getSession()
    const isUsed = session?.usedIn?.includes(namespace) ?? true
    const [account] = session && isUsed ? readAccounts(session, namespace) : []
    if (!account) return undefined
    const { address, caipNetworkId } = account
    return { connector, accounts: [{ namespace, address, type: 'eoa' }], address, caipNetworkId }
  }
  function emit(snapshot: Snapshot) {
    last = snapshot
    const connection = readConnection()
    context?.emit({
      ...snapshot,
      connectors: [...snapshot.connectors, connector],
      connections: connection ? [...snapshot.connections, connection] : snapshot.connections,
      current: connection ? connector.id : snapshot.current,
      status: connection ? 'connected' : snapshot.status,
    })
  }
  const adapter: NamespaceAdapter = {
    ...mock,
    start(given) {
      context = given
      const stop = mock.start({ ...given, emit })
      const stopWatching = given.walletConnect?.subscribe(() => last && emit(last))
      return () => {
        stopWatching?.()
        stop()
      }
    },
    async connect(parameters) {
      if (parameters.connectorId !== walletConnectId) return mock.connect(parameters)
      const { connectorId: _, caipNetworkId: __, ...asked } = parameters
      await context?.walletConnect?.connect({ ...asked, namespace })
      const connection = readConnection()
      if (!connection) throw new NoCommonNetworkError({ granted: [] })
      return connection
    },
    async disconnect(parameters) {
      if (parameters.connectorId === walletConnectId) await context?.walletConnect?.disconnect()
      else await mock.disconnect(parameters)
    },
  }
  return { ...adapter, wallet: mock.wallet }
}
