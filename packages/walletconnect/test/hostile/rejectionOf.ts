import { expect } from 'vitest'

/** What a promise is rejected with; that it is not is a failure. */
export function rejectionOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => expect.unreachable('nothing was refused'),
    (error: unknown) => error,
  )
}
