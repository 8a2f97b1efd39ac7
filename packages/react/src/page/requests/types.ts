/** Callbacks of the next request of a flow. At most one of them is called, once. */
export type Transaction = {
  /** The wallet answered. */
  readonly onSuccess?: (() => void) | undefined
  /** The wallet, the network or the policy rejected the request. */
  readonly onError?: ((error: unknown) => void) | undefined
  /** The user cancelled, by "Reject", back or closing the modal. */
  readonly onCancel?: (() => void) | undefined
}

/** Shows requests of embedded wallets, starting with the first one. */
export type RequestsFollower = {
  /** Flows that wait for their request, the innermost last. */
  readonly transactions: Transaction[]
  stop(): void
}
