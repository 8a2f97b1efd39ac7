import { isError } from '../src/errors/BaseError.js'
import { rejectionOf } from './rejectionOf.js'

/** The code of the error that a promise rejects with. Fails the test if the promise fulfils. */
export async function codeOf(promise: Promise<unknown>): Promise<string> {
  const error = await rejectionOf(promise)
  return isError(error) ? error.code : `foreign: ${error}`
}
