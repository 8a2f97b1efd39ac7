import { getInternals } from '../../client/internal.js'
import type { Client } from '../../types/client.js'
import type { AnalyticsEvent } from '../analytics/types.js'
import type { SocialProvider } from '../planned/feature.js'

/**
 * Passes on that a social login connected the wallet, as `track` does. Not by `track`: bundlers would cut it out of the
 * modal's file, which has it, if a login imported it too.
 */
export function trackLogin(client: Client, provider: SocialProvider): void {
  const event: AnalyticsEvent = { event: 'SOCIAL_LOGIN_SUCCESS', properties: { provider } }
  const logError = (error: unknown) =>
    client.logger.warn('An event was not passed on', { event: event.event, error })
  // The name of the listeners of `onEvent`; undefined where nobody listens.
  const listeners = getInternals(client).owned.get('analytics.listeners')
  for (const listener of listeners instanceof Set ? listeners : [])
    try {
      listener(event)
    } catch (error) {
      logError(error)
    }
  if (!client.config.analytics) return
  const at = { timestamp: Date.now(), pageUrl: client.platform.pageUrl?.() }
  import('../analytics/sendEvent.js').then(({ sendEvent }) => sendEvent(client, event, at)).catch(logError)
}
