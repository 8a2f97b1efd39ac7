import { activity } from '../features/activity/feature.js'
import { activityChecks } from '../features/activity/options.js'
import { analytics } from '../features/analytics/feature.js'
import { analyticsChecks } from '../features/analytics/options.js'
import { balancesChecks } from '../features/balances/options.js'
import { connection } from '../features/connection/feature.js'
import { connectionChecks } from '../features/connection/options.js'
import { secureFrame } from '../features/embedded/feature.js'
import { secureFrameChecks } from '../features/embedded/options.js'
import { namesChecks } from '../features/names/options.js'
import { networks } from '../features/networks/feature.js'
import { networksChecks } from '../features/networks/options.js'
import { onramp } from '../features/onramp/feature.js'
import { onrampChecks } from '../features/onramp/options.js'
import { permissions } from '../features/permissions/feature.js'
import { permissionsChecks } from '../features/permissions/options.js'
import { regions } from '../features/regions/feature.js'
import { send } from '../features/send/feature.js'
import { sendChecks } from '../features/send/options.js'
import { siwx } from '../features/siwx/feature.js'
import { siwxChecks } from '../features/siwx/options.js'
import { swap } from '../features/swap/feature.js'
import { swapChecks } from '../features/swap/options.js'
import { walletConnect } from '../features/walletConnect/feature.js'
import { walletConnectChecks } from '../features/walletConnect/options.js'
import { wallets } from '../features/wallets/feature.js'
import { walletsChecks } from '../features/wallets/options.js'
import { gateway } from '../gateway/feature.js'
import { gatewayChecks } from '../gateway/options.js'
import type { Feature } from '../types/feature.js'
import { client } from './feature.js'
import { clientChecks } from './options.js'

/** Every feature that has a slot, in the order in which they are checked, diagnosed and started. */
export const features: readonly Feature[] = [
  client,
  walletConnect,
  gateway,
  networks,
  wallets,
  siwx,
  analytics,
  permissions,
  secureFrame,
  swap,
  onramp,
  activity,
  send,
  regions,
  connection,
]

/** The checks of the options of every feature, in development. */
export const optionChecks = [
  clientChecks,
  connectionChecks,
  networksChecks,
  walletConnectChecks,
  secureFrameChecks,
  gatewayChecks,
  balancesChecks,
  namesChecks,
  siwxChecks,
  analyticsChecks,
  walletsChecks,
  permissionsChecks,
  swapChecks,
  onrampChecks,
  sendChecks,
  activityChecks,
]
