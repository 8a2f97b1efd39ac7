/**
 * Settles as the promise does, or rejects with the signal's reason as soon as it is aborted, whatever the promise waits for.
 *
 * @example
 * await untilAborted(fetchShares(), signal)
 */
export function untilAborted<value>(promise: Promise<value>, signal: AbortSignal): Promise<value> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason)
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort)
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}
