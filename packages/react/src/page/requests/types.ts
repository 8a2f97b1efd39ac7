/** What follows on the request that a flow sends next. At most one of them is called, once. */
export type Transaction = {
  /** The wallet answered. */
  readonly onSuccess?: (() => void) | undefined
  /** The wallet, the network or the policy refused. */
  readonly onError?: ((error: unknown) => void) | undefined
  /** The person cancelled, by "Reject", back or closing the modal. */
  readonly onCancel?: (() => void) | undefined
}

/** Shows the requests of embedded wallets, from the first one on. */
export type RequestsFollower = {
  /** Flows that wait for a request of theirs, the innermost last. */
  readonly transactions: Transaction[]
  stop(): void
}
