import { type AnalyticsOptions, analytics } from '../features/analytics/feature.js'
import type { BalancesOptions } from '../features/balances/feature.js'
import { type ConnectionFlags, type ConnectionOptions, connection } from '../features/connection/feature.js'
import type { NamesOptions } from '../features/names/feature.js'
import { type NetworksOptions, networks } from '../features/networks/feature.js'
import { type PermissionsFlags, permissions } from '../features/permissions/feature.js'
import { type PlannedFlags, planned } from '../features/planned/feature.js'
import { regions } from '../features/regions/feature.js'
import { type SecureFrameOptions, secureFrame } from '../features/secureFrame/feature.js'
import { type SiwxOptions, siwx } from '../features/siwx/feature.js'
import { type WalletConnectOptions, walletConnect } from '../features/walletConnect/feature.js'
import { type WalletsFlags, type WalletsOptions, wallets } from '../features/wallets/feature.js'
import { type GatewayOptions, gateway } from '../gateway/feature.js'
import type { Feature } from '../types/feature.js'
import { type ClientOptions, client } from './feature.js'

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
export type Features = ConnectionFlags & WalletsFlags & PermissionsFlags & PlannedFlags

/** Every feature that has a slot, in the order in which they are checked, diagnosed and started. */
export const features: readonly Feature[] = [
  client,
  walletConnect,
  secureFrame,
  gateway,
  networks,
  wallets,
  siwx,
  analytics,
  permissions,
  planned,
  regions,
  connection,
]
