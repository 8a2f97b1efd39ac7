import type { AddressOf, CaipNetworkId, Namespace } from './namespace.js'

/** `eoa` and `smartAccount` exist on eip155; `payment`, `ordinal` and `stx` on bip122. */
export type AccountType = 'eoa' | 'smartAccount' | 'payment' | 'ordinal' | 'stx'

/**
 * How a connector reaches its wallet: `injected` is a wallet in this browser, `external` a wallet elsewhere that a
 * library of its maker reaches. Only `auth` connectors (the secure frame) are filtered by policy.
 */
export type ConnectorType = 'injected' | 'external' | 'walletconnect' | 'auth'

/** A way to connect a wallet in a namespace. */
export type Connector<namespace extends Namespace = Namespace> = {
  /** Unique in its namespace and stable over reloads: the EIP-6963 rdns if known. */
  readonly id: string
  readonly namespace: namespace
  /** As the wallet announces it. Show it by `toVisibleLine` of `@latchkit/core/validate`. */
  readonly name: string
  readonly type: ConnectorType
  /** Reverse domain name as announced (EIP-6963). Rows of a wallet are merged by it, never by name. */
  readonly rdns?: string | undefined
  /**
   * Name that the wallet registered (Wallet Standard), or name of its adapter. It identifies the wallet only if a list
   * of known wallets has it.
   */
  readonly standardName?: string | undefined
  /** Image as the wallet announced it, a `data:` URI. */
  readonly icon?: string | undefined
}

/** An account of a connection. */
export type Account<namespace extends Namespace = Namespace> = {
  readonly namespace: namespace
  readonly address: AddressOf<namespace>
  readonly type: AccountType
  /** In hex without a prefix, where the wallet provides it. */
  readonly publicKey?: string | undefined
  /** Derivation path, such as `m/84'/0'/0'/0/0`, where the wallet provides it. */
  readonly path?: string | undefined
}

/** Details of a wallet in the secure frame: its owner and the account it shows. */
export type EmbeddedWalletInfo = {
  readonly user: { readonly email?: string | null | undefined; readonly username?: string | undefined }
  readonly authProvider: string
  readonly accountType: AccountType
  readonly isSmartAccountDeployed: boolean
}

/** A connected wallet in a namespace. */
export type Connection<namespace extends Namespace = Namespace> = {
  readonly connector: Connector<namespace>
  /** All accounts that the wallet granted; never empty. */
  readonly accounts: readonly Account<namespace>[]
  /** Address of the active account, one of `accounts`. */
  readonly address: AddressOf<namespace>
  /** Chain of the wallet, which the app may not list. */
  readonly caipNetworkId: CaipNetworkId<namespace>
  /** Of a connector of type `auth`. */
  readonly embeddedWalletInfo?: EmbeddedWalletInfo | undefined
}

/** `connecting` while a connect is pending, `reconnecting` while a remembered wallet is restored. */
export type ConnectionStatus = 'disconnected' | 'connecting' | 'connected' | 'reconnecting'

/**
 * The whole state of a namespace, as its adapter emits it. Emitting the same state twice changes nothing, so the order
 * of a wallet's events and replays after a restart do not matter.
 */
export type Snapshot<namespace extends Namespace = Namespace> = {
  readonly connectors: readonly Connector<namespace>[]
  readonly connections: readonly Connection<namespace>[]
  /** Id of the connector of the active connection; undefined while none is active. */
  readonly current: string | undefined
  /**
   * `connecting` is only needed for connects that the app starts through the chain library. The client tracks its own
   * connects.
   */
  readonly status: ConnectionStatus
  /** The network that is selected in the adapter's library, connected or not. The client follows its changes. */
  readonly selected?: CaipNetworkId<namespace> | undefined
}

/** The pending connects of the client in a namespace. The client derives `connecting` from them. */
export type PendingConnects = {
  /** Ids of their connectors, without connects that show no prompt. */
  get(): readonly string[]
  /** Calls the listener after each change. */
  subscribe(listener: () => void): () => void
}
