/** The parts of a page that the relay connection uses. */
export type Page = {
  readonly window: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
  readonly document: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> & {
    readonly visibilityState: string
  }
  /** Host of the page, part of `ua`. */
  readonly host: string
}

/** APIs of the platform. Tests pass their own. */
export type Environment = {
  readonly WebSocket: typeof WebSocket | undefined
  /** Absent outside of pages, such as in Node. */
  readonly page: Page | undefined
  /** Absent where there are no other tabs, and in pages that are not a secure context. */
  readonly locks: Pick<LockManager, 'request'> | undefined
  /** Absent where there are no other tabs. */
  readonly BroadcastChannel: (new (name: string) => BroadcastChannel) | undefined
  /** Milliseconds since 1970. */
  now(): number
}

/** Returns the APIs of the current realm. */
export function readEnvironment(): Environment {
  const { document, location, navigator, WebSocket, BroadcastChannel } = globalThis as Omit<
    Partial<typeof globalThis>,
    'document'
  > & { document?: Page['document'] }
  const page = document && { window: globalThis, document, host: location?.host ?? '' }
  return {
    WebSocket,
    page,
    // Node has both APIs, but no tabs that share sessions.
    locks: page && navigator?.locks,
    BroadcastChannel: page && BroadcastChannel,
    now: Date.now,
  }
}

/** Calls back when the page is hidden and when it, or the network, is available again. Returns a function that stops it. */
export function watchPage(
  page: Page | undefined,
  { onHide, onReturn }: { onHide(): void; onReturn(): void },
): () => void {
  if (!page) return () => {}
  const { window, document } = page
  const onVisibility = () => {
    if (document.visibilityState === 'visible') onReturn()
  }
  // A page in the back-forward cache is frozen: it must not keep the lock that other tabs wait for.
  window.addEventListener('pagehide', onHide)
  window.addEventListener('pageshow', onReturn)
  window.addEventListener('online', onReturn)
  document.addEventListener('visibilitychange', onVisibility)
  return () => {
    window.removeEventListener('pagehide', onHide)
    window.removeEventListener('pageshow', onReturn)
    window.removeEventListener('online', onReturn)
    document.removeEventListener('visibilitychange', onVisibility)
  }
}
