/** What follows on the request that a flow sends next. At most one of them is called, once. */
export type Transaction = {
  /** The wallet answered. */
  readonly onSuccess?: (() => void) | undefined
  /** The wallet, the network or the policy refused. */
  readonly onError?: ((error: unknown) => void) | undefined
  /** The person gave it up, by "Reject", back or closing the modal. */
  readonly onCancel?: (() => void) | undefined
}

/** What looks after requests of embedded wallets, once there was one. */
export type RequestsRuntime = {
  /** Flows that wait for a request of theirs, the innermost last. */
  readonly transactions: Transaction[]
  /** The modal is being left because a request has ended, and not by the person. */
  leaving: boolean
  stop(): void
}
