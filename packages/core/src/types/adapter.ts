import type { Metadata } from '../client/options.js'
import type { ShownToken } from '../features/balances/options.js'
import type { FrameSession } from '../features/embedded/types.js'
import type { NftReference } from '../features/nfts/types.js'
import type { SignedIn, SignInRequest } from '../features/siwx/types.js'
import type { SessionClient } from '../features/walletConnect/types.js'
import type { GatewayParameters } from '../gateway/getImageUrl.js'
import type { Logger } from '../logger/createLogger.js'
import type { Platform } from '../platform/types.js'
import type { StorageDriver } from '../storage/types.js'
import type {
  CallReceipt,
  CallsBatch,
  CallsReference,
  CallsStatus,
  GetReceiptsParameters,
  SentCalls,
} from './calls.js'
import type { ResolvedConfig } from './client.js'
import type { Connection, PendingConnects, Snapshot } from './connection.js'
import type { CaipNetworkId, Namespace } from './namespace.js'
import type { Network } from './network.js'
import type { SwapReader } from './swap.js'

/** Parameters that the client passes to `start` of an adapter. */
export type AdapterContext<namespace extends Namespace = Namespace> = {
  /** Prefix of every storage key. Stable over reloads and different for each client of a page. */
  readonly storageKey: string
  readonly storage: StorageDriver
  readonly platform: Platform
  readonly logger: Logger
  readonly metadata: Metadata
  /** The options of the client that adapters read, and `getRpcUrl` of `@latchkit/core/http`. */
  readonly config: GatewayParameters['config'] & Pick<ResolvedConfig, 'injected' | 'eip6963'>
  /** The networks of this namespace at start; later changes come through `setNetworks`. */
  readonly networks: readonly Network<namespace>[]
  /** Whether remembered connections are restored. */
  readonly reconnect: boolean
  /** Pending connects of the client, for a library with its own status. */
  readonly attempts: PendingConnects
  /** The WalletConnect session that all adapters share; undefined while WalletConnect is off. */
  readonly walletConnect?: SessionClient | undefined
  /** Sets the state of the namespace. May be called at any time until teardown. */
  emit(snapshot: Snapshot<namespace>): void
}

/** An amount of a network's own currency, or of a token. */
export type Balance = {
  /** In the smallest unit: wei, lamports. */
  readonly value: bigint
  readonly decimals: number
  readonly symbol: string
}

/** A transfer. `token` absent means the network's own currency. */
export type Transfer = {
  readonly to: string
  /** In the smallest unit of the sent token; the number of items of an NFT. */
  readonly value: bigint
  /** Address of the token's contract or mint. */
  readonly token?: string | undefined
  /** The NFT of that contract or mint. Absent for a fungible token. */
  readonly nft?: NftReference | undefined
  /** Sending account. Default: the active account. */
  readonly from?: string | undefined
  /** Network to send on. A wallet on another network is switched first. */
  readonly caipNetworkId?: CaipNetworkId | undefined
  /** Result of the estimate, so that no more is paid. Solana only. Default: estimated again. */
  readonly estimated?: Pick<TransferEstimate, 'received' | 'priorityFee'> | undefined
}

/** A token of an account, as a wallet reports it. Its texts come from the wallet: clean them before they are shown. */
export type Asset = {
  /** Address of the token's contract; absent for the network's own currency. */
  readonly address?: string | undefined
  /** In the smallest unit. */
  readonly value: bigint
  readonly decimals: number
  readonly name: string
  readonly symbol: string
  /** Of one whole token, in dollars. */
  readonly price?: number | undefined
  readonly iconUrl?: string | undefined
}

/** A transfer to estimate the fee of. Does not prompt the user, and does not require a connected wallet. */
export type EstimateTransferParameters<namespace extends Namespace = Namespace> = Pick<
  Transfer,
  'to' | 'value' | 'token' | 'nft'
> & {
  /** Sending account. */
  readonly from: string
  readonly network: Network<namespace>
  /** False if only decimals and balances are needed: the fee may be 0 then. Default: true. */
  readonly isFeeNeeded?: boolean | undefined
  readonly signal?: AbortSignal | undefined
}

/** Fee of a transfer and balances of its sender, as the chain reports them. */
export type TransferEstimate = {
  /** The highest fee, with the rent of accounts that the transfer creates: wei, lamports. */
  readonly fee: bigint
  /** Decimals of the sent token. */
  readonly decimals: number
  /** Sender's balance of the sent token, in its smallest unit. */
  readonly balance: bigint
  /** Sender's balance of the network's own currency, which pays the fee. */
  readonly nativeBalance: bigint
  /** Part of the fee that pays for priority. Default: 0. */
  readonly priorityFee?: bigint | undefined
  /** Amount that the receiver gets, where the token takes a fee from the amount. Default: the whole amount. */
  readonly received?: bigint | undefined
  /** Units to show for each unit of the token. Default: 1. */
  readonly multiplier?: number | undefined
  /** Lowest amount that the receiver can get, where its account does not exist yet. Default: 0. */
  readonly minimum?: bigint | undefined
  /** Lowest balance of the network's own currency that an account may keep, unless it keeps nothing. Default: 0. */
  readonly reserve?: bigint | undefined
  readonly notes?: readonly TransferNote[] | undefined
}

/** A consequence of a transfer that the user is to know. */
export type TransferNote =
  /** The token is unwrapped: the receiver gets the network's own currency, and so does the sender for the rest. */
  | 'unwraps'
  /** The issuer of the token may move or burn the tokens of every holder. */
  | 'permanent-delegate'

/** A transaction that the app, or a service of it, has created. */
export type ChainTransaction = {
  /** Address to call; absent to create a contract. eip155 only. */
  readonly to?: string | undefined
  /** eip155: the call data in hex. Solana: the serialized transaction in base64. */
  readonly data?: string | undefined
  /** In wei; eip155 only. */
  readonly value?: bigint | undefined
  /** Highest gas; eip155 only. Default: the wallet estimates it. */
  readonly gas?: bigint | undefined
  /** Sending account. Default: the active account. */
  readonly from?: string | undefined
  /** Network to send on. A wallet on another network is switched first. */
  readonly caipNetworkId?: CaipNetworkId | undefined
}

/** Outcome of a transaction. */
export type TransactionOutcome = {
  /**
   * `cancelled`: a transfer of nothing to the sender itself took its place. `replaced`: another transaction took its
   * place.
   */
  readonly status: 'confirmed' | 'failed' | 'replaced' | 'cancelled'
  /** Hash of the transaction that is on the chain: a different hash if the wallet sped it up or replaced it. */
  readonly hash: string
}

/**
 * How a pending transaction is replaced: `speedUp` by the same transaction with a higher fee, `cancel` by a transfer of
 * nothing to the sender itself.
 */
export type ReplacementKind = 'speedUp' | 'cancel'

/** A transaction that a wallet has broadcast to replace another one. */
export type SentReplacement = {
  readonly hash: string
  /**
   * Whether it has the nonce of the other one. If not, the wallet has ignored the nonce: it has sent a second transaction,
   * and the first is still pending. True if no node knows the transaction yet.
   */
  readonly hasSameNonce: boolean
}

/** The possible replacements of a pending transaction. */
export type TransactionReplacement = {
  /** Number of the transaction in its account. Its replacement has the same number. */
  readonly nonce: number
  /** Highest fee of each replacement, in the smallest unit of the network's own currency. */
  readonly fees: { readonly [kind in ReplacementKind]: bigint }
  /** Requests a replacement from the wallet. Resolves as soon as the wallet has broadcast it. */
  send(kind: ReplacementKind): Promise<SentReplacement>
}

/**
 * A chain family, as a plain record checked with `satisfies NamespaceAdapter<'eip155'>`. `start`, `connect` and
 * `disconnect` are required. Everything else is a capability: leave it out if the chain family cannot do it, never stub it;
 * throw `CapabilityNotSupportedError` if a wallet cannot.
 */
export type NamespaceAdapter<namespace extends Namespace = Namespace> = {
  readonly namespace: namespace
  /** Names the adapter to the gateway, such as `wagmi`. Default: the namespace. */
  readonly name?: string | undefined
  /** Discovers wallets, restores remembered connections and emits snapshots until the returned teardown runs. */
  start(context: AdapterContext<namespace>): () => void
  /**
   * Requests the accounts of a wallet. Aborting `signal` immediately rejects the promise as rejected by the user and leaves
   * nothing connecting; a later approval is undone, unless the connector was connected before.
   */
  connect(parameters: {
    readonly connectorId: string
    readonly caipNetworkId?: CaipNetworkId<namespace> | undefined
    readonly signal: AbortSignal
    /**
     * Sign in with the same prompt. If the wallet does not support it, `signedIn` is absent and a signature is requested
     * later.
     */
    readonly signIn?: SignInRequest | undefined
    /** Whether a session of several namespaces may connect in another namespace instead. Default: false. */
    readonly anyNamespace?: boolean | undefined
  }): Promise<Connection<namespace> & { readonly signedIn?: SignedIn | undefined }>
  /** Ends a connection, or all of the namespace without `connectorId`. An unknown id is not an error. */
  disconnect(parameters: { readonly connectorId?: string | undefined }): Promise<void>
  /**
   * Restores remembered connections again, as `start` does with `reconnect: true`. Settles when each is restored or
   * failed; does not reject when a wallet is absent.
   */
  reconnect?(): Promise<void>
  /**
   * Connects a wallet that returns its accounts without a prompt, and makes it the active wallet. Returns undefined,
   * and connects nothing, when the wallet would show a prompt.
   */
  connectSilently?(parameters: {
    readonly connectorId: string
    readonly signal: AbortSignal
  }): Promise<Connection<namespace> | undefined>
  /** Makes another connected wallet the active wallet, without a request to it. */
  switchConnection?(parameters: { readonly connectorId: string }): Promise<void>
  /** Makes another account of a connection the active account, if the app and not the wallet selects it. */
  switchAccount?(parameters: { readonly connectorId: string; readonly address: string }): Promise<void>
  /** Moves the active wallet to a network, adding it to the wallet when the wallet does not know it. */
  switchNetwork?(parameters: { readonly network: Network<namespace> }): Promise<void>
  /** Called with the network that is shown while not connected, for a library with a separate network. */
  selectNetwork?(parameters: { readonly network: Network<namespace> }): void
  /** Called with the networks of the namespace after the client added or removed a network. */
  setNetworks?(networks: readonly Network<namespace>[]): void
  /** Signs a text with the active account; returns the signature as the chain family writes it. */
  signMessage?(parameters: {
    readonly message: string
    readonly address?: string | undefined
  }): Promise<string>
  /** Reads the balance of an account in the network's own currency, or in a token. */
  getBalance?(parameters: {
    readonly address: string
    readonly network: Network<namespace>
    readonly token?: ShownToken | undefined
    readonly signal?: AbortSignal | undefined
  }): Promise<Balance>
  /**
   * Requests from the wallet the fungible tokens of an account on a network (ERC-7811). Throws
   * `CapabilityNotSupportedError` if the wallet has no `assetDiscovery`.
   */
  getAssets?(parameters: {
    readonly address: string
    readonly network: Network<namespace>
    readonly signal?: AbortSignal | undefined
  }): Promise<readonly Asset[]>
  /** Sends a transfer and returns the transaction hash, as soon as the wallet has broadcast it. */
  sendTransfer?(parameters: Transfer): Promise<string>
  /** Reads the fee of a transfer, the decimals and both balances from the app's own RPC endpoints. */
  estimateTransfer?(parameters: EstimateTransferParameters<namespace>): Promise<TransferEstimate>
  /** Sends a transaction and returns its hash, as soon as the wallet has broadcast it. */
  sendTransaction?(parameters: ChainTransaction): Promise<string>
  /**
   * Returns the reader of the swaps of a gateway, which is not trusted, for checks before a wallet signs them. Swaps need
   * it.
   */
  getSwapReader?(parameters: { readonly network: Network<namespace> }): Promise<SwapReader>
  /**
   * Waits until a transaction is confirmed, has failed or was replaced; rejects when `signal` is aborted, and with an
   * error that has `mayLand: false` when it has expired and cannot land any more.
   */
  waitForTransaction?(parameters: {
    readonly hash: string
    readonly network: Network<namespace>
    /** Returns the hashes of transactions that were sent to replace it. Called before each read. */
    readonly getReplacements?: (() => readonly string[]) | undefined
    readonly signal?: AbortSignal | undefined
  }): Promise<TransactionOutcome>
  /**
   * Reads how a pending transaction can be replaced by one with the same nonce and fees that are at least 10 % higher, from
   * the app's own RPC endpoints. Undefined if it is in a block, if no node knows it, or if the account itself did not send
   * it, such as that of a smart account.
   */
  getReplacement?(parameters: {
    readonly hash: string
    /** The sending account. */
    readonly from: string
    readonly network: Network<namespace>
    readonly signal?: AbortSignal | undefined
  }): Promise<TransactionReplacement | undefined>
  /** The wallet's own provider: EIP-1193 on eip155. */
  getProvider?(parameters: { readonly connectorId?: string | undefined }): Promise<unknown>
  /** EIP-5792 capabilities by CAIP-2 id; chain 0 has those of every chain. */
  getCapabilities?(parameters: {
    readonly address?: string | undefined
  }): Promise<Readonly<Record<CaipNetworkId, Readonly<Record<string, unknown>>>>>
  /**
   * Sends an EIP-5792 batch. Throws `CapabilityNotSupportedError` only if the wallet has shown and sent nothing, because it
   * does not have the method: the calls are then sent by `sendTransaction`.
   */
  sendCalls?(parameters: CallsBatch<namespace>): Promise<SentCalls>
  /** Requests the status of a batch from the wallet. */
  getCallsStatus?(parameters: CallsReference): Promise<CallsStatus>
  /** Shows the status of a batch in the wallet. */
  showCallsStatus?(parameters: CallsReference): Promise<void>
  /** Reads the receipts of transactions, in their order; undefined for one that is in no block. */
  getReceipts?(parameters: GetReceiptsParameters<namespace>): Promise<readonly (CallReceipt | undefined)[]>
  /**
   * Called on first use of the embedded wallet, whose login all adapters share, and again after a restart. Adds its
   * connector and restores a remembered login. Settles when the connector is listed.
   */
  attachFrame?(session: FrameSession): Promise<void>
}
