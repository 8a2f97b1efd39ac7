export { analyticsErrorAtom } from '../analytics/atoms.js'
export { onEvent } from '../analytics/onEvent.js'
export { track } from '../analytics/track.js'
export type {
  AnalyticsConfig,
  AnalyticsEvent,
  AnalyticsEventName,
  SendProperties,
  SwapProperties,
} from '../analytics/types.js'
