/**
 * Gives work a signal that aborts after `timeout` milliseconds, or together with `signal`. The work must end with it:
 * `withTimeout` returns its result or throws its error.
 *
 * Use it in place of `AbortSignal.any` with a timeout among its sources: in Node 20 a garbage collection may remove
 * such a timer, and the signal never aborts. The timer of this function is referenced until the work has ended, and
 * then cleared.
 *
 * @example
 * const body = await withTimeout(async signal => (await fetch(url, { signal })).text(), { timeout: 5000 })
 */
export async function withTimeout<result>(
  work: (signal: AbortSignal) => Promise<result>,
  { timeout, signal }: { readonly timeout: number; readonly signal?: AbortSignal | undefined },
): Promise<result> {
  const controller = new AbortController()
  const follow = () => controller.abort(signal?.reason)
  const timer = setTimeout(() => {
    controller.abort(new DOMException(`The operation took longer than ${timeout} ms`, 'TimeoutError'))
  }, timeout)
  if (signal?.aborted) follow()
  else signal?.addEventListener('abort', follow, { once: true })
  try {
    return await work(controller.signal)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', follow)
  }
}
