export { analyticsErrorAtom } from '../features/analytics/atoms.js'
export { onEvent } from '../features/analytics/onEvent.js'
export { track } from '../features/analytics/track.js'
export type {
  AnalyticsConfig,
  AnalyticsEvent,
  AnalyticsEventName,
  SendProperties,
  SwapProperties,
} from '../features/analytics/types.js'
