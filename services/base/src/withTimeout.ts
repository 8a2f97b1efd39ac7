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
  const timer = setTimeout(() => {
    controller.abort(new DOMException(`The operation took longer than ${timeout} ms`, 'TimeoutError'))
  }, timeout)
  const leave = signal && follow(signal, controller)
  try {
    return await work(controller.signal)
  } finally {
    clearTimeout(timer)
    leave?.()
  }
}

type Followers = { readonly controllers: Set<AbortController>; readonly abort: () => void }

/** Controllers that follow a signal, which has a single listener for all of them. */
const followers = new WeakMap<AbortSignal, Followers>()

/**
 * Aborts the controller together with the signal, until the returned function is called. An index has a signal for all
 * of its reads, of which dozens are open at once: with a listener for each of them Node reports a leak
 * (`MaxListenersExceededWarning`), and each removal searches the list.
 */
function follow(signal: AbortSignal, controller: AbortController): (() => void) | undefined {
  if (signal.aborted) {
    controller.abort(signal.reason)
    return undefined
  }
  const all = followers.get(signal) ?? begin(signal)
  all.controllers.add(controller)
  return () => {
    all.controllers.delete(controller)
    if (all.controllers.size > 0) return
    // A signal that has a listener may be kept from the garbage collection.
    signal.removeEventListener('abort', all.abort)
    followers.delete(signal)
  }
}

function begin(signal: AbortSignal): Followers {
  const controllers = new Set<AbortController>()
  const abort = () => {
    for (const one of controllers) one.abort(signal.reason)
  }
  const all = { controllers, abort }
  signal.addEventListener('abort', abort, { once: true })
  followers.set(signal, all)
  return all
}
