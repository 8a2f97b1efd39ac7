import type {
  Account,
  AdapterContext,
  CaipNetworkId,
  Connection as ChainConnection,
  Client,
  Connector,
  NamespaceAdapter,
  Network,
} from '@latchkit/core'
import type { FrameSession } from '@latchkit/core/secureframe'
import type { SignedIn, SignInRequest, SiwsMessageData } from '@latchkit/core/siwx'
import type { SessionClient } from '@latchkit/core/walletconnect'
import type {
  Commitment,
  Connection,
  PublicKey,
  SendOptions,
  Signer,
  Transaction,
  VersionedTransaction,
} from '@solana/web3.js'
import type { ComponentType, ReactNode } from 'react'
import type { NodeCall } from './rpc/endpoints.js'
import type { SignInInput, StandardWallet } from './sources/walletStandard.js'

/** A transaction of `@solana/web3.js`, or a serialized one (from `@solana/kit`, for example). */
export type SolanaTransaction = Transaction | VersionedTransaction | Uint8Array

/** A version of transactions that wallets sign. */
export type SolanaTransactionVersion = 'legacy' | 0 | 1

/** The part of an adapter of `@solana/wallet-adapter-base` that is used. */
export type WalletAdapterLike = {
  readonly name: string
  readonly icon: string
  readonly readyState: string
  readonly publicKey: PublicKey | null
  readonly supportedTransactionVersions?: ReadonlySet<SolanaTransactionVersion> | null | undefined
  autoConnect?(): Promise<void>
  connect(): Promise<void>
  disconnect(): Promise<void>
  sendTransaction(transaction: never, connection: Connection, options?: SendOptions): Promise<string>
  signIn?(input?: SolanaSignInInput): Promise<{
    readonly account: { readonly address: string }
    readonly signedMessage: Uint8Array
    readonly signature: Uint8Array
  }>
  signMessage?(message: Uint8Array): Promise<Uint8Array>
  signTransaction?(transaction: never): Promise<Transaction | VersionedTransaction>
  signAllTransactions?(transactions: never): Promise<(Transaction | VersionedTransaction)[]>
  // Optional, because under `moduleResolution: nodenext` the base class's types lack them. All adapters have them.
  on?(event: 'connect' | 'disconnect' | 'readyStateChange', listener: () => void): unknown
  off?(event: 'connect' | 'disconnect' | 'readyStateChange', listener: () => void): unknown
}

/** Options of `solanaAdapter`. */
export type SolanaAdapterParameters = {
  /**
   * Adapters of `@solana/wallet-adapter-base` beside the discovered wallets. An adapter whose wallet registers itself by
   * the Wallet Standard under the same name is omitted.
   */
  readonly wallets?: readonly WalletAdapterLike[] | undefined
}

/** The network that a {@link SolanaAdapter}'s `Connection` reads, and its commitment. */
export type GetSolanaConnectionParameters = {
  /** Default: the network of the connected wallet, else the shown network. */
  readonly caipNetworkId?: CaipNetworkId | undefined
  /** Default: `confirmed`. */
  readonly commitment?: Commitment | undefined
}

/** A method of {@link SolanaProvider} that a wallet may lack. */
export type SolanaProviderMethod =
  | 'signIn'
  | 'signMessage'
  | 'signTransaction'
  | 'signAllTransactions'
  | 'signAndSendTransaction'

/** How a transaction is sent. */
export type SolanaSendOptions = SendOptions & {
  /** Keys that sign as well, before the wallet does. Not for serialized transactions. */
  readonly signers?: readonly Signer[] | undefined
}

/**
 * Fields of a sign-in message: the input of `solana:signIn` of the Wallet Standard. Times are RFC 3339.
 *
 * @see https://github.com/phantom/sign-in-with-solana
 */
export type SolanaSignInInput = Partial<SiwsMessageData>

/** The signed sign-in message, as `solana:signIn` of the Wallet Standard returns it. */
export type SolanaSignInOutput = {
  /** The account that signed: its address in base58, and the 32 bytes of its public key. */
  readonly account: { readonly address: string; readonly publicKey: Uint8Array }
  /** The text in UTF-8. */
  readonly signedMessage: Uint8Array
  /** The 64 bytes of the ed25519 signature. */
  readonly signature: Uint8Array
}

/** The provider of the connected wallet. Its methods throw the errors of `@latchkit/core/errors`. */
export type SolanaProvider = {
  /** The wallet's name. */
  readonly name: string
  /** The active account, base58. */
  readonly address: string
  /** The active account. */
  readonly publicKey: PublicKey
  /** Versions of transactions that the wallet signs. */
  readonly supportedTransactionVersions: ReadonlySet<SolanaTransactionVersion>
  /** Whether the wallet has what a method needs. Otherwise the method throws `adapter/capability-not-supported`. */
  supports(method: SolanaProviderMethod): boolean
  /**
   * Signs a Sign in with Solana message. Default: the page's host as `domain`, and the active account. A wallet with
   * `solana:signIn` writes the text itself, and every field of the input is compared with it; other wallets sign the
   * text as a message. The server verifies the signature and the nonce.
   *
   * @throws InvalidSiwxDataError `siwx/invalid-data`
   * @throws SignInMismatchError `solana/sign-in-mismatch`
   */
  signIn(input?: SolanaSignInInput): Promise<SolanaSignInOutput>
  /** Signs bytes, or a text as UTF-8; returns the 64 bytes of the ed25519 signature. */
  signMessage(message: Uint8Array | string): Promise<Uint8Array>
  /** Returns what was passed, signed: an object of the same class, or bytes. */
  signTransaction<transaction extends SolanaTransaction>(transaction: transaction): Promise<transaction>
  /** Like `signTransaction`, with one approval where the wallet can. */
  signAllTransactions<transaction extends SolanaTransaction>(
    transactions: readonly transaction[],
  ): Promise<transaction[]>
  /** Returns the signature, base58, as soon as the transaction is broadcast. */
  signAndSendTransaction(transaction: SolanaTransaction, options?: SolanaSendOptions): Promise<string>
}

/** The Solana adapter, with the members that apps and hooks use beside the adapter contract. */
export type SolanaAdapter = Omit<NamespaceAdapter<'solana'>, 'getProvider'> & {
  getProvider(parameters?: { readonly connectorId?: string | undefined }): Promise<SolanaProvider>
  /**
   * Returns a `Connection` of `@solana/web3.js`, which loads at the first call. The same parameters return the same
   * connection.
   *
   * @throws NetworkNotFoundError `networks/not-found`
   * @throws InvalidNetworkError `networks/invalid`, when web3.js does not support its endpoint
   */
  getConnection(parameters?: GetSolanaConnectionParameters | undefined): Promise<Connection>
  /** Provides the adapter to the hooks below. `@latchkit/react` renders it. */
  readonly Provider: ComponentType<{ client: Client; children?: ReactNode }>
}

/** A wallet, and the API that reaches it. */
export type FoundWallet = { readonly connector: Connector<'solana'> } & (
  | { readonly kind: 'standard'; readonly wallet: StandardWallet }
  | { readonly kind: 'adapter'; readonly adapter: WalletAdapterLike }
  | { readonly kind: 'session'; readonly client: SessionClient }
  | { readonly kind: 'frame'; readonly session: FrameSession }
)

/** An account that a wallet granted. */
export type SourceAccount = {
  readonly address: string
  /** In hex without a prefix, where the wallet provides it. */
  readonly publicKey?: string | undefined
  /** Default: `eoa`. */
  readonly type?: Account['type'] | undefined
  /** Set where the wallet reports how it derived the account. */
  readonly path?: string | undefined
  supports(network: Network<'solana'>): boolean
}

export type SourceConnectParameters = {
  readonly silent?: boolean | undefined
  /** Whether a session that connects in another namespace instead is accepted. */
  readonly anyNamespace?: boolean | undefined
  readonly signal?: AbortSignal | undefined
  readonly signIn?: { readonly request: SignInRequest; readonly network: Network<'solana'> } | undefined
}

/** A sign-in message that a wallet signed, not checked. */
export type SignInAnswer = {
  readonly address: string
  readonly message: Uint8Array
  readonly signature: Uint8Array
}

export type SignMessageParameters = {
  readonly address: string
  readonly caipNetworkId: CaipNetworkId<'solana'>
  readonly message: Uint8Array
}

export type SignTransactionsParameters = {
  readonly address: string
  readonly network: Network<'solana'>
  readonly transactions: readonly Uint8Array[]
}

export type SendTransactionParameters = Omit<SignTransactionsParameters, 'transactions'> & {
  readonly transaction: Uint8Array
  readonly options: SendOptions
}

/** A wallet, whatever API reaches it. A method is absent where the wallet does not have it. */
export type Source = {
  /** The granted accounts, the active account first. Does not prompt the wallet. */
  accounts(): readonly SourceAccount[]
  /** Whether it supports a network, as far as that is known before it connects. */
  supports(network: Network<'solana'>): boolean
  /** Its network when it supports none of the app's networks. */
  elsewhere(): CaipNetworkId<'solana'>
  /** Versions of transactions that it signs. */
  versions(): readonly SolanaTransactionVersion[]
  /** The connector of the wallet of the session, where that differs from the listed connector. */
  connector?(): Connector<'solana'> | undefined
  /** Login of the accounts, in an embedded wallet. */
  info?(): ChainConnection['embeddedWalletInfo']
  /** Whether the connect prompt can also sign in. */
  canSignIn(): boolean
  /**
   * Requests accounts, and with `signIn` also a signature, which it returns. With `silent` it does not prompt, and
   * `accounts` stays empty when there is no grant.
   */
  connect(parameters: SourceConnectParameters): Promise<readonly SignedIn[] | undefined>
  disconnect(): Promise<void>
  /** Sets the shown network in a wallet that has its own current network. Rejects where the wallet does not serve it. */
  switchNetwork?(caipNetworkId: CaipNetworkId<'solana'>): Promise<void>
  /** Like `switchNetwork`, with the first of these that the wallet serves. Returns that network. */
  readonly enterNetwork?: FrameSession['enterNetwork'] | undefined
  /** Calls the listener when accounts may have changed. */
  subscribe(listener: () => void): () => void
  /** Undoes an approval that came after the connect was aborted. */
  undo?(): Promise<void>
  /** Signs in, and returns what the wallet signed, which may differ from the input. */
  readonly signIn?: ((input: SignInInput) => Promise<SignInAnswer>) | undefined
  readonly signMessage?: ((parameters: SignMessageParameters) => Promise<Uint8Array>) | undefined
  readonly signTransactions?:
    | ((parameters: SignTransactionsParameters) => Promise<readonly Uint8Array[]>)
    | undefined
  readonly sendTransaction?: ((parameters: SendTransactionParameters) => Promise<string>) | undefined
}

/** A wallet with listeners. It brings the code that releases it, so that this code loads with it. */
export type OpenedWallet = {
  readonly source: Source
  /** Removes the listeners. */
  readonly stop: () => void
  /** Called when the wallet is no longer on the page. Its connection is remembered in case it comes back. */
  leave(): void
}

/** A connected wallet. */
export type Live = {
  readonly found: FoundWallet
  readonly source: Source
  /** The account that the app chose, where the wallet granted several. */
  chosen: string | undefined
  /** The connection as core represents it. A method, so that its code is loaded with the first connected wallet. */
  read(): ChainConnection<'solana'>
}

/** The restoration of remembered connections, while it runs. */
export type Restoration = {
  /** Resolves when every connection is restored or given up. */
  readonly done: Promise<void>
  /** Sends requests to the wallets that are present by now. */
  check(): void
  /** Stops restoring this connection, or any. */
  drop(id: string | undefined): void
  /** Ends the restoration and restores nothing more. */
  cancel(): void
}

/** The RPC endpoints of a network, used as a single node. */
export type SolanaNode = {
  /** `Connection`s of web3.js that read through it, by commitment and WebSocket. */
  readonly connections: Map<string, Promise<Connection>>
  request(call: NodeCall): Promise<unknown>
  /** Used by web3.js, which writes and reads the bodies itself. */
  fetch(body: string, signal?: AbortSignal | undefined): Promise<Response>
}

/** The state that the parts of an adapter share. */
export type Runtime = {
  readonly adapters: readonly WalletAdapterLike[]
  /** The discovered wallets, in the order of discovery. */
  wallets: readonly FoundWallet[]
  /** By connector id. */
  readonly connections: Map<string, Live>
  /** The wallets with listeners since the start. */
  readonly opened: Map<FoundWallet, OpenedWallet>
  /**
   * The wallets with a pending connect request. The client knows only their connector ids, which two wallets may share.
   */
  readonly pending: Map<symbol, FoundWallet>
  /** The nodes of networks, by their endpoints. */
  readonly nodes: Map<string, SolanaNode>
  /** Ids of wallets that disappeared from the page while they were connected. */
  readonly left: Set<string>
  /** Id of the active connection's connector. */
  current: string | undefined
  /** The network that the app shows. Solana wallets do not have a current network. */
  selected: CaipNetworkId | undefined
  networks: readonly Network<'solana'>[]
  /** Whether remembered connections are being restored. */
  restoring: boolean
  restoration: Restoration | undefined
  context: AdapterContext<'solana'> | undefined
  /** Emits the current snapshot. */
  changed(): void
}
