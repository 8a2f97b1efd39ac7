import type { AuthenticateParameters, AuthenticateReturnType } from './authenticate/types.js'

/** Name, description and icons of the app, as wallets show them. */
export type Metadata = {
  readonly name: string
  readonly description?: string | undefined
  /** The app's own address. */
  readonly url?: string | undefined
  /** Full URLs, the preferred one first. */
  readonly icons?: readonly string[] | undefined
}

/** Storage of a client. Its methods must not throw: a value that cannot be stored is dropped. */
export type StorageDriver = {
  get(key: string): string | undefined
  set(key: string, value: string): void
  remove(key: string): void
  /** Calls `listener` when another tab wrote `key`. Absent on drivers that are not shared between tabs. */
  watch?(key: string, listener: (value: string | undefined) => void): () => void
}

/** Receives the log messages of a client. */
export type Logger = {
  error(message: string, context?: unknown): void
  warn(message: string, context?: unknown): void
  info(message: string, context?: unknown): void
  debug(message: string, context?: unknown): void
}

/** Chains, methods and events requested for one namespace (`eip155`) or one chain (`eip155:1`). */
export type WalletConnectProposalNamespace = {
  /** CAIP-2 ids. Absent when the key is a CAIP-2 id. */
  readonly chains?: readonly string[] | undefined
  readonly methods: readonly string[]
  readonly events: readonly string[]
}

/** Accounts, chains, methods and events that the wallet granted for one namespace or one chain. */
export type WalletConnectSessionNamespace = WalletConnectProposalNamespace & {
  /** CAIP-10 ids. */
  readonly accounts: readonly string[]
}

/** Link with which the user opened the wallet. It is stored with the session, so that requests open the same wallet. */
export type WalletConnectLink = {
  /** Custom scheme or universal link, without `wc`. */
  readonly href: string
  /** Id of the wallet in the wallet list. */
  readonly walletId?: string | undefined
}

/** A session between this page and a wallet. */
export type WalletConnectSession = {
  readonly topic: string
  readonly pairingTopic: string
  /** Unix seconds. */
  readonly expiry: number
  /** Metadata that the wallet sent. */
  readonly peer: Metadata
  readonly namespaces: { readonly [key: string]: WalletConnectSessionNamespace }
  readonly sessionProperties?: { readonly [name: string]: string } | undefined
  /** Properties by namespace or CAIP-2 id, such as EIP-5792 capabilities. */
  readonly scopedProperties?: { readonly [key: string]: unknown } | undefined
  readonly sessionConfig?: { readonly disableDeepLink?: boolean | undefined } | undefined
  readonly link?: WalletConnectLink | undefined
}

/** A session proposal that no wallet has answered yet. */
export type WalletConnectProposal = {
  /** Pairing URI, for the QR code and links. */
  readonly uri: string
  /** Unix seconds. After this time no wallet can answer. */
  readonly expiry: number
  /** Settles when the wallet answers, or when the proposal expires or is cancelled. Never causes an unhandled rejection. */
  readonly approval: Promise<WalletConnectSession>
  /** Cancels the proposal. A session that a wallet settles later is deleted. */
  cancel(): void
}

/** A session request that the relay accepted. On a phone, this is the time to open the wallet's app. */
export type WalletConnectSentRequest = { readonly id: number; readonly topic: string }

/** State of the connection to the relay. `idle` until it is needed. */
export type WalletConnectRelayStatus = 'idle' | 'connecting' | 'open' | 'closed'

/** Events of a client. */
export type WalletConnectEvents = {
  /** A session was created, here or in another tab, or its namespaces, expiry or link changed. */
  session: { readonly session: WalletConnectSession }
  /** The wallet emitted an event such as `accountsChanged`. */
  event: {
    readonly topic: string
    readonly chainId: string
    readonly name: string
    readonly data: unknown
  }
  /** A session ended: the wallet or another tab deleted it, or it expired. */
  end: { readonly topic: string; readonly reason: { readonly code: number; readonly message: string } }
  relay: { readonly status: WalletConnectRelayStatus }
}

/** Parameters of `propose`. */
export type ProposeParameters = {
  readonly optionalNamespaces: { readonly [key: string]: WalletConnectProposalNamespace }
  readonly sessionProperties?: { readonly [name: string]: string } | undefined
  readonly scopedProperties?: { readonly [key: string]: unknown } | undefined
  readonly signal?: AbortSignal | undefined
}

/** Parameters of `request`. */
export type RequestParameters = {
  readonly topic: string
  readonly chainId: string
  readonly request: { readonly method: string; readonly params?: unknown }
  /** Seconds until the request expires, 300 to 604,800. Default: 300. */
  readonly expiry?: number | undefined
  readonly signal?: AbortSignal | undefined
  /** Called when the relay accepted the request. */
  onSent?(sent: WalletConnectSentRequest): void
}

/** A WalletConnect client of a dapp. */
export type WalletConnectClient = {
  /** Returns the active sessions, the oldest first. */
  getSessions(): readonly WalletConnectSession[]
  /**
   * Restores the stored sessions: removes expired ones, subscribes to the others and reads the messages that the relay
   * kept for them. Opens no socket when no session is stored. Does not reject when the relay is unavailable.
   */
  restore(): Promise<readonly WalletConnectSession[]>
  /** Creates a pairing URI and proposes a session to the wallet that scans it. */
  propose(parameters: ProposeParameters): Promise<WalletConnectProposal>
  /** Sends a request to the wallet of a session and resolves to its result. */
  request(parameters: RequestParameters): Promise<unknown>
  /** Requests a signed statement and a session in one prompt. The server has to verify the signature. */
  authenticate(parameters: AuthenticateParameters): Promise<AuthenticateReturnType>
  /** Resolves when the wallet answers, rejects after 30 seconds. */
  ping(parameters: { readonly topic: string; readonly signal?: AbortSignal | undefined }): Promise<void>
  /** Sends an event to the wallet. */
  emit(parameters: {
    readonly topic: string
    readonly chainId: string
    readonly event: { readonly name: string; readonly data: unknown }
  }): Promise<void>
  /** Requests that the wallet extends the session to seven days from now. */
  extend(parameters: { readonly topic: string }): Promise<void>
  /** Ends a session immediately and notifies the wallet. Ignores unknown topics. */
  disconnect(parameters: { readonly topic: string }): Promise<void>
  /** Stores the link with which the user opened the wallet, with its session. */
  setLink(parameters: { readonly topic: string; readonly link: WalletConnectLink | undefined }): void
  /** Adds a listener of an event. Returns a function that removes it. */
  on<name extends keyof WalletConnectEvents>(
    event: name,
    listener: (payload: WalletConnectEvents[name]) => void,
  ): () => void
  /** Closes the socket and rejects pending calls. Sessions stay stored. */
  destroy(): void
}

/** Parameters of `createWalletConnect`. */
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
