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
import type { ComponentType, ReactNode } from 'react'
import type { NodeCall } from './rpc/endpoints.js'
import type { SignInInput, StandardWallet } from './sources/walletStandard.js'

/** A version of transactions that wallets sign. */
export type SolanaTransactionVersion = 'legacy' | 0 | 1

/** A wallet that an app adds. `walletAdapters` of `@latchkit/adapter-solana/web3js` returns them. */
export type SolanaWallet = {
  readonly name: string
  /** A data URI. */
  readonly icon: string
  /** Whether the user can connect it now. */
  isAvailable(): boolean
  /** Calls the listener when that may have changed. */
  subscribe(listener: () => void): () => void
  open(access: SolanaAccess): Promise<Source>
}

/** Members of the adapter for other libraries of Solana: nodes, and one shared object per owner and key. */
export type SolanaAccess = {
  /**
   * Returns the app's RPC endpoints of a network. Default: the network of the connected wallet, else the shown network.
   *
   * @throws NetworkNotFoundError `networks/not-found`
   */
  getRpc(parameters?: { readonly caipNetworkId?: CaipNetworkId | undefined }): Promise<SolanaRpc>
  /** Returns what `create` returned at its first call for the owner and the key. Released with the owner. */
  share<value>(owner: object, key: string, create: () => value): value
}

/**
 * The app's RPC endpoints of a network, used as one: a request goes to the best endpoint, and to the next when that
 * fails.
 */
export type SolanaRpc = {
  readonly caipNetworkId: CaipNetworkId<'solana'>
  /** The first endpoint. */
  readonly url: string
  /** The first endpoint of subscriptions, where the app set one. */
  readonly webSocketUrl?: string | undefined
  /** Calls a method, and returns its result. Integers that a number cannot represent are text. */
  request(call: {
    readonly method: string
    readonly params: readonly unknown[]
    readonly signal?: AbortSignal | undefined
  }): Promise<unknown>
  /** Sends a JSON-RPC body, and returns the response as it is, for libraries that write and read these themselves. */
  fetch(body: string, signal?: AbortSignal | undefined): Promise<Response>
}

/** Options of `solanaAdapter`. */
export type SolanaAdapterParameters = {
  /**
   * Wallets beside the discovered ones: those of `walletAdapters` of `@latchkit/adapter-solana/web3js`. A wallet that
   * registers itself by the Wallet Standard under the same name is omitted.
   */
  readonly wallets?: readonly SolanaWallet[] | undefined
  /**
   * Highest fee for priority of a transfer, in lamports. The fee is estimated from recent blocks, and is part of the fee
   * that the preview shows. Wallets that send transactions themselves add their own, and get none of this. `0n`: no fee for
   * priority. Default: `100_000n`.
   */
  readonly maxPriorityFee?: bigint | undefined
}

/** A method of {@link SolanaProvider} that a wallet may lack. */
export type SolanaProviderMethod =
  | 'signIn'
  | 'signMessage'
  | 'signTransaction'
  | 'signAllTransactions'
  | 'signAndSendTransaction'

/** How a transaction is sent. */
export type SolanaSendOptions = {
  readonly skipPreflight?: boolean | undefined
  /** Default: `confirmed`. */
  readonly preflightCommitment?: 'processed' | 'confirmed' | 'finalized' | undefined
  readonly maxRetries?: number | undefined
  /** The slot that the node must have reached. */
  readonly minContextSlot?: number | undefined
}

/** How a transaction is signed. */
export type SolanaSignOptions = Pick<SolanaSendOptions, 'minContextSlot'>

/** A provider's wallet, account and network. */
export type GetSolanaProviderParameters = {
  /** Default: the active wallet. */
  readonly connectorId?: string | undefined
  /** Default: the active account, at each request. */
  readonly address?: string | undefined
  /** Default: the wallet's network, at each request. */
  readonly caipNetworkId?: CaipNetworkId | undefined
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
  /** The network that transactions are signed for. */
  readonly caipNetworkId: CaipNetworkId<'solana'>
  /** Versions of transactions that the wallet signs. */
  readonly supportedTransactionVersions: ReadonlySet<SolanaTransactionVersion>
  /** Whether the wallet sends transactions itself. Otherwise it signs, and your own endpoints send. */
  readonly sends: boolean
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
  /** Takes and returns the bytes of a transaction. */
  signTransaction(transaction: Uint8Array, options?: SolanaSignOptions): Promise<Uint8Array>
  /** Like `signTransaction`, with one approval where the wallet can. */
  signAllTransactions(
    transactions: readonly Uint8Array[],
    options?: SolanaSignOptions,
  ): Promise<readonly Uint8Array[]>
  /** Takes the bytes of a transaction. Returns the signature, base58, as soon as the transaction is broadcast. */
  signAndSendTransaction(transaction: Uint8Array, options?: SolanaSendOptions): Promise<string>
}

/** The Solana adapter, with the members that apps and hooks use beside the adapter contract. */
export type SolanaAdapter = Omit<NamespaceAdapter<'solana'>, 'getProvider'> &
  SolanaAccess & {
    /**
     * Returns the provider of a connected wallet, which requests sign with. It takes and returns bytes.
     *
     * @throws DisconnectedError `rpc/disconnected`
     * @throws ConnectorNotFoundError `connection/connector-not-found`
     */
    getProvider(parameters?: GetSolanaProviderParameters): Promise<SolanaProvider>
    /**
     * Returns a function that signs in with a wallet before it is connected. The prompt also gives the page access to the
     * account that the user picks, so that `connect` does not prompt again. Undefined where the wallet has no
     * `solana:signIn`.
     *
     * @example
     * const signIn = adapter.getSignIn({ connectorId: 'phantom' })
     * const output = await signIn?.({ nonce })
     * await connect(client, { connectorId: 'phantom' })
     */
    getSignIn(parameters: {
      readonly connectorId: string
    }): ((input?: SolanaSignInInput) => Promise<SolanaSignInOutput>) | undefined
    /** Provides the adapter to the hooks below. `@latchkit/react` renders it. */
    readonly Provider: ComponentType<{ client: Client; children?: ReactNode }>
  }

/** A wallet, and the API that reaches it. */
export type FoundWallet = { readonly connector: Connector<'solana'> } & (
  | { readonly kind: 'standard'; readonly wallet: StandardWallet }
  | { readonly kind: 'added'; readonly wallet: SolanaWallet }
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
  readonly options?: SolanaSignOptions | undefined
}

export type SendTransactionParameters = Omit<SignTransactionsParameters, 'transactions' | 'options'> & {
  readonly transaction: Uint8Array
  readonly options: SolanaSendOptions
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
  /** Whether it sends transactions as they are. Default: false, because wallets that send add a fee for priority. */
  readonly keepsFee?: boolean | undefined
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
  request(call: NodeCall): Promise<unknown>
  /** Used by web3.js and kit, which write and read the bodies themselves. */
  fetch(body: string, signal?: AbortSignal | undefined): Promise<Response>
}

/** The state that the parts of an adapter share. */
export type Runtime = {
  /** The wallets that the app added. */
  readonly added: readonly SolanaWallet[]
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
  readonly share: SolanaAccess['share']
  readonly maxPriorityFee: bigint | undefined
  /** Signed transactions that no block has yet, by signature. The latest is last. */
  readonly sent: Map<string, Uint8Array>
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
