export { onEvent } from '../features/analytics/onEvent.js'
export type { AnalyticsConfig } from '../features/analytics/options.js'
export { analyticsErrorAtom } from '../features/analytics/start/atoms.js'
export { track } from '../features/analytics/start/track.js'
export type {
  AnalyticsEvent,
  AnalyticsEventName,
  ClientEvent,
  ConnectionEvent,
  ConnectionEventName,
  SendProperties,
  SwapProperties,
  WalletProperties,
} from '../features/analytics/types.js'
