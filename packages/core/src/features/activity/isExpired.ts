import { isError } from '../../errors/BaseError.js'

/** Whether the wait for a transaction ended because it has expired, and cannot land any more. */
export function isExpired(error: unknown): boolean {
  return isError(error, 'adapter/transaction-expired') && 'mayLand' in error && error.mayLand === false
}
