export type ActionName =
  | 'sign-message'
  | 'sign-typed-data'
  | 'send-transaction'
  | 'get-test-sol'
  | 'switch-network'
  | 'disconnect'

export type ActionStatus = 'pending' | 'success' | 'error'

/** What an action did, as the page shows it in `demo-result`. */
export type ActionResult = {
  readonly action: ActionName
  readonly status: ActionStatus
  readonly [detail: string]: unknown
}

export type Report = (result: ActionResult) => void
