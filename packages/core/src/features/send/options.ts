/** Flags of sending. */
export type SendFlags = {
  /** Needs an adapter with `estimateTransfer`. Default: true. */
  readonly send: boolean
}
