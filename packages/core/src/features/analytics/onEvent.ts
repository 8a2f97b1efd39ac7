import { createOwned } from '../../client/internal.js'
import type { Client } from '../../types/client.js'
import { followConnections } from './followConnections.js'
import { eventListeners } from './start/track.js'
import type { ClientEvent } from './types.js'

/** State that the listeners share: it follows the connections while there is a listener. */
const follower = /*#__PURE__*/ createOwned('analytics.follower', () => ({
  stop: () => {},
  destroy() {
    this.stop()
  },
}))

/**
 * Calls `listener` with each event, whether `analytics` is on or not: connections, failed connections with the reason,
 * disconnects, switches of account and network, signing in, and the events that the kit can report. Nothing is sent for it.
 * The code that follows the state is loaded only in apps with a listener. Returns a function that removes the listener.
 *
 * @example
 * const stop = onEvent(client, ({ event, properties }) => console.info(event, properties))
 */
export function onEvent(client: Client, listener: (event: ClientEvent) => void): () => void {
  const listeners = eventListeners(client)
  // A new function, so that a listener that is added twice is called twice and removed separately.
  const own = (event: ClientEvent) => listener(event)
  if (listeners.size === 0)
    follower(client).stop = followConnections(client, event => {
      for (const notify of [...listeners]) {
        try {
          notify(event)
        } catch (error) {
          client.logger.warn('An event was not passed on', { event: event.event, error })
        }
      }
    })
  listeners.add(own)
  return () => {
    if (listeners.delete(own) && listeners.size === 0) follower(client).stop()
  }
}
