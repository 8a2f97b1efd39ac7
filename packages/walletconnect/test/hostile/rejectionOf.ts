import { expect } from 'vitest'

/** The error with which a promise rejects; fails when it does not. */
export function rejectionOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => expect.unreachable('nothing was refused'),
    (error: unknown) => error,
  )
}
