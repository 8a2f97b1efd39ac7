import type { Connection, ConnectionStatus, Connector, Snapshot } from '@latchkit/core'
import type { State, Connection as WagmiConnection, Connector as WagmiConnector } from 'wagmi'
import { getAnnounced } from '../config/wagmiInternals.js'
import { announcedProviders, detectWalletName, readLegacyProvider } from '../discovery/legacyProvider.js'
import type { Runtime } from '../types.js'
import { isLive } from './liveConnections.js'

/** What is true now. */
export function readSnapshot(runtime: Runtime): Snapshot<'eip155'> {
  const { config, restoration } = runtime
  return toSnapshot({
    ...readNames(runtime),
    state: config.state,
    connectors: config.connectors,
    restoring: restoration !== undefined,
  })
}

type ToSnapshotParameters = PageNames & {
  readonly state: State
  readonly connectors: readonly WagmiConnector[]
  /** Whether remembered connections are being restored by us. */
  readonly restoring: boolean
}

/** What is true of the namespace, from wagmi's state and connectors alone. */
function toSnapshot(parameters: ToSnapshotParameters): Snapshot<'eip155'> {
  const { state, announced, legacyName } = parameters
  const live = [...state.connections.values()].filter(isLive)
  const isConnected = ({ uid }: WagmiConnector) => live.some(({ connector }) => connector.uid === uid)
  // Two connectors of one id are one wallet; the one in use stands for it.
  const byId = new Map<string, WagmiConnector>()
  for (const connector of [...parameters.connectors, ...live.map(({ connector }) => connector)]) {
    const known = byId.get(connector.id)
    const better = connector.uid === state.current || (known && isConnected(connector) && !isConnected(known))
    if (known ? better && known.uid !== state.current : isListed(connector)) byId.set(connector.id, connector)
  }
  function isListed(connector: WagmiConnector) {
    return connector.id !== 'injected' || legacyName !== undefined || isConnected(connector)
  }

  const connections: Connection<'eip155'>[] = []
  for (const connection of live) {
    if (byId.get(connection.connector.id)?.uid !== connection.connector.uid) continue
    connections.push(toConnection(connection, parameters))
  }
  const active = live.find(({ connector }) => connector.uid === state.current)
  return {
    connectors: [...byId.values()].map(connector => toConnector(connector, { announced, legacyName })),
    connections,
    current: active?.connector.id,
    status: active ? 'connected' : toStatus(parameters),
    selected: `eip155:${state.chainId}`,
  }
}

function toStatus({ restoring, state }: ToSnapshotParameters): ConnectionStatus {
  if (restoring) return 'reconnecting'
  return state.status === 'connecting' || state.status === 'reconnecting' ? state.status : 'disconnected'
}

/** A connection as core knows it. */
export function toConnection(
  { connector, accounts, chainId }: WagmiConnection,
  names: PageNames,
): Connection<'eip155'> {
  const { sessionConnector } = names
  return {
    // In the list it is the protocol; with a session it is the wallet on the other side.
    connector: connector.id === sessionConnector?.id ? sessionConnector : toConnector(connector, names),
    accounts: accounts.map(address => ({ namespace: 'eip155', address, type: 'eoa' })),
    address: accounts[0],
    caipNetworkId: `eip155:${chainId}`,
  }
}

/** By what wagmi's connectors call themselves; wallets that were found have many names there. */
const types: { readonly [name: string]: Connector['type'] } = { walletConnect: 'walletconnect', auth: 'auth' }

/** A connector as core knows it. `announced` holds the rdns of wallets that the app's own config found. */
function toConnector(
  connector: Pick<WagmiConnector, 'id' | 'name' | 'type' | 'icon' | 'rdns'>,
  { announced, legacyName }: Pick<PageNames, 'announced' | 'legacyName'>,
): Connector<'eip155'> {
  const { id, name, type, icon } = connector
  const [rdns = announced.find(one => one === id)] = [connector.rdns].flat()
  const image = icon?.trim()
  return {
    id,
    namespace: 'eip155',
    // What wagmi calls whatever wallet is in `window.ethereum`.
    name: id === 'injected' && name === 'Injected' ? (legacyName ?? name) : name,
    type: types[type] ?? 'injected',
    ...(rdns ? { rdns } : {}),
    // EIP-6963 asks for a data URI; anything else would request a stranger's host.
    ...(image?.startsWith('data:image/') ? { icon: image } : {}),
  }
}

/** What is known of wallets, beyond what their connectors know. */
type PageNames = {
  /** rdns of wallets that the app's own config found by EIP-6963. */
  readonly announced: readonly string[]
  /** What `window.ethereum` is called; undefined when it is absent or announced itself under its own name. */
  readonly legacyName: string | undefined
  /** The protocol's connector as its session's wallet names it. */
  readonly sessionConnector: Connector<'eip155'> | undefined
}

/** What the page says about its wallets, beyond what their connectors know. */
export function readNames(runtime: Runtime): PageNames {
  const legacy = readLegacyProvider()
  return {
    sessionConnector: runtime.sessionConnector,
    announced: getAnnounced(runtime.config).map(({ info }) => info.rdns),
    legacyName:
      legacy && !announcedProviders(runtime).includes(legacy) ? detectWalletName(legacy) : undefined,
  }
}
