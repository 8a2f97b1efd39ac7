import type { LogLevel } from '../logger/createLogger.js'
import type { Platform } from '../platform/types.js'
import type { StorageDriver } from '../storage/types.js'
import type { NamespaceAdapter } from './adapter.js'
import type { AccountType } from './connection.js'
import type { CaipNetworkId, Namespace } from './namespace.js'
import type { NetworkInput } from './network.js'

/** What wallets show about the app. */
export type Metadata = {
  readonly name: string
  readonly description?: string | undefined
  readonly url?: string | undefined
  readonly icons?: readonly string[] | undefined
}

export type ConnectMethod = 'email' | 'social' | 'wallet'
export type WalletAction = 'onramp' | 'swaps' | 'receive' | 'send'
export type SocialProvider = 'google' | 'x' | 'discord' | 'farcaster' | 'github' | 'apple' | 'facebook'

/** What is on. A feature whose service or adapter is absent stays off; `client.diagnostics()` says so. */
export type Features = {
  readonly swaps: boolean
  readonly onramp: boolean
  readonly receive: boolean
  readonly send: boolean
  readonly email: boolean
  readonly socials: readonly SocialProvider[] | false
  readonly history: boolean
  readonly legalCheckbox: boolean
  readonly smartSessions: boolean
  readonly collapseWallets: boolean
  readonly connectMethodsOrder: readonly ConnectMethod[]
  readonly walletActionsOrder: readonly WalletAction[]
}

/** A wallet that the app adds to the list by itself. */
export type CustomWallet = {
  readonly id: string
  readonly name: string
  readonly homepage?: string | undefined
  readonly imageUrl?: string | undefined
  readonly rdns?: string | undefined
  readonly mobileLink?: string | undefined
  readonly universalLink?: string | undefined
  readonly desktopLink?: string | undefined
  readonly webappLink?: string | undefined
  readonly chromeStore?: string | undefined
  readonly firefoxStore?: string | undefined
  readonly appStore?: string | undefined
  readonly playStore?: string | undefined
}

/** Options of `createClient`. */
export type ClientConfig = {
  readonly metadata: Metadata
  /** At least one; the first is the default network. viem chains are accepted as they are. */
  readonly networks: readonly [NetworkInput, ...NetworkInput[]]
  /** One adapter per namespace. Default: none. */
  readonly adapters?: readonly NamespaceAdapter[] | undefined
  /** CAIP-2 id of the network that is shown before a wallet says otherwise. Default: the first network. */
  readonly defaultNetwork?: CaipNetworkId | undefined
  /** Own RPC endpoints by CAIP-2 id. They are what reads use. */
  readonly customRpcUrls?: { readonly [id in CaipNetworkId]?: readonly string[] } | undefined
  readonly features?: Partial<Features> | undefined
  /** Show only these wallets (id, rdns or explorer id), beside the ones the app adds itself. */
  readonly includeWalletIds?: readonly string[] | undefined
  /** Never show these, not even when installed. */
  readonly excludeWalletIds?: readonly string[] | undefined
  /** Show these first, in this order. */
  readonly featuredWalletIds?: readonly string[] | undefined
  readonly customWallets?: readonly CustomWallet[] | undefined
  readonly termsConditionsUrl?: string | undefined
  readonly privacyPolicyUrl?: string | undefined
  readonly defaultAccountTypes?: { readonly [namespace in Namespace]?: AccountType } | undefined
  /** Restore remembered connections at start. Default: true. */
  readonly reconnect?: boolean | undefined
  /** Where the client remembers things. Default: memory. */
  readonly storage?: StorageDriver | undefined
  /** Prefix of every storage key. Give two clients of one page two different ones. Default: `latchkit`. */
  readonly storageKey?: string | undefined
  readonly platform?: Platform | undefined
  /** Default: `error`. */
  readonly logLevel?: LogLevel | undefined
}
