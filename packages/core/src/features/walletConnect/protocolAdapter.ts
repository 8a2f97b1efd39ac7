import type { AdapterContext, NamespaceAdapter } from '../../types/adapter.js'
import type { Connection, Snapshot } from '../../types/connection.js'
import type { Namespace } from '../../types/namespace.js'
import type { Network } from '../../types/network.js'
import { walletConnectConnector } from './connector.js'
import { NoSessionError, WalletConnectNotConfiguredError } from './errors.js'
import { followSession, type SessionFollower, type SessionState } from './followSession.js'
import { pickSignedIn } from './pickSignedIn.js'

/** Core's own adapter, with all the capabilities it has. */
export type ProtocolAdapter = NamespaceAdapter &
  Required<
    Pick<NamespaceAdapter, 'reconnect' | 'switchNetwork' | 'selectNetwork' | 'setNetworks' | 'getProvider'>
  >

/** A namespace without an adapter of its own: its accounts are those of the WalletConnect session. */
export function protocolAdapter(namespace: Namespace): ProtocolAdapter {
  const connector = walletConnectConnector(namespace)
  let context: AdapterContext | undefined
  let networks: readonly Network[] = []
  let session: SessionFollower | undefined
  let restoring = false

  function getSession(): SessionFollower {
    if (!context || !session) throw new WalletConnectNotConfiguredError()
    return session
  }

  function emit() {
    const state = session?.read()
    const snapshot: Snapshot = {
      connectors: [connector],
      connections: state ? [toConnection(state)] : [],
      current: state?.connector.id,
      status: state ? 'connected' : restoring ? 'reconnecting' : 'disconnected',
    }
    context?.emit(snapshot)
  }

  async function restore() {
    restoring = true
    emit()
    try {
      await getSession().restore()
    } catch (error) {
      context?.logger.warn('The WalletConnect session could not be restored.', { error })
    } finally {
      restoring = false
      emit()
    }
  }

  return {
    namespace,
    start(given) {
      if (!given.walletConnect) throw new WalletConnectNotConfiguredError()
      context = given
      networks = given.networks
      session ??= followSession(given.walletConnect, {
        namespace,
        isListed: id => networks.some(({ caipNetworkId }) => caipNetworkId === id),
      })
      const stop = session.subscribe(emit)
      emit()
      if (given.reconnect) void restore()
      return () => {
        stop()
        context = undefined
      }
    },
    async connect({ caipNetworkId, signal, signIn }) {
      const state = await getSession().connect({ caipNetworkId, signal, signIn })
      emit()
      const connection = toConnection(state)
      return { ...connection, signedIn: pickSignedIn(state.signedIn, connection) }
    },
    async disconnect({ connectorId }) {
      if (connectorId === undefined || connectorId === connector.id) await getSession().disconnect()
    },
    reconnect: restore,
    setNetworks(listed) {
      networks = listed
      emit()
    },
    selectNetwork({ network }) {
      session?.choose(network.caipNetworkId)
      emit()
    },
    async switchNetwork({ network }) {
      await getSession().switchNetwork(network)
      emit()
    },
    async getProvider() {
      return {
        async request({ method, params }: { method: string; params?: unknown }) {
          const caipNetworkId = session?.read()?.caipNetworkId
          if (!context?.walletConnect || !caipNetworkId)
            throw new NoSessionError({ caipNetworkId: namespace })
          return context.walletConnect.request({ caipNetworkId, method, params })
        },
      }
    },
  }

  function toConnection({ connector, addresses, caipNetworkId }: SessionState): Connection {
    const [address] = addresses
    return {
      connector,
      accounts: addresses.map(address => ({ namespace, address, type: 'eoa' })),
      address,
      caipNetworkId,
    }
  }
}
