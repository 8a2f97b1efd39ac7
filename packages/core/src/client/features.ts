import { analytics } from '../features/analytics/feature.js'
import { balances } from '../features/balances/feature.js'
import { connection } from '../features/connection/feature.js'
import { networks } from '../features/networks/feature.js'
import { planned } from '../features/planned/feature.js'
import { requests } from '../features/requests/feature.js'
import { siwx } from '../features/siwx/feature.js'
import { walletConnect } from '../features/walletConnect/feature.js'
import { wallets } from '../features/wallets/feature.js'
import { gateway } from '../gateway/feature.js'
import type { Feature } from '../types/feature.js'
import { client } from './feature.js'

/** Every feature of a client, in the order in which they are checked, diagnosed and started. */
export const features: readonly Feature[] = [
  client,
  walletConnect,
  gateway,
  networks,
  wallets,
  requests,
  siwx,
  balances,
  analytics,
  planned,
  connection,
]
