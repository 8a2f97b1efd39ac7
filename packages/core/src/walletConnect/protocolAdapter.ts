import type { AdapterContext, NamespaceAdapter } from '../types/adapter.js'
import type { Connection, Snapshot } from '../types/connection.js'
import type { CaipNetworkId, Namespace } from '../types/namespace.js'
import type { Network } from '../types/network.js'
import { walletConnectConnector } from './connector.js'
import { NoCommonNetworkError, NoSessionError, WalletConnectNotConfiguredError } from './errors.js'
import { readAccounts } from './readAccounts.js'
import { switchSession } from './switchSession.js'
import type { WalletConnectLine } from './types.js'

/** What core's own adapter has, complete. */
export type ProtocolAdapter = NamespaceAdapter &
  Required<
    Pick<NamespaceAdapter, 'reconnect' | 'switchNetwork' | 'selectNetwork' | 'setNetworks' | 'getProvider'>
  >

/** A namespace without an adapter of its own: its accounts are those of the protocol session. */
export function protocolAdapter(namespace: Namespace): ProtocolAdapter {
  const connector = walletConnectConnector(namespace)
  let context: AdapterContext | undefined
  let networks: readonly Network[] = []
  let chosen: CaipNetworkId | undefined
  let asking = 0
  let restoring = false

  function line(): WalletConnectLine {
    if (!context?.walletConnect) throw new WalletConnectNotConfiguredError()
    return context.walletConnect
  }

  function readConnection(): Connection | undefined {
    const session = context?.walletConnect?.getSession()
    const accounts = session ? readAccounts(session, namespace) : []
    const listed = accounts.find(({ caipNetworkId }) =>
      networks.some(network => network.caipNetworkId === caipNetworkId),
    )
    const active = accounts.find(({ caipNetworkId }) => caipNetworkId === chosen) ?? listed ?? accounts[0]
    if (!active) return undefined
    const addresses = new Set(
      accounts
        .filter(({ caipNetworkId }) => caipNetworkId === active.caipNetworkId)
        .map(({ address }) => address),
    )
    return {
      connector: walletConnectConnector(namespace, session),
      accounts: [...addresses].map(address => ({ namespace, address, type: 'eoa' })),
      address: active.address,
      caipNetworkId: active.caipNetworkId,
    }
  }

  function tell() {
    const connection = readConnection()
    const waiting = asking > 0 ? 'connecting' : restoring ? 'reconnecting' : 'disconnected'
    const snapshot: Snapshot = {
      connectors: [connector],
      connections: connection ? [connection] : [],
      current: connection?.connector.id,
      status: connection ? 'connected' : waiting,
    }
    context?.emit(snapshot)
  }

  async function restore() {
    restoring = true
    tell()
    try {
      await line().restore()
    } catch (error) {
      context?.logger.warn('The protocol session could not be restored.', { error })
    } finally {
      restoring = false
      tell()
    }
  }

  return {
    namespace,
    start(given) {
      context = given
      networks = given.networks
      const stops = [
        line().subscribe(tell),
        line().onEvent(({ name, chainId }) => {
          if (name !== 'chainChanged' || !chainId.startsWith(`${namespace}:`)) return
          chosen = chainId as CaipNetworkId
          tell()
        }),
      ]
      tell()
      if (given.reconnect) void restore()
      return () => {
        for (const stop of stops) stop()
        context = undefined
      }
    },
    async connect({ caipNetworkId, signal }) {
      asking += 1
      tell()
      try {
        const session = await line().connect({ signal })
        if (caipNetworkId) chosen = caipNetworkId
        const connection = readConnection()
        if (!connection) throw new NoCommonNetworkError({ granted: Object.keys(session.namespaces) })
        return connection
      } finally {
        asking -= 1
        tell()
      }
    },
    async disconnect({ connectorId }) {
      if (connectorId === undefined || connectorId === connector.id) await line().disconnect()
    },
    reconnect: restore,
    setNetworks(listed) {
      networks = listed
      tell()
    },
    selectNetwork({ network }) {
      chosen = network.caipNetworkId
      tell()
    },
    async switchNetwork({ network }) {
      await switchSession(line(), network)
      chosen = network.caipNetworkId
      tell()
    },
    async getProvider() {
      return {
        async request({ method, params }: { method: string; params?: unknown }) {
          const caipNetworkId = readConnection()?.caipNetworkId
          if (!caipNetworkId) throw new NoSessionError({ caipNetworkId: namespace })
          return line().request({ caipNetworkId, method, params })
        },
      }
    },
  }
}
