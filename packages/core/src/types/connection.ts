import type { CaipNetworkId, Namespace } from './namespace.js'

/** `eoa` and `smartAccount` exist on eip155; `payment`, `ordinal` and `stx` on bip122. */
export type AccountType = 'eoa' | 'smartAccount' | 'payment' | 'ordinal' | 'stx'

/** How a connector reaches its wallet. Only `auth` connectors (the secure frame) are filtered by policy. */
export type ConnectorType = 'injected' | 'walletconnect' | 'auth'

/** A way to reach one wallet in one namespace. */
export type Connector<namespace extends Namespace = Namespace> = {
  /** Unique in its namespace and stable over reloads: the EIP-6963 rdns where there is one. */
  readonly id: string
  readonly namespace: namespace
  readonly name: string
  readonly type: ConnectorType
  /** Reverse domain name as announced (EIP-6963). Rows of one wallet are merged by it, never by name. */
  readonly rdns?: string | undefined
  /**
   * Name under which the wallet registered itself (Wallet Standard), or of its adapter. It says which wallet this is
   * only where a list of known wallets has it.
   */
  readonly standardName?: string | undefined
  /** Image as the wallet announced it, a `data:` URI. */
  readonly icon?: string | undefined
}

/** One account of a connection. */
export type Account<namespace extends Namespace = Namespace> = {
  readonly namespace: namespace
  readonly address: string
  readonly type: AccountType
  readonly publicKey?: string | undefined
  readonly path?: string | undefined
}

/** A connected wallet in one namespace. */
export type Connection<namespace extends Namespace = Namespace> = {
  readonly connector: Connector<namespace>
  /** All accounts that the wallet gave access to; never empty. */
  readonly accounts: readonly Account<namespace>[]
  /** Address of the active account, one of `accounts`. */
  readonly address: string
  /** Chain the wallet is on; it may be one that the app does not list. */
  readonly caipNetworkId: CaipNetworkId<namespace>
}

/** `connecting` while a wallet is asked, `reconnecting` while a remembered wallet is restored. */
export type ConnectionStatus = 'disconnected' | 'connecting' | 'connected' | 'reconnecting'

/**
 * Everything an adapter knows about its namespace at one moment. Emitting it twice changes nothing,
 * so the order of a wallet's events and replays after a restart do not matter.
 */
export type Snapshot<namespace extends Namespace = Namespace> = {
  readonly connectors: readonly Connector<namespace>[]
  readonly connections: readonly Connection<namespace>[]
  /** Id of the connector whose connection is active; one of `connections`, or none. */
  readonly current: string | undefined
  /**
   * `connecting` is not needed for a wallet that the client asks: the client knows of its own connects. Report it for
   * connects that the chain library makes for the app.
   */
  readonly status: ConnectionStatus
  /** The network that the adapter's library shows of its own, connected or not. The client follows its changes. */
  readonly selected?: CaipNetworkId<namespace> | undefined
}

/** The wallets of a namespace that the client is asking to connect. The client derives `connecting` from them. */
export type PendingConnects = {
  /** Ids of their connectors. Connects that do not ask the person are not among them. */
  get(): readonly string[]
  /** Calls the listener after each change. */
  subscribe(listener: () => void): () => void
}
