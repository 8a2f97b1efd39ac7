import type { AuthenticateParameters, AuthenticateReturnType } from './authenticate/types.js'

/** What wallets show about the app. */
export type Metadata = {
  readonly name: string
  readonly description?: string | undefined
  /** The app's own address. */
  readonly url?: string | undefined
  /** Full URLs, the preferred one first. */
  readonly icons?: readonly string[] | undefined
}

/** Where a client remembers things. Its methods never throw; what cannot be kept is dropped. */
export type StorageDriver = {
  get(key: string): string | undefined
  set(key: string, value: string): void
  remove(key: string): void
  /** Called when another tab wrote `key`. Absent on drivers that are not shared between tabs. */
  watch?(key: string, listener: (value: string | undefined) => void): () => void
}

/** Where a client writes what happens to it. */
export type Logger = {
  error(message: string, context?: unknown): void
  warn(message: string, context?: unknown): void
  info(message: string, context?: unknown): void
  debug(message: string, context?: unknown): void
}

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

/** A session request that was handed to the relay; for opening the wallet's app on a phone. */
export type WalletConnectSentRequest = { readonly id: number; readonly topic: string }

/** State of the connection with the relay. `idle` until something needs it. */
export type WalletConnectRelayStatus = 'idle' | 'connecting' | 'open' | 'closed'

/** What a client of the protocol tells. */
export type WalletConnectEvents = {
  /** A session came (approved here, in another tab, or late), changed its namespaces, life or link. */
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

/** What is asked of a wallet that is to connect. */
export type ProposeParameters = {
  readonly optionalNamespaces: { readonly [key: string]: WalletConnectProposalNamespace }
  readonly sessionProperties?: { readonly [name: string]: string } | undefined
  readonly scopedProperties?: { readonly [key: string]: unknown } | undefined
  readonly signal?: AbortSignal | undefined
}

/** A request for the wallet of a session. */
export type RequestParameters = {
  readonly topic: string
  readonly chainId: string
  readonly request: { readonly method: string; readonly params?: unknown }
  /** Life of the request in seconds, 300 to 604,800. Default: 300. */
  readonly expiry?: number | undefined
  readonly signal?: AbortSignal | undefined
  /** Called once the relay has it. */
  onSent?(sent: WalletConnectSentRequest): void
}

/** The dapp side of the wallet-connection protocol. */
export type WalletConnectClient = {
  /** Living sessions, the oldest first. */
  getSessions(): readonly WalletConnectSession[]
  /**
   * Takes up the stored sessions: drops expired ones, subscribes the rest and lets what waited in the relay's mailbox
   * arrive. Opens no socket when there is none. Never rejects for want of a relay.
   */
  restore(): Promise<readonly WalletConnectSession[]>
  /** Makes a pairing URI and proposes a session to whoever scans it. */
  propose(parameters: ProposeParameters): Promise<WalletConnectProposal>
  /** Asks the wallet of a session, and settles with its answer. */
  request(parameters: RequestParameters): Promise<unknown>
  /** Asks for a signed statement and a session at once; loads what that needs. The server has to check the signature. */
  authenticate(parameters: AuthenticateParameters): Promise<AuthenticateReturnType>
  /** Settles when the wallet answers, rejects after 30 seconds. */
  ping(parameters: { readonly topic: string; readonly signal?: AbortSignal | undefined }): Promise<void>
  /** Tells the wallet of an event. */
  emit(parameters: {
    readonly topic: string
    readonly chainId: string
    readonly event: { readonly name: string; readonly data: unknown }
  }): Promise<void>
  /** Asks the wallet to prolong the session to seven days from now. */
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
