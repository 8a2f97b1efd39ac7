import type { AnalyticsConfig } from '../features/analytics/types.js'
import type { SiwxConfig } from '../features/siwx/types.js'
import type { WalletConnectConfig } from '../features/walletConnect/types.js'
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
  /** The app's own address. */
  readonly url?: string | undefined
  /** Full URLs, the preferred one first. */
  readonly icons?: readonly string[] | undefined
}

/** A way to connect, as `connectMethodsOrder` lists them. */
export type ConnectMethod = 'email' | 'social' | 'wallet'
/** An action of the account view, as `walletActionsOrder` lists them. */
export type WalletAction = 'onramp' | 'swaps' | 'receive' | 'send'
/** Who may vouch for a person who opens an embedded wallet. */
export type SocialProvider = 'google' | 'x' | 'discord' | 'farcaster' | 'github' | 'apple' | 'facebook'

/** What is on. A feature whose service or adapter is absent stays off; `client.diagnostics()` says so. */
export type Features = {
  /** Needs the gateway. Default: true. */
  readonly swaps: boolean
  /** Buying with a card; needs the gateway. Default: true. */
  readonly onramp: boolean
  /** Default: true. */
  readonly receive: boolean
  /** Needs an adapter with `sendTransfer`. Default: true. */
  readonly send: boolean
  /** Login by e-mail; needs the secure frame. Default: true. */
  readonly email: boolean
  /** Social logins in this order; they need the secure frame. Default: all. */
  readonly socials: readonly SocialProvider[] | false
  /** Past transactions; needs the gateway. Default: true. */
  readonly history: boolean
  /** Nobody connects before accepting `termsConditionsUrl` and `privacyPolicyUrl`. Default: false. */
  readonly legalCheckbox: boolean
  /** Default: false. */
  readonly smartSessions: boolean
  /** One row instead of the wallets, until it is pressed. Default: false. */
  readonly collapseWallets: boolean
  /** Default: email, social, wallet. */
  readonly connectMethodsOrder: readonly ConnectMethod[]
  /** Default: onramp, swaps, receive, send. */
  readonly walletActionsOrder: readonly WalletAction[]
}

/** A wallet that the app adds to the list by itself. */
export type CustomWallet = {
  /** Stable over releases: recent wallets are remembered by it. */
  readonly id: string
  readonly name: string
  readonly homepage?: string | undefined
  /** A `data:` URI, or a URL that the app's Content-Security-Policy allows. Default: a letter is drawn. */
  readonly imageUrl?: string | undefined
  /** Reverse domain name that the wallet announces (EIP-6963); its row is merged with the found wallet by it. */
  readonly rdns?: string | undefined
  /** Names under which it registers itself by the Wallet Standard; its row is merged with that wallet by them. */
  readonly standardNames?: readonly string[] | undefined
  /** The wallet's own scheme, such as `wallet://`. */
  readonly mobileLink?: string | undefined
  readonly universalLink?: string | undefined
  readonly desktopLink?: string | undefined
  readonly webappLink?: string | undefined
  readonly chromeStore?: string | undefined
  readonly firefoxStore?: string | undefined
  readonly appStore?: string | undefined
  readonly playStore?: string | undefined
}

/** Where the wallet directory, images and chain data come from. */
export type GatewayConfig = {
  /** A full URL. */
  readonly url: string
  /** The gateway's own id of the app. Default: that of `walletConnect`. */
  readonly projectId?: string | undefined
  /** Sent with each call, when given. */
  readonly clientId?: string | undefined
  /** What is built on this package; part of the SDK version that each call names. Default: `js`. */
  readonly framework?: string | undefined
}

/** Options of `createClient`. */
export type ClientConfig = {
  /** What wallets show about the app. */
  readonly metadata: Metadata
  /** At least one; the first is the default network. viem chains are accepted as they are. */
  readonly networks: readonly [NetworkInput, ...NetworkInput[]]
  /** One adapter per namespace. Default: none. */
  readonly adapters?: readonly NamespaceAdapter[] | undefined
  /** CAIP-2 id of the network that is shown before a wallet says otherwise. Default: the first network. */
  readonly defaultNetwork?: CaipNetworkId | undefined
  /** Connecting wallets by QR code or link. Default: off. */
  readonly walletConnect?: WalletConnectConfig | undefined
  /** The wallet directory and other data. Default: off, the built-in list of wallets is shown. */
  readonly gateway?: GatewayConfig | undefined
  /** Signing in with a wallet after connecting it. Default: off. */
  readonly siwx?: SiwxConfig | undefined
  /**
   * Tells the gateway, or the service at `url`, when the modal opens and closes, if the service wants to know. Nothing
   * told is about a person. Default: false, nothing is sent or asked.
   */
  readonly analytics?: boolean | AnalyticsConfig | undefined
  /** Own RPC endpoints by CAIP-2 id. They are what reads use. */
  readonly customRpcUrls?: { readonly [id in CaipNetworkId]?: readonly string[] } | undefined
  /** What to turn on, off or around. Default: everything whose adapter and service are there. */
  readonly features?: { readonly [feature in keyof Features]?: Features[feature] | undefined } | undefined
  /** Show only these wallets (id, rdns or explorer id), beside the ones the app adds itself. */
  readonly includeWalletIds?: readonly string[] | undefined
  /** Never show these, not even when installed. */
  readonly excludeWalletIds?: readonly string[] | undefined
  /** Show these first, in this order. */
  readonly featuredWalletIds?: readonly string[] | undefined
  /** Wallets that the app adds to the list. */
  readonly customWallets?: readonly CustomWallet[] | undefined
  /** Linked beside the checkbox of `features.legalCheckbox`. A full URL. */
  readonly termsConditionsUrl?: string | undefined
  /** Linked beside the checkbox of `features.legalCheckbox`. A full URL. */
  readonly privacyPolicyUrl?: string | undefined
  /** The account that is active first, by namespace. Default: smartAccount on eip155, payment on bip122, else eoa. */
  readonly defaultAccountTypes?: { readonly [namespace in Namespace]?: AccountType | undefined } | undefined
  /** Restore remembered connections at start. Default: true. */
  readonly reconnect?: boolean | undefined
  /** Where the client remembers things. Default: memory. */
  readonly storage?: StorageDriver | undefined
  /** Prefix of every storage key. Give two clients of one page two different ones. Default: `latchkit`. */
  readonly storageKey?: string | undefined
  /** What the client may ask of the device. Default: a server, which has none. `@latchkit/react` passes the page's. */
  readonly platform?: Platform | undefined
  /** From which level on lines reach the console. Default: `error`. */
  readonly logLevel?: LogLevel | undefined
}
