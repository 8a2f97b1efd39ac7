import type { AdapterContext, NamespaceAdapter } from '../../types/adapter.js'
import type { Connection, Snapshot } from '../../types/connection.js'
import type { CaipNetworkId, Namespace } from '../../types/namespace.js'
import type { Network } from '../../types/network.js'
import { walletConnectConnector } from './connector.js'
import { NoCommonNetworkError, NoSessionError, WalletConnectNotConfiguredError } from './errors.js'
import { pickSignedIn } from './pickSignedIn.js'
import { readAccounts } from './readAccounts.js'
import { readEventAccounts } from './readEventAccounts.js'
import { readEventChain } from './readEventChain.js'
import { switchSession } from './switchSession.js'
import type { WalletConnectEvents, WalletConnectLine } from './types.js'

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
  let preferred: readonly string[] = []
  let topic: string | undefined
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
      address: preferred.map(name => find(addresses, name)).find(isThere) ?? active.address,
      caipNetworkId: active.caipNetworkId,
    }
  }

  function follow() {
    const now = context?.walletConnect?.getSession()?.topic
    // What was chosen in a session that is over says nothing of the next one.
    if (topic !== undefined && now !== topic) {
      chosen = undefined
      preferred = []
    }
    topic = now
    tell()
  }

  function onEvent(event: WalletConnectEvents['event']) {
    const session = context?.walletConnect?.getSession()
    if (!session || !event.chainId.startsWith(`${namespace}:`)) return
    if (event.name === 'accountsChanged') preferred = readEventAccounts(event)
    else if (event.name === 'chainChanged') {
      const named = readEventChain(namespace, event)
      // Whatever else the wallet names, requests may go only to chains that it granted.
      if (!readAccounts(session, namespace).some(({ caipNetworkId }) => caipNetworkId === named)) return
      chosen = named
    } else return
    tell()
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
      const stops = [line().subscribe(follow), line().onEvent(onEvent)]
      follow()
      if (given.reconnect) void restore()
      return () => {
        for (const stop of stops) stop()
        context = undefined
      }
    },
    async connect({ caipNetworkId, signal, signIn }) {
      asking += 1
      tell()
      try {
        const { signedIn, namespaces } = await line().connect({ signal, signIn })
        if (caipNetworkId) chosen = caipNetworkId
        const connection = readConnection()
        if (!connection) throw new NoCommonNetworkError({ granted: Object.keys(namespaces) })
        return { ...connection, signedIn: pickSignedIn(signedIn, connection) }
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

/** Wallets write hex addresses as they like. */
function find(addresses: ReadonlySet<string>, name: string): string | undefined {
  const fold = (text: string) => (name.startsWith('0x') ? text.toLowerCase() : text)
  return [...addresses].find(address => fold(address) === fold(name))
}

function isThere(address: string | undefined): address is string {
  return address !== undefined
}
