import { setImmediate } from 'node:timers/promises'

type Open<result> = { readonly result: Promise<result>; readonly stop: AbortController; callers: number }

/**
 * Creates the function that shares one read among concurrent callers of the same key. The read is aborted when all of
 * them have left, and the next caller starts another.
 */
export function dedupeInFlight<result>(): (
  key: string,
  signal: AbortSignal,
  read: (signal: AbortSignal) => Promise<result>,
) => Promise<result> {
  const open = new Map<string, Open<result>>()
  return (key, signal, read) => {
    const one = open.get(key) ?? begin(key, read)
    one.callers += 1
    const leave = () => {
      one.callers -= 1
      if (one.callers > 0) return
      forget(key, one)
      one.stop.abort(signal.reason)
    }
    if (signal.aborted) leave()
    else signal.addEventListener('abort', leave, { once: true })
    return one.result.finally(() => signal.removeEventListener('abort', leave))
  }

  function begin(key: string, read: (signal: AbortSignal) => Promise<result>): Open<result> {
    const stop = new AbortController()
    // After every request that has arrived: an embedded database answers without a turn of the event loop, so that a
    // read that began immediately would end before the next request is handled, and no request would share it.
    const result = setImmediate(undefined, { signal: stop.signal }).then(() => read(stop.signal))
    const one = { result, stop, callers: 0 }
    open.set(key, one)
    const end = () => forget(key, one)
    one.result.then(end, end)
    return one
  }

  function forget(key: string, one: Open<result>): void {
    if (open.get(key) === one) open.delete(key)
  }
}
