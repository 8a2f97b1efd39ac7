import { createOwned } from '../../client/internal.js'
import type { Client } from '../../types/client.js'
import type { AnalyticsEvent } from './types.js'

/** The listeners of a client's events. */
export const eventListeners = /*#__PURE__*/ createOwned(
  'analytics.listeners',
  () => new Set<(event: AnalyticsEvent) => void>(),
)

/**
 * Calls `listener` with each event, whether `analytics` is on or not, so that an app can count by itself. Nothing is
 * sent for it. Returns a function that removes the listener.
 *
 * @example
 * const stop = onEvent(client, ({ event, properties }) => console.info(event, properties))
 */
export function onEvent(client: Client, listener: (event: AnalyticsEvent) => void): () => void {
  const listeners = eventListeners(client)
  // A new function, so that a listener that is added twice is called twice and removed separately.
  const own = (event: AnalyticsEvent) => listener(event)
  listeners.add(own)
  return () => void listeners.delete(own)
}
