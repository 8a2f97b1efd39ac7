import type { ActivityFlags } from '../features/activity/options.js'
import type { AnalyticsOptions } from '../features/analytics/options.js'
import type { BalancesOptions } from '../features/balances/options.js'
import type { ConnectionFlags, ConnectionOptions } from '../features/connection/options.js'
import type { SecureFrameFlags, SecureFrameOptions } from '../features/embedded/options.js'
import type { NamesOptions } from '../features/names/options.js'
import type { NetworksOptions } from '../features/networks/options.js'
import type { OnrampFlags } from '../features/onramp/options.js'
import type { PermissionsFlags } from '../features/permissions/options.js'
import type { SendFlags } from '../features/send/options.js'
import type { SiwxOptions } from '../features/siwx/options.js'
import type { SwapFlags } from '../features/swap/options.js'
import type { WalletConnectOptions } from '../features/walletConnect/options.js'
import type { WalletsFlags, WalletsOptions } from '../features/wallets/options.js'
import type { GatewayOptions } from '../gateway/options.js'
import type { ClientFlags, ClientOptions } from './options.js'

/**
 * Options of `createClient`.
 *
 * @interface
 */
export type ClientConfig = ClientOptions &
  NetworksOptions &
  ConnectionOptions &
  WalletConnectOptions &
  SecureFrameOptions &
  GatewayOptions &
  BalancesOptions &
  NamesOptions &
  SiwxOptions &
  AnalyticsOptions &
  WalletsOptions

/**
 * The flags of features. A feature whose service or adapter is absent stays off; `client.diagnostics()` lists it.
 *
 * @interface
 */
export type Features = ClientFlags &
  ConnectionFlags &
  WalletsFlags &
  PermissionsFlags &
  SecureFrameFlags &
  SwapFlags &
  OnrampFlags &
  SendFlags &
  ActivityFlags
