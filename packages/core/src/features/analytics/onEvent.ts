import { createOwned } from '../../client/internal.js'
import type { Client } from '../../types/client.js'
import type { AnalyticsEvent } from './types.js'

/** The listeners of a client's events. */
export const eventListeners = /*#__PURE__*/ createOwned(
  'analytics.listeners',
  () => new Set<(event: AnalyticsEvent) => void>(),
)

/**
 * Calls `listener` at each event, whether `analytics` is on or not, so that an app can count by itself. Nothing is
 * sent for it. Returns how to stop.
 *
 * @example
 * const stop = onEvent(client, ({ event, properties }) => console.info(event, properties))
 */
export function onEvent(client: Client, listener: (event: AnalyticsEvent) => void): () => void {
  const listeners = eventListeners(client)
  // Of its own, so that one function given twice is called twice and stopped once at a time.
  const own = (event: AnalyticsEvent) => listener(event)
  listeners.add(own)
  return () => void listeners.delete(own)
}
