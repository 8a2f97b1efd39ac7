/** A promise and the functions that settle it. It never causes an unhandled rejection. */
export type Deferred<value> = {
  readonly promise: Promise<value>
  resolve(value: value): void
  reject(error: unknown): void
}

export function createDeferred<value>(): Deferred<value> {
  let resolve: Deferred<value>['resolve'] = () => {}
  let reject: Deferred<value>['reject'] = () => {}
  const promise = new Promise<value>((...settle) => {
    ;[resolve, reject] = settle
  })
  promise.catch(() => {})
  return { promise, resolve, reject }
}
