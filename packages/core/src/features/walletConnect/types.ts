import type {
  CreateWalletConnectParameters,
  WalletConnectClient as FullClient,
  WalletConnectEvents,
  WalletConnectSession,
} from '@latchkit/walletconnect'
import type { CaipNetworkId, Namespace } from '../../types/namespace.js'
import type { SignedIn, SignInRequest } from '../siwx/types.js'
import type { FollowSessionParameters, SessionFollower } from './followSession.js'
import type { SessionUser } from './usedSession.js'

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
