/** Flags of swaps. */
export type SwapFlags = {
  /** Needs the gateway and an adapter that sends. Default: true. */
  readonly swaps: boolean
}
