import type {
  CreateWalletConnectParameters,
  WalletConnectClient as FullClient,
  WalletConnectEvents,
  WalletConnectSession,
} from '@latchkit/walletconnect'
import type { Connector } from '../../types/connection.js'
import type { CaipNetworkId, Namespace } from '../../types/namespace.js'
import type { Network } from '../../types/network.js'
import type { SignedIn, SignInRequest } from '../siwx/types.js'

export type {
  AuthenticateParameters as WalletConnectAuthenticateParameters,
  AuthenticateReturnType as WalletConnectAuthentication,
  CreateWalletConnectParameters,
  SignedStatement as WalletConnectStatement,
  WalletConnectEvents,
  WalletConnectLink,
  WalletConnectProposal,
  WalletConnectProposalNamespace,
  WalletConnectRelayStatus,
  WalletConnectSentRequest,
  WalletConnectSession,
  WalletConnectSessionNamespace,
} from '@latchkit/walletconnect'

/** The WalletConnect client that core uses. Without `authenticate` signing in takes a second prompt. */
export type WalletConnectClient = Omit<FullClient, 'authenticate'> & Partial<Pick<FullClient, 'authenticate'>>

/** The package that {@link WalletConnectConfig} loads. */
export type WalletConnectModule = {
  createWalletConnect(parameters: CreateWalletConnectParameters): WalletConnectClient
}

/** Option `walletConnect` of `createClient`. Without `projectId`, `relayUrl` and `client` WalletConnect is off. */
export type WalletConnectConfig = {
  /** The id of the app at the relay. The public relay requires it. */
  readonly projectId?: string | undefined
  /** Default: the public relay if there is a `projectId`. */
  readonly relayUrl?: string | undefined
  /**
   * A client that the app has made by `createWalletConnect` of `@latchkit/walletconnect`, instead of one that is made at
   * first need. Its relay, metadata and storage are used, its first session is taken up, its other sessions stay, and
   * the app destroys it.
   */
  readonly client?: WalletConnectClient | undefined
  /** Loads the client. `createLatchkit` passes `() => import('@latchkit/walletconnect')`. */
  readonly load?: (() => Promise<WalletConnectModule>) | undefined
}

/** The session of a client. */
export type UsedSession = WalletConnectSession & {
  /**
   * The namespaces in which it is in use, because they were asked for. In others it is only offered: `connect` uses it
   * there without a request to the wallet. Undefined: it is in use in each namespace that the wallet gave.
   */
  readonly usedIn?: readonly Namespace[] | undefined
}

/** A request to the wallet of a session. */
export type WalletConnectRequest = {
  readonly caipNetworkId: CaipNetworkId
  readonly method: string
  readonly params?: unknown
  readonly signal?: AbortSignal | undefined
}

/** A caller that waits for a session. */
export type SessionUser = {
  /** Where it uses the session; undefined: everywhere. */
  readonly namespace?: Namespace | undefined
  /** Whether other namespaces are accepted too. */
  readonly anyNamespace?: boolean | undefined
  /** Whether it made the proposal for others: it counts only while there is no other caller. */
  readonly isInAdvance?: boolean | undefined
}

/** The one WalletConnect session of a client, shared by all of its adapters. */
export type SessionClient = {
  /** The session in use. */
  getSession(): UsedSession | undefined
  /** Calls the listener after the session was created, changed or ended. */
  subscribe(listener: () => void): () => void
  /** Calls the listener for events that the wallet emits, such as `chainChanged`. */
  onEvent(listener: (event: WalletConnectEvents['event']) => void): () => void
  /** Restores the remembered session; loads nothing when none is remembered. */
  restore(): Promise<UsedSession | undefined>
  /**
   * Proposes a session for every network of the client; a call during a pending proposal joins it. The pairing URI is
   * in `pairingAtom` and is passed to `onUri`, each time it is renewed. An existing session is returned.
   *
   * The session is used in `namespace` only, and rejected when the wallet gives no account there. With `anyNamespace`,
   * or without `namespace`, any account is accepted, and the session is used in each namespace without a wallet too.
   *
   * With `signIn` the wallet is asked to sign in the same prompt. `signedIn` has what it signed, one entry for each
   * account, and is passed to its `onSignedIn` too; the signatures are not verified. It is absent when the wallet only
   * connected: ask it to sign afterwards.
   */
  connect(
    parameters: SessionUser & {
      readonly signal?: AbortSignal | undefined
      onUri?(uri: string): void
      readonly signIn?: SignInRequest | undefined
    },
  ): Promise<UsedSession & { readonly signedIn?: readonly SignedIn[] | undefined }>
  /** Sends a request to the session's wallet; on a phone its app is opened by the link the person chose. */
  request(parameters: WalletConnectRequest): Promise<unknown>
  disconnect(): Promise<void>
  /** Loads {@link followSession} and follows the session in one namespace. */
  follow<namespace extends Namespace>(
    parameters: FollowSessionParameters<namespace>,
  ): Promise<SessionFollower<namespace>>
}

/** One account of a session on one network. */
export type SessionAccount<namespace extends Namespace = Namespace> = {
  readonly caipNetworkId: CaipNetworkId<namespace>
  readonly address: string
  /** In hex without a prefix, where the wallet provided it when it approved the session. */
  readonly publicKey?: string | undefined
  /** Derivation path, such as `m/84'/0'/0'/0/0`, likewise. */
  readonly path?: string | undefined
}

/** Options of {@link switchSession}. */
export type SwitchSessionOptions = {
  /** The granted network that the requests are sent on. Default: that of the first account. */
  readonly from?: CaipNetworkId | undefined
  /** Replaces parts of how the network is described to a wallet that does not know it, as EIP-3085 defines them. */
  readonly addEthereumChainParameter?: object | undefined
}

/** What a WalletConnect session grants in one namespace. */
export type SessionState<namespace extends Namespace = Namespace> = {
  readonly topic: string
  /** WalletConnect's connector, named after the wallet of the session. */
  readonly connector: Connector<namespace>
  /** The network in use, always a granted one. */
  readonly caipNetworkId: CaipNetworkId<namespace>
  /** The addresses on that network, each once, the active one first. */
  readonly addresses: readonly [string, ...string[]]
  /** The granted networks, in the wallet's order. */
  readonly networks: readonly CaipNetworkId<namespace>[]
  /** The granted accounts of every network; those that the wallet put first come first. */
  readonly accounts: readonly SessionAccount<namespace>[]
  /** The methods that the wallet supports on the network in use. */
  readonly methods: readonly string[]
}

/** A change that the wallet, or another part of the app, made to the session. */
export type SessionChange<namespace extends Namespace = Namespace> = {
  /** The granted network that the wallet itself switched to. */
  readonly switchedTo?: CaipNetworkId<namespace> | undefined
}

/** Parameters of `followSession`. */
export type FollowSessionParameters<namespace extends Namespace = Namespace> = {
  readonly namespace: namespace
  /** Whether the app lists a network. A listed network is preferred where none was chosen. Default: none is. */
  isListed?(caipNetworkId: CaipNetworkId<namespace>): boolean
  /** The network that the app shows, used where none was chosen and the session grants it. */
  getShown?(): CaipNetworkId<namespace> | undefined
}

/** The WalletConnect session, as one namespace uses it. */
export type SessionFollower<namespace extends Namespace = Namespace> = {
  /**
   * What the session grants now; undefined without a session, without an account in the namespace, and where the
   * session is only offered.
   * `caipNetworkId` replaces the chosen network in what is returned, where the session grants it.
   */
  read(caipNetworkId?: CaipNetworkId<namespace> | undefined): SessionState<namespace> | undefined
  /** Calls the listener after each change that this follower did not make itself. */
  subscribe(listener: (change: SessionChange<namespace>) => void): () => void
  /**
   * Chooses the network in use, without a request to the wallet. During a session a network that is not granted is ignored.
   */
  choose(caipNetworkId: CaipNetworkId<namespace>): void
  /**
   * Asks the wallet for a network that is not granted yet, and to add it where the wallet does not know it, then chooses
   * it.
   *
   * @throws ChainNotSupportedError `networks/not-supported`
   * @throws UnsupportedMethodError `rpc/unsupported-method`
   * @throws UserRejectedError `rpc/user-rejected`
   */
  switchNetwork(
    network: Network<namespace>,
    options?: Pick<SwitchSessionOptions, 'addEthereumChainParameter'> | undefined,
  ): Promise<void>
  /**
   * Proposes a session, or uses the current one, also where that was only offered, and chooses `caipNetworkId` where
   * it is granted.
   *
   * @throws NoCommonNetworkError `connection/no-common-network`
   * @throws UserRejectedError `rpc/user-rejected`, also when `signal` was aborted
   */
  connect(
    parameters: Omit<Parameters<SessionClient['connect']>[0], 'namespace'> & {
      readonly caipNetworkId?: CaipNetworkId<namespace> | undefined
    },
  ): Promise<SessionState<namespace> & { readonly signedIn?: readonly SignedIn[] | undefined }>
  /** Restores the remembered session unless there is one; returns whether it grants something in the namespace. */
  restore(): Promise<boolean>
  disconnect(): Promise<void>
}
