import type { Place, PlaceParameters } from './place.js'

/** The place of the owner as a Web Lock: the browser hands it on when its tab goes, however that happens. */
export function lockPlace(parameters: PlaceParameters, locks: Pick<LockManager, 'request'>): Place {
  const { name, onGain, onLose } = parameters
  let stop = new AbortController()
  let over = false

  function request(steal: boolean): void {
    stop = new AbortController()
    const { signal } = stop
    const options = steal ? { steal } : { signal }
    let granted = false
    const held = locks.request(name, options, () => {
      if (signal.aborted) return
      granted = true
      onGain()
      return new Promise<void>(resolve => signal.addEventListener('abort', () => resolve()))
    })
    held.catch(() => {
      if (signal.aborted || over) return
      // A page that may not store anything may hold no lock either, and shares nothing with other tabs.
      if (!granted) return onGain()
      onLose()
      request(false)
    })
  }

  request(false)
  return {
    steal() {
      stop.abort()
      request(true)
    },
    release() {
      over = true
      stop.abort()
    },
  }
}
