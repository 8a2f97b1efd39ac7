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
   * A client that the app created by `createWalletConnect` of `@latchkit/walletconnect`, instead of a client that is
   * created at first use. Its relay, metadata and storage are used, its first session is used, its other sessions stay, and
   * the app destroys it.
   */
  readonly client?: WalletConnectClient | undefined
  /** Loads the client. `createLatchkit` passes `() => import('@latchkit/walletconnect')`. */
  readonly load?: (() => Promise<WalletConnectModule>) | undefined
}

/** The session of a client. */
export type UsedSession = WalletConnectSession & {
  /**
   * The namespaces in which it is in use, because they were requested. In others it is only offered: `connect` uses it
   * there without a request to the wallet. Undefined: it is in use in each namespace that the wallet granted.
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
  /** Namespace in which the caller uses the session; undefined: everywhere. */
  readonly namespace?: Namespace | undefined
  /** Whether other namespaces are accepted too. */
  readonly anyNamespace?: boolean | undefined
  /** Whether it created the proposal for other callers: it counts only while there is no other caller. */
  readonly isInAdvance?: boolean | undefined
}

/** The WalletConnect session of a client, shared by all of its adapters. */
export type SessionClient = {
  /** The session in use. */
  getSession(): UsedSession | undefined
  /** Calls the listener after the session was created, changed or ended. */
  subscribe(listener: () => void): () => void
  /** Calls the listener for events that the wallet emits, such as `chainChanged`. */
  onEvent(listener: (event: WalletConnectEvents['event']) => void): () => void
  /** Restores the remembered session; loads nothing if none is remembered. */
  restore(): Promise<UsedSession | undefined>
  /**
   * Proposes a session for every network of the client; a call during a pending proposal joins it. The pairing URI is
   * in `pairingAtom` and is passed to `onUri`, each time it is renewed. An existing session is returned.
   *
   * The session is used in `namespace` only, and rejected if the wallet grants no account there. With `anyNamespace`, or
   * without `namespace`, any account is accepted, and the session is used in each namespace without a wallet too.
   *
   * With `signIn`, requests a sign-in from the wallet in the same prompt. `signedIn` has the results, one entry for each
   * account, and is passed to its `onSignedIn` too; the signatures are not verified. It is absent if the wallet only
   * connected: request a signature afterwards.
   */
  connect(
    parameters: SessionUser & {
      readonly signal?: AbortSignal | undefined
      onUri?(uri: string): void
      readonly signIn?: SignInRequest | undefined
    },
  ): Promise<UsedSession & { readonly signedIn?: readonly SignedIn[] | undefined }>
  /** Sends a request to the session's wallet; on a phone, opens its app by the link that the user chose. */
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
  /** Replaces parts of the description of a network for a wallet that does not know it, as EIP-3085 defines them. */
  readonly addEthereumChainParameter?: object | undefined
}

/** Grants of a WalletConnect session in one namespace. */
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
  /** Whether the app lists a network. A listed network is preferred if none was chosen. Default: none is listed. */
  isListed?(caipNetworkId: CaipNetworkId<namespace>): boolean
  /** The network that the app shows, used if none was chosen and the session grants it. */
  getShown?(): CaipNetworkId<namespace> | undefined
}

/** The WalletConnect session, as one namespace uses it. */
export type SessionFollower<namespace extends Namespace = Namespace> = {
  /**
   * Returns the current grants of the session; undefined without a session, without an account in the namespace, and if the
   * session is only offered. `caipNetworkId` replaces the chosen network in the result, if the session grants it.
   */
  read(caipNetworkId?: CaipNetworkId<namespace> | undefined): SessionState<namespace> | undefined
  /** Calls the listener after each change that this follower did not make itself. */
  subscribe(listener: (change: SessionChange<namespace>) => void): () => void
  /**
   * Chooses the network in use, without a request to the wallet. During a session a network that is not granted is ignored.
   */
  choose(caipNetworkId: CaipNetworkId<namespace>): void
  /**
   * Requests a network that is not granted yet from the wallet, adds it if the wallet does not know it, then chooses it.
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
   * Proposes a session, or uses the current session, even if it was only offered, and chooses `caipNetworkId` if it is
   * granted.
   *
   * @throws NoCommonNetworkError `connection/no-common-network`
   * @throws UserRejectedError `rpc/user-rejected`, also when `signal` was aborted
   */
  connect(
    parameters: Omit<Parameters<SessionClient['connect']>[0], 'namespace'> & {
      readonly caipNetworkId?: CaipNetworkId<namespace> | undefined
    },
  ): Promise<SessionState<namespace> & { readonly signedIn?: readonly SignedIn[] | undefined }>
  /** Restores the remembered session unless there is a session; returns whether it grants an account in the namespace. */
  restore(): Promise<boolean>
  disconnect(): Promise<void>
}
