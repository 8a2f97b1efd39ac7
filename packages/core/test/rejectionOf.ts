import { expect } from 'vitest'

type Rejection = Error & { readonly code?: unknown; readonly rpcCode?: unknown; readonly data?: unknown }

/** The error that a promise rejects with. Fails the test if the promise fulfils. */
export function rejectionOf(promise: Promise<unknown>): Promise<Rejection> {
  return promise.then(
    () => expect.unreachable('The promise fulfilled, a rejection was expected.'),
    (error: Rejection) => error,
  )
}
