import type { Connection, ConnectionStatus, Connector, Snapshot } from '@latchkit/core'
import type { State, Connection as WagmiConnection, Connector as WagmiConnector } from 'wagmi'
import { getAnnounced } from '../config/wagmiInternals.js'
import { announcedProviders, readLegacyWallet } from '../discovery/legacyProvider.js'
import type { Runtime } from '../types.js'
import { isLive } from './liveConnections.js'

/** Returns the current snapshot. */
export function readSnapshot(runtime: Runtime): Snapshot<'eip155'> {
  const { config, restoration, scope } = runtime
  return toSnapshot({
    ...readPageState(runtime),
    state: config.state,
    connectors: config.connectors.filter(scope.isAvailable),
    restoring: restoration !== undefined,
  })
}

type ToSnapshotParameters = PageState & {
  readonly state: State
  /** Those that are available. Connected ones are in the state. */
  readonly connectors: readonly WagmiConnector[]
  /** Whether the adapter is restoring remembered connections. */
  readonly restoring: boolean
}

/** Derives the snapshot from wagmi's state and connectors. */
function toSnapshot(parameters: ToSnapshotParameters): Snapshot<'eip155'> {
  const { state, announced, legacyName } = parameters
  const live = [...state.connections.values()].filter(isLive)
  const isConnected = ({ uid }: WagmiConnector) => live.some(({ connector }) => connector.uid === uid)
  // Two connectors with the same id are the same wallet. The connected one represents it.
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

/** Details of the embedded wallet's connection that wagmi's state lacks. Its connector gets them at each login. */
export type WithDetails = {
  details?: Pick<Connection<'eip155'>, 'accounts' | 'embeddedWalletInfo'> | undefined
}

/** Converts a connection of wagmi to a connection of core. */
export function toConnection(
  { connector, accounts, chainId }: WagmiConnection,
  { selected, ...names }: PageState,
): Connection<'eip155'> {
  const { sessionConnector } = names
  return {
    // The listed connector has the name WalletConnect, the connected one the name of the wallet of the session.
    connector: connector.id === sessionConnector?.id ? sessionConnector : toConnector(connector, names),
    // Connectors of the app's own config pass on what wallets answer: repeated accounts, and chains that are no number.
    accounts: [...new Set(accounts)].map(address => ({ namespace: 'eip155', address, type: 'eoa' })),
    address: accounts[0],
    caipNetworkId: `eip155:${chainId > 0 ? chainId : selected}`,
    ...(connector as WithDetails).details,
  }
}

/** The connector types of core by those of wagmi. */
const types: { readonly [name: string]: Connector['type'] } = {
  injected: 'injected',
  walletConnect: 'walletconnect',
  auth: 'auth',
}

/** Converts a connector of wagmi to a connector of core. */
function toConnector(
  connector: Pick<WagmiConnector, 'id' | 'name' | 'type' | 'icon' | 'rdns'>,
  { announced, legacyName }: Pick<PageState, 'announced' | 'legacyName'>,
): Connector<'eip155'> {
  const { id, name, type, icon } = connector
  const [rdns = announced.find(one => one === id)] = [connector.rdns].flat()
  // wagmi does not check what wallets announce.
  const image = typeof icon === 'string' ? icon.trim() : undefined
  return {
    id,
    namespace: 'eip155',
    // wagmi's name for any wallet in `window.ethereum`.
    name: id === 'injected' && name === 'Injected' ? (legacyName ?? name) : name,
    // A library may find its wallet's extension. wagmi then leaves that extension to it.
    type: types[type] ?? (rdns && announced.includes(rdns) ? 'injected' : 'external'),
    ...(rdns ? { rdns } : {}),
    // EIP-6963 requires a data URI. Any other URL would send a request to an unknown host.
    ...(image?.startsWith('data:image/') && image.length < 500_000 ? { icon: image } : {}),
  }
}

/** State of the page that a connection of wagmi lacks: names of wallets, and the selected chain. */
type PageState = {
  /** rdns of the wallets that the app's own config discovered by EIP-6963. */
  readonly announced: readonly string[]
  /** The name of `window.ethereum`. Undefined when it is absent or announced itself under its name. */
  readonly legacyName: string | undefined
  /** WalletConnect's connector, named after the wallet of the session. */
  readonly sessionConnector: Connector<'eip155'> | undefined
  /** Chain id of wagmi's state, which is always one of its config. */
  readonly selected: number
}

/** Reads the state of the page that a connection of wagmi lacks. */
export function readPageState(runtime: Runtime): PageState {
  const legacy = readLegacyWallet()
  return {
    sessionConnector: runtime.sessionConnector,
    selected: runtime.config.state.chainId,
    announced: getAnnounced(runtime.config).map(({ info }) => info.rdns),
    legacyName: legacy && !announcedProviders(runtime).includes(legacy.provider) ? legacy.name : undefined,
  }
}
