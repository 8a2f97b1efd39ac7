import { createOwned } from '../../client/internal.js'
import type { AnalyticsEvent } from './types.js'

/** The listeners of a client's events. */
export const eventListeners = /*#__PURE__*/ createOwned(
  'analytics.listeners',
  () => new Set<(event: AnalyticsEvent) => void>(),
)
