import { getOwned } from '../../client/internal.js'
import type { Client } from '../../types/client.js'
import type { AnalyticsEvent } from './types.js'

/** Who listens to the events of a client. */
export function eventListeners(client: Client): Set<(event: AnalyticsEvent) => void> {
  return getOwned(client, 'eventListeners', () => new Set<(event: AnalyticsEvent) => void>())
}
