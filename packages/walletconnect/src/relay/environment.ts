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
