import { activity } from '../features/activity/feature.js'
import { analytics } from '../features/analytics/feature.js'
import { connection } from '../features/connection/feature.js'
import { secureFrame } from '../features/embedded/feature.js'
import { networks } from '../features/networks/feature.js'
import { onramp } from '../features/onramp/feature.js'
import { permissions } from '../features/permissions/feature.js'
import { regions } from '../features/regions/feature.js'
import { send } from '../features/send/feature.js'
import { siwx } from '../features/siwx/feature.js'
import { swap } from '../features/swap/feature.js'
import { walletConnect } from '../features/walletConnect/feature.js'
import { wallets } from '../features/wallets/feature.js'
import { gateway } from '../gateway/feature.js'
import type { Feature } from '../types/feature.js'
import { client } from './feature.js'

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
