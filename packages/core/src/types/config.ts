import type { ClientOptions } from '../client/feature.js'
import type { AnalyticsOptions } from '../features/analytics/feature.js'
import type { ConnectionFlags, ConnectionOptions } from '../features/connection/feature.js'
import type { NetworksOptions } from '../features/networks/feature.js'
import type { PlannedFlags } from '../features/planned/feature.js'
import type { SiwxOptions } from '../features/siwx/feature.js'
import type { WalletConnectOptions } from '../features/walletConnect/feature.js'
import type { WalletsFlags, WalletsOptions } from '../features/wallets/feature.js'
import type { GatewayOptions } from '../gateway/feature.js'

/** Options of `createClient`. */
export type ClientConfig = ClientOptions &
  NetworksOptions &
  ConnectionOptions &
  WalletConnectOptions &
  GatewayOptions &
  SiwxOptions &
  AnalyticsOptions &
  WalletsOptions

/** What is on. A feature whose service or adapter is absent stays off; `client.diagnostics()` says so. */
export type Features = ConnectionFlags & WalletsFlags & PlannedFlags
