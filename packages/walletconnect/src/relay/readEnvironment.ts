import type { Environment, Page } from './environment.js'

/** What the platform of this realm offers. */
export function readEnvironment(): Environment {
  const { document, location, navigator, WebSocket, BroadcastChannel } = globalThis as Omit<
    Partial<typeof globalThis>,
    'document'
  > & { document?: Page['document'] }
  const page = document && { window: globalThis, document, host: location?.host ?? '' }
  return {
    WebSocket,
    page,
    // Node has both, but no tabs that could share a session.
    locks: page && navigator?.locks,
    BroadcastChannel: page && BroadcastChannel,
    now: Date.now,
  }
}
