import type { Metadata } from '../../client/feature.js'
import type { Logger } from '../../logger/createLogger.js'
import type { StorageDriver } from '../../storage/types.js'
import type { CaipNetworkId } from '../../types/namespace.js'
import type { SignedIn, SignInRequest } from '../siwx/types.js'

/** What is asked of the wallet for one namespace (`eip155`) or one chain (`eip155:1`). */
export type WalletConnectProposalNamespace = {
  /** CAIP-2 ids; absent when the key is itself one. */
  readonly chains?: readonly string[] | undefined
  readonly methods: readonly string[]
  readonly events: readonly string[]
}

/** What the wallet granted for one namespace or one chain. */
export type WalletConnectSessionNamespace = WalletConnectProposalNamespace & {
  /** CAIP-10 ids. */
  readonly accounts: readonly string[]
}

/** The link by which the person opened the wallet. It lives with the session, so that requests open the same one. */
export type WalletConnectLink = {
  /** Native scheme or universal link, without `wc`. */
  readonly href: string
  /** Id of the wallet's row. */
  readonly walletId?: string | undefined
}

/** A session between this page and a wallet. */
export type WalletConnectSession = {
  readonly topic: string
  readonly pairingTopic: string
  /** Unix seconds. */
  readonly expiry: number
  /** As the wallet says of itself. */
  readonly peer: Metadata
  readonly namespaces: { readonly [key: string]: WalletConnectSessionNamespace }
  readonly sessionProperties?: { readonly [name: string]: string } | undefined
  /** By namespace or CAIP-2 id; EIP-5792 capabilities are here. */
  readonly scopedProperties?: { readonly [key: string]: unknown } | undefined
  readonly sessionConfig?: { readonly disableDeepLink?: boolean | undefined } | undefined
  readonly link?: WalletConnectLink | undefined
}

/** A proposal that waits for a wallet. */
export type WalletConnectProposal = {
  /** Pairing URI, for the QR code and links. */
  readonly uri: string
  /** Unix seconds after which no wallet can answer any more. */
  readonly expiry: number
  /** Settles when the wallet answers, the proposal expires or is cancelled. Never an unhandled rejection. */
  readonly approval: Promise<WalletConnectSession>
  /** Gives up. A wallet that approves later is told that nobody waits any more. */
  cancel(): void
}

/** What an account signed, as a text. */
export type WalletConnectStatement = {
  /** CAIP-10. */
  readonly account: string
  /** The exact text, rebuilt from what the wallet says it is made of. */
  readonly message: string
  /** As the wallet wrote it. */
  readonly signature: string
}

/** A proposal that asks for signed statements as well. */
export type WalletConnectAuthentication = Omit<WalletConnectProposal, 'approval'> & {
  /** As that of a proposal. No session comes with statements that grant none. */
  readonly approval: Promise<{
    readonly session?: WalletConnectSession | undefined
    /** Empty when the wallet connected without signing. */
    readonly statements: readonly WalletConnectStatement[]
  }>
}

/** What a wallet is asked to sign as it connects. Times are ISO 8601. */
export type WalletConnectAuthenticateParameters = {
  /** CAIP-2 ids on one of which an account may sign, the preferred one first. */
  readonly chains: readonly string[]
  readonly optionalNamespaces: { readonly [key: string]: WalletConnectProposalNamespace }
  /** Methods that the person signs, where a session is made of the statement. */
  readonly methods: readonly string[]
  readonly domain: string
  readonly uri: string
  readonly nonce: string
  /** By namespace, in place of `nonce`. */
  readonly nonces?: { readonly [namespace: string]: string | undefined } | undefined
  readonly statement?: string | undefined
  readonly iat?: string | undefined
  readonly exp?: string | undefined
  readonly nbf?: string | undefined
  readonly requestId?: string | undefined
  readonly resources?: readonly string[] | undefined
  readonly signal?: AbortSignal | undefined
  verify(): boolean
}

/** A session request that was handed to the relay; for opening the wallet's app on a phone. */
export type WalletConnectSentRequest = { readonly id: number; readonly topic: string }

/** State of the connection with the relay. `idle` until something needs it. */
export type WalletConnectRelayStatus = 'idle' | 'connecting' | 'open' | 'closed'

/** What a client of the protocol tells. */
export type WalletConnectEvents = {
  /** A session came (approved in another tab, or late), changed its namespaces, life or link. */
  session: { readonly session: WalletConnectSession }
  /** The wallet emitted an event such as `accountsChanged`. */
  event: {
    readonly topic: string
    readonly chainId: string
    readonly name: string
    readonly data: unknown
  }
  /** A session ended: by the wallet, by another tab, or by its time. */
  end: { readonly topic: string; readonly reason: { readonly code: number; readonly message: string } }
  relay: { readonly status: WalletConnectRelayStatus }
}

/** The dapp side of the wallet-connection protocol, as `@latchkit/walletconnect` has it. */
export type WalletConnectClient = {
  /** Living sessions, the oldest first. */
  getSessions(): readonly WalletConnectSession[]
  /**
   * Takes up the stored sessions: drops expired ones, subscribes the rest and lets what waited in the relay's mailbox
   * arrive. Opens no socket when there is none.
   */
  restore(): Promise<readonly WalletConnectSession[]>
  propose(parameters: {
    readonly optionalNamespaces: { readonly [key: string]: WalletConnectProposalNamespace }
    readonly sessionProperties?: { readonly [name: string]: string } | undefined
    readonly scopedProperties?: { readonly [key: string]: unknown } | undefined
    readonly signal?: AbortSignal | undefined
  }): Promise<WalletConnectProposal>
  /** Proposes a session and asks for signed statements at once. Without it sign-in takes a second prompt. */
  authenticate?(parameters: WalletConnectAuthenticateParameters): Promise<WalletConnectAuthentication>
  request(parameters: {
    readonly topic: string
    readonly chainId: string
    readonly request: { readonly method: string; readonly params?: unknown }
    /** Life of the request in seconds, 300 to 604,800. Default: 300. */
    readonly expiry?: number | undefined
    readonly signal?: AbortSignal | undefined
    onSent?(sent: WalletConnectSentRequest): void
  }): Promise<unknown>
  ping(parameters: { readonly topic: string; readonly signal?: AbortSignal | undefined }): Promise<void>
  emit(parameters: {
    readonly topic: string
    readonly chainId: string
    readonly event: { readonly name: string; readonly data: unknown }
  }): Promise<void>
  extend(parameters: { readonly topic: string }): Promise<void>
  /** Ends a session here at once, and tells the wallet. Unknown topics are no error. */
  disconnect(parameters: { readonly topic: string }): Promise<void>
  /** Keeps the link by which the person opened the wallet with its session. */
  setLink(parameters: { readonly topic: string; readonly link: WalletConnectLink | undefined }): void
  on<name extends keyof WalletConnectEvents>(
    event: name,
    listener: (payload: WalletConnectEvents[name]) => void,
  ): () => void
  /** Closes the socket and rejects what is pending. Sessions stay stored. */
  destroy(): void
}

/** What a client of the protocol is made from. */
export type CreateWalletConnectParameters = {
  /** `wss:` or `ws:` URL of the relay. */
  readonly relayUrl: string
  readonly projectId?: string | undefined
  readonly metadata: Metadata
  readonly storage: StorageDriver
  /** Prefix of every storage key. */
  readonly storageKey: string
  readonly logger?: Logger | undefined
}

/** The package that {@link WalletConnectConfig} loads. */
export type WalletConnectModule = {
  createWalletConnect(parameters: CreateWalletConnectParameters): WalletConnectClient
}

/** Option `walletConnect` of `createClient`. Without `projectId` and `relayUrl` the protocol is off. */
export type WalletConnectConfig = {
  /** The relay's own id of the app. Needed by the public relay. */
  readonly projectId?: string | undefined
  /** Default: the public relay if there is a `projectId`. */
  readonly relayUrl?: string | undefined
  /** Fetches the client. `createLatchkit` passes `() => import('@latchkit/walletconnect')`. */
  readonly load?: (() => Promise<WalletConnectModule>) | undefined
}

/** A request for the wallet of a session. */
export type WalletConnectRequest = {
  readonly caipNetworkId: CaipNetworkId
  readonly method: string
  readonly params?: unknown
  readonly signal?: AbortSignal | undefined
}

/** The one WalletConnect session of a client, shared by all of its adapters. */
export type SessionClient = {
  /** The session in use. */
  getSession(): WalletConnectSession | undefined
  /** Called after the session came, changed or went. */
  subscribe(listener: () => void): () => void
  /** Called for events that the wallet emits, such as `chainChanged`. */
  onEvent(listener: (event: WalletConnectEvents['event']) => void): () => void
  /** Takes up the remembered session; loads nothing when none is remembered. */
  restore(): Promise<WalletConnectSession | undefined>
  /**
   * Proposes a session for every network of the client; a call while another one waits joins it. The pairing URI is
   * in `pairingAtom` and goes to `onUri`, each time it is renewed. A session that is in use already is returned.
   *
   * With `signIn` the wallet is asked to sign in the same prompt. `signedIn` has what it signed, one entry for each
   * account, and goes to its `onSignedIn` too; its signatures are not checked. Absent when the wallet only connected: ask it to sign afterwards.
   */
  connect(parameters: {
    readonly signal?: AbortSignal | undefined
    onUri?(uri: string): void
    readonly signIn?: SignInRequest | undefined
  }): Promise<WalletConnectSession & { readonly signedIn?: readonly SignedIn[] | undefined }>
  /** Asks the session's wallet; on a phone its app is opened by the link the person chose. */
  request(parameters: WalletConnectRequest): Promise<unknown>
  disconnect(): Promise<void>
}
