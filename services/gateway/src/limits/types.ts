/** Counts what callers do within a window of time. */
export type Limiter = {
  /** Takes `cost` from what `key` has left, or nothing at all if that is too little. */
  take(
    key: string,
    cost: number,
  ): Promise<
    { readonly allowed: true } | { readonly allowed: false /** Milliseconds. */; readonly retryAfter: number }
  >
  close(): Promise<void>
}

/** How much a caller may do. */
export type LimiterParameters = {
  readonly limit: number
  /** Milliseconds, counted from the first call of a key. */
  readonly window: number
}
