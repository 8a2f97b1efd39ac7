/** A page as the relay needs it. */
export type Page = {
  readonly window: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
  readonly document: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> & {
    readonly visibilityState: string
  }
  /** For `ua`; relays read nothing else from it. */
  readonly host: string
}

/** What the platform offers. Tests hand in their own. */
export type Environment = {
  readonly WebSocket: typeof WebSocket | undefined
  /** Absent where no person looks, such as in Node. */
  readonly page: Page | undefined
  /** Absent where there are no other tabs, and in pages that are no secure context. */
  readonly locks: Pick<LockManager, 'request'> | undefined
  /** Absent where there are no other tabs. */
  readonly BroadcastChannel: (new (name: string) => BroadcastChannel) | undefined
  /** Milliseconds since 1970. */
  now(): number
}

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

/** Tells when a page is put away and when it, or the network, comes back. Returns the end of that. */
export function watchPage(
  page: Page | undefined,
  { onHide, onReturn }: { onHide(): void; onReturn(): void },
): () => void {
  if (!page) return () => {}
  const { window, document } = page
  const onVisibility = () => {
    if (document.visibilityState === 'visible') onReturn()
  }
  // A page in the back-forward cache is frozen: it must not keep what other tabs need.
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
