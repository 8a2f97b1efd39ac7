import type { Client } from '../../types/client.js'
import { eventListeners } from './onEvent.js'
import type { AnalyticsEvent } from './types.js'

/**
 * Tells the listeners of an event, and the service if the app and the service both want it. Never throws; what goes
 * wrong is logged. With `analytics` off nothing is loaded and nothing asked.
 *
 * @example
 * track(client, { event: 'MODAL_OPEN', properties: { connected: false } })
 */
export function track(client: Client, event: AnalyticsEvent): void {
  const complain = (error: unknown) =>
    client.logger.warn('An event was not told', { event: event.event, error })
  for (const listener of [...eventListeners(client)]) {
    try {
      listener(event)
    } catch (error) {
      complain(error)
    }
  }
  if (!client.config.analytics) return
  // Taken now: the page may be another one once the rest is loaded.
  const at = { timestamp: Date.now(), pageUrl: client.platform.pageUrl?.() }
  import('./sendEvent.js').then(({ sendEvent }) => sendEvent(client, event, at)).catch(complain)
}
