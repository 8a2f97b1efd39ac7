import { createOwned } from '../../../client/internal.js'
import type { Client } from '../../../types/client.js'
import type { AnalyticsEvent, ClientEvent } from '../types.js'

/** The listeners of a client's events. */
export const eventListeners = /*#__PURE__*/ createOwned(
  'analytics.listeners',
  () => new Set<(event: ClientEvent) => void>(),
)

/**
 * Calls the listeners with an event, and sends it if the app and the service both want it. Never throws; errors are
 * logged. With `analytics` off nothing is loaded and nothing is requested.
 *
 * @example
 * track(client, { event: 'MODAL_OPEN', properties: { connected: false } })
 */
export function track(client: Client, event: AnalyticsEvent): void {
  const logError = (error: unknown) =>
    client.logger.warn('An event was not passed on', { event: event.event, error })
  for (const listener of [...eventListeners(client)]) {
    try {
      listener(event)
    } catch (error) {
      logError(error)
    }
  }
  if (!client.config.analytics) return
  // Read now: the page may have changed when the sender is loaded.
  const at = { timestamp: Date.now(), pageUrl: client.platform.pageUrl?.() }
  import('../lazy/sendEvent.js').then(({ sendEvent }) => sendEvent(client, event, at)).catch(logError)
}
