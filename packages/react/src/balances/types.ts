import type { Balance } from '@latchkit/core'

export type BalanceState = {
  /** The last known balance, kept while a newer one is on its way. */
  readonly balance: Balance | undefined
  readonly status: 'pending' | 'success' | 'error'
  /** When it was read, in milliseconds since 1970. */
  readonly at: number
}
