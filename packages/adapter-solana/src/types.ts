import type {
  AdapterContext,
  CaipNetworkId,
  Connection as ChainConnection,
  Client,
  Connector,
  NamespaceAdapter,
  Network,
} from '@latchkit/core'
import type { SignedIn, SignInRequest } from '@latchkit/core/siwx'
import type { SessionClient } from '@latchkit/core/walletconnect'
import type {
  Commitment,
  Connection,
  PublicKey,
  SendOptions,
  Transaction,
  VersionedTransaction,
} from '@solana/web3.js'
import type { Wallet } from '@wallet-standard/base'
import type { ComponentType, ReactNode } from 'react'
import type { NodeCall } from './rpc/createEndpoint.js'

/** A transaction of `@solana/web3.js`, or one as it goes over the wire (from `@solana/kit`, for example). */
export type SolanaTransaction = Transaction | VersionedTransaction | Uint8Array

/** Versions of transactions that a wallet signs. */
export type SolanaTransactionVersion = 'legacy' | 0 | 1

/** What an adapter of `@solana/wallet-adapter-base` has, as far as it is used. */
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
   * Adapters of `@solana/wallet-adapter-base` beside the wallets that are found. One whose wallet registers itself by
   * the Wallet Standard under the same name is left out.
   */
  readonly wallets?: readonly WalletAdapterLike[] | undefined
}

/** Which network a {@link SolanaAdapter}'s `Connection` reads, and how. */
export type GetSolanaConnectionParameters = {
  /** Default: the network of the connected wallet, else the one that is shown. */
  readonly caipNetworkId?: CaipNetworkId | undefined
  /** Default: `confirmed`. */
  readonly commitment?: Commitment | undefined
}

/** The connected wallet, as apps talk to it. Each method asks the wallet and throws the errors of `@latchkit/core/errors`. */
export type SolanaProvider = {
  /** The wallet's name. */
  readonly name: string
  /** The active account, base58. */
  readonly address: string
  /** The active account. */
  readonly publicKey: PublicKey
  /** Signs bytes, or a text as UTF-8; returns the 64 bytes of the ed25519 signature. */
  signMessage(message: Uint8Array | string): Promise<Uint8Array>
  /** Returns what was passed, signed: an object of the same class, or bytes. */
  signTransaction<transaction extends SolanaTransaction>(transaction: transaction): Promise<transaction>
  /** Like `signTransaction`, with one approval where the wallet can. */
  signAllTransactions<transaction extends SolanaTransaction>(
    transactions: readonly transaction[],
  ): Promise<transaction[]>
  /** Returns the signature, base58, as soon as the transaction is broadcast. */
  signAndSendTransaction(transaction: SolanaTransaction, options?: SendOptions): Promise<string>
}

/** The Solana adapter, with what an app or its hooks need beside the contract. */
export type SolanaAdapter = Omit<NamespaceAdapter<'solana'>, 'getProvider'> & {
  getProvider(parameters?: { readonly connectorId?: string | undefined }): Promise<SolanaProvider>
  /**
   * A `Connection` of `@solana/web3.js`, which is loaded at the first call. The same one for the same parameters.
   *
   * @throws NetworkNotFoundError `networks/not-found`
   * @throws InvalidNetworkError `networks/invalid`, when web3.js cannot talk to its endpoint
   */
  getConnection(parameters?: GetSolanaConnectionParameters | undefined): Promise<Connection>
  /** Hands the adapter to the hooks below. `@latchkit/react` renders it. */
  readonly Provider: ComponentType<{ client: Client; children?: ReactNode }>
}

/** A wallet by the Wallet Standard; newer ones have an id. */
export type StandardWallet = Wallet & { readonly id?: string | undefined }

/** A wallet that can be asked, and by what it is reached. */
export type FoundWallet = { readonly connector: Connector<'solana'> } & (
  | { readonly kind: 'standard'; readonly wallet: StandardWallet }
  | { readonly kind: 'adapter'; readonly adapter: WalletAdapterLike }
  | { readonly kind: 'protocol'; readonly client: SessionClient }
)

/** An account that a wallet gave. */
export type SourceAccount = {
  readonly address: string
  supports(network: Network<'solana'>): boolean
}

export type SourceConnectParameters = {
  readonly silent?: boolean | undefined
  readonly signal?: AbortSignal | undefined
  readonly signIn?: { readonly request: SignInRequest; readonly network: Network<'solana'> } | undefined
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

/** A wallet, whatever it is reached by. A method that is absent is one that the wallet does not have. */
export type Source = {
  /** The accounts it gave access to, the active one first. Asks nobody. */
  accounts(): readonly SourceAccount[]
  /** Whether it works with a network, as far as it says so before it is connected. */
  supports(network: Network<'solana'>): boolean
  /** Where it is when that is no network of the app. */
  elsewhere(): CaipNetworkId<'solana'>
  /** Versions of transactions that it signs. */
  versions(): readonly SolanaTransactionVersion[]
  /** The wallet as its session names it, where that differs from the list. */
  connector?(): Connector<'solana'> | undefined
  /** Whether it can sign in with the prompt that connects. */
  canSignIn(): boolean
  /**
   * Asks for accounts, and with `signIn` for a signature as well, which is returned. With `silent` nobody is asked,
   * and `accounts` stays empty when there is no grant.
   */
  connect(parameters: SourceConnectParameters): Promise<readonly SignedIn[] | undefined>
  disconnect(): Promise<void>
  /** Calls back when accounts may have changed. */
  subscribe(listener: () => void): () => void
  /** Gives up an approval that came after nobody waited any more. */
  undo?(): Promise<void>
  readonly signMessage?: ((parameters: SignMessageParameters) => Promise<Uint8Array>) | undefined
  readonly signTransactions?:
    | ((parameters: SignTransactionsParameters) => Promise<readonly Uint8Array[]>)
    | undefined
  readonly sendTransaction?: ((parameters: SendTransactionParameters) => Promise<string>) | undefined
}

/** A wallet that was opened. What it takes to let it go again comes with it, so that no page has that before. */
export type OpenedWallet = {
  readonly source: Source
  /** Takes our listeners off it. */
  readonly stop: () => void
  /** The wallet is no longer on the page. Its connection is remembered in case it comes back. */
  leave(): void
}

/** A wallet in use. */
export type Live = {
  readonly found: FoundWallet
  readonly source: Source
  /** The account that the app chose, where the wallet gave several. */
  chosen: string | undefined
  /** The connection as core knows it. Here, so that what reads it comes with the first wallet that is connected. */
  read(): ChainConnection<'solana'>
}

/** Remembered connections that are being restored. */
export type Restoration = {
  /** Settles when every one is restored or given up. */
  readonly done: Promise<void>
  /** Tries what is there by now. */
  look(): void
  /** No longer restores this one, or any. */
  drop(id: string | undefined): void
  /** Ends without a further word. */
  cancel(): void
}

/** The endpoints of a network as one. */
export type SolanaNode = {
  /** `Connection`s of web3.js that read through it, by commitment and WebSocket. */
  readonly connections: Map<string, Promise<Connection>>
  request(call: NodeCall): Promise<unknown>
  /** For web3.js, which writes and reads the bodies itself. */
  fetch(body: string, signal?: AbortSignal | undefined): Promise<Response>
}

/** What the parts of an adapter share. */
export type Runtime = {
  readonly adapters: readonly WalletAdapterLike[]
  /** Every wallet that was found, in that order. */
  wallets: readonly FoundWallet[]
  /** By connector id. */
  readonly connections: Map<string, Live>
  /** Wallets that were opened since the start. */
  readonly opened: Map<FoundWallet, OpenedWallet>
  /** The wallets that are being asked to connect: two of them may have one connector id, which is all the client knows. */
  readonly pending: Map<symbol, FoundWallet>
  /** What networks are read through, by their endpoints. */
  readonly nodes: Map<string, SolanaNode>
  /** Ids of wallets that left the page while they were connected. */
  readonly left: Set<string>
  /** Id of the active connection's connector. */
  current: string | undefined
  /** The network that the app shows: Solana wallets have none of their own. */
  selected: CaipNetworkId | undefined
  networks: readonly Network<'solana'>[]
  /** Whether remembered connections are waited for. */
  restoring: boolean
  restoration: Restoration | undefined
  context: AdapterContext<'solana'> | undefined
  /** Tells the client what is true now. */
  changed(): void
}
