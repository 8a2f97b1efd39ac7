import type { Hex } from 'viem'
import type { BatchMode, CallsApproval, SentCalls } from './callTypes.js'
import type { GrantedPermission, PermissionApproval, PermissionContracts } from './permissionTypes.js'

/** The wallets of the extension: it announces a second one where it is configured. */
export type WalletId = 'first' | 'second'

/** When providers become visible to a page: at once, on "Announce now" in the popup, or some time after loading. */
export type AnnounceTime = 'now' | 'onDemand' | { afterMs: number }

/** `standard`: EIP-6963 and `window.ethereum`. `legacy`: `window.ethereum` only. */
export type AnnounceMode = 'standard' | 'legacy'

/** Wallets whose flags and names the first wallet takes. */
export type KnownWallet = 'metamask' | 'phantom'

export type Announcement = {
  like?: KnownWallet | undefined
  mode: AnnounceMode
  time: AnnounceTime
  wallets: { id: WalletId; name: string; rdns: string }[]
  /** How Wallet Standard wallets are registered; absent when none is. */
  solana?: SolanaAnnouncement | undefined
}

export type SolanaAnnouncement = {
  /** Names of networks, such as `solana:localnet`. */
  chains: string[]
  signIn: boolean
  time: AnnounceTime
}

/** `rpcUrl` is null for a network the wallet knows by its id only. */
export type WalletChain = { id: number; name: string; rpcUrl: string | null }

export type WalletAccount = { address: Hex; privateKey: Hex; solana: SolanaKey }

export type Wallet = {
  name: string
  rdns: string
  accounts: WalletAccount[]
  active: Hex
  /** For sites that have not switched by themselves. */
  chainId: number
  /** Accounts a site may see, by origin. */
  permissions: Record<string, Hex[]>
  /** The same for Solana. Accounts are named by their EVM address here too. */
  solanaPermissions: Record<string, Hex[]>
  /** Networks sites switched to, by origin. */
  chainIds: Record<string, number>
  assets: { address: string; symbol: string; decimals: number }[]
}

export type Settings = {
  second: boolean
  mode: AnnounceMode
  time: AnnounceTime
  answerLate: boolean
  offline: boolean
  /** Shows sites no account until its owner unlocks it. */
  locked?: boolean | undefined
  /** Lists what an account has (ERC-7811). */
  assets: boolean
  batches: BatchMode
  /** The contract whose code accounts get so that calls are one transaction. */
  delegate?: Hex | undefined
  /** Grants permissions (ERC-7715), by `permissionContracts`. */
  permissions: boolean
  permissionContracts?: PermissionContracts | undefined
  /** Registers Wallet Standard wallets. */
  solana: boolean
  /** The wallet that the first one passes for. */
  like?: KnownWallet | undefined
  /** Their feature `solana:signIn`. */
  signIn: boolean
  /** When they are registered, if not at the time of the other providers. */
  solanaTime?: AnnounceTime | undefined
}

export type WalletState = {
  /** The text of config.json that this state was created from. A different text resets the state. */
  config: string
  wallets: Record<WalletId, Wallet>
  chains: WalletChain[]
  solanaChains: SolanaChain[]
  /** Batches that were sent, by origin and id. */
  calls: Record<string, SentCalls>
  /** Permissions that sites were granted, the oldest first. */
  granted: { origin: string; granted: GrantedPermission }[]
  settings: Settings
}

/** The content of config.json. */
export type WalletConfig = {
  /**
   * Gives the first wallet the name, rdns and flags of a known one, so that apps take it for that: `isMetaMask`; or
   * `isPhantom`, `window.phantom`, and no networks that sites add.
   */
  like?: KnownWallet | undefined
  chains?: WalletChain[] | undefined
  /** The second entry makes the wallet announce a second provider with its own keys. */
  wallets?:
    | { name?: string | undefined; rdns?: string | undefined; privateKeys?: Hex[] | undefined }[]
    | undefined
  mode?: AnnounceMode | undefined
  time?: AnnounceTime | undefined
  answerLate?: boolean | undefined
  /** Whether `wallet_getAssets` and its capability are there. Default: false. */
  assets?: boolean | undefined
  /** Default: `none`. */
  batches?: BatchMode | undefined
  /** A contract on the local chains with `executeBatch` of ERC-4337 accounts; `ready` and `supported` need it. */
  delegate?: Hex | undefined
  /** The contracts by which permissions are granted (ERC-7715); none are granted without. */
  permissions?: PermissionContracts | undefined
  /** `false` registers no Solana wallet. */
  solana?: SolanaConfig | false | undefined
}

/** The Solana wallet of the extension. */
export type SolanaConfig = {
  /** By their names in Wallet Standard. Default: `solana:localnet` at the local stack's port. */
  chains?: SolanaChain[] | undefined
  /** Whether the wallet has `solana:signIn`. Default: true. */
  signIn?: boolean | undefined
  /** When it is registered. Default: with the other providers. */
  time?: AnnounceTime | undefined
}

export type RpcErrorObject = { code: number; message: string; data?: unknown }

export type Answer = { result: unknown } | { error: RpcErrorObject }

export type PageRequest = { type: 'request'; id: number; wallet: WalletId; method: string; params: unknown }

/** Message from the bridge to the service worker. */
export type ClientMessage = PageRequest | { type: 'ping' } | { type: 'resume'; ids: number[] }

export type SiteWallet = { chainId: number; accounts: Hex[]; solanaAccounts: string[]; online: boolean }

/** Message from the service worker to a page. */
export type SiteMessage =
  | { type: 'answer'; id: number; answer: Answer }
  | { type: 'state'; announcement: Announcement; wallets: Record<WalletId, SiteWallet> }
  | { type: 'announce' }

export type TransactionRequest = {
  from: Hex
  to?: Hex | undefined
  value?: Hex | undefined
  data?: Hex | undefined
  gas?: Hex | undefined
  gasPrice?: Hex | undefined
  maxFeePerGas?: Hex | undefined
  maxPriorityFeePerGas?: Hex | undefined
  nonce?: Hex | undefined
}

export type ApprovalRequest =
  | {
      kind: 'connect'
      method: 'eth_requestAccounts' | 'wallet_requestPermissions' | 'standard:connect'
      selected: Hex[]
    }
  | { kind: 'message'; address: Hex; raw: Hex }
  | { kind: 'typedData'; address: Hex; json: string }
  | { kind: 'transaction'; chainId: number; transaction: TransactionRequest }
  | CallsApproval
  | PermissionApproval
  | { kind: 'switchChain'; chainId: number }
  | { kind: 'addChain'; chain: WalletChain }
  | { kind: 'watchAsset'; asset: { address: string; symbol: string; decimals: number } }
  | SolanaApproval

/** A request that waits for a click; kept in session storage, so it outlives the service worker. */
export type PendingApproval = {
  id: string
  client: string
  requestId: number
  origin: string
  wallet: WalletId
  tabId?: number | undefined
  request: ApprovalRequest
}

/** A click in the popup, as it is sent to the service worker. */
export type PopupAction =
  | { type: 'selectAccount'; wallet: WalletId; address: Hex }
  | { type: 'selectChain'; wallet: WalletId; chainId: number }
  | { type: 'disconnectSites'; wallet: WalletId; origin?: string | undefined }
  | { type: 'addAccount'; wallet: WalletId; privateKey?: string | undefined }
  | { type: 'setRpcUrl'; chainId: number | string; rpcUrl: string }
  | { type: 'changeSettings'; settings: Partial<Settings> }
  | { type: 'rename'; wallet: WalletId; name: string }
  | { type: 'announceNow' }
  | { type: 'release' }
  | { type: 'decide'; id: string; approved: boolean; accounts: Hex[] }

/** Configuration that the server of the WalletConnect page serves as `config.json`. */
export type WalletConnectConfig = {
  /** `ws:` or `wss:` URL of the relay. */
  relayUrl: string
  /** The project id that the wallet sends to the relay. */
  projectId: string
  /** The wallet's name in the metadata that apps receive. */
  name: string
  chains: WalletChain[]
  /** By their CAIP-2 ids. */
  solanaChains: SolanaChain[]
}

/**
 * A Solana network. The extension names it as Wallet Standard does (`solana:localnet`), the WalletConnect page by its
 * CAIP-2 id. `rpcUrl` is null for a network known by its id only.
 */
export type SolanaChain = { id: string; name: string; rpcUrl: string | null }

/** An ed25519 key; `seed` are the 32 bytes that RFC 8032 calls the private key. */
export type SolanaKey = { address: string; seed: Hex }

/** A message to sign; `message` in base64. */
export type SolanaMessageInput = { account: string; message: string }

export type Commitment = 'processed' | 'confirmed' | 'finalized'

export type SolanaSendOptions = {
  preflightCommitment?: Commitment | undefined
  minContextSlot?: number | undefined
  skipPreflight?: boolean | undefined
  maxRetries?: number | undefined
  /** Answer only when the transaction has reached this commitment. */
  commitment?: Commitment | undefined
}

/** A transaction to sign, in base64, and the network it is for. */
export type SolanaTransactionInput = {
  account: string
  chain: string
  transaction: string
  options: SolanaSendOptions
}

/** `SolanaSignInInput` of Wallet Standard. */
export type SignInInput = {
  domain?: string | undefined
  address?: string | undefined
  statement?: string | undefined
  uri?: string | undefined
  version?: string | undefined
  chainId?: string | undefined
  nonce?: string | undefined
  issuedAt?: string | undefined
  expirationTime?: string | undefined
  notBefore?: string | undefined
  requestId?: string | undefined
  resources?: string[] | undefined
}

export type SolanaApproval =
  | { kind: 'solanaMessage'; inputs: SolanaMessageInput[] }
  | { kind: 'solanaTransaction'; send: boolean; inputs: SolanaTransactionInput[] }
  | { kind: 'solanaSignIn'; inputs: SignInInput[]; selected: Hex }
