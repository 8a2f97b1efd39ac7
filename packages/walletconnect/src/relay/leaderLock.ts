import { electionWait, ownerInterval, ownerTimeout } from '../constants.js'
import type { Environment } from './environment.js'

export type PlaceParameters = {
  /** The same for all tabs that share a socket. */
  readonly name: string
  readonly tab: string
  readonly environment: Environment
  /** This tab is the owner now. */
  onGain(): void
  /** Another tab took the place. */
  onLose(): void
}

/** The one place of the tab that owns the socket. A tab that asked for it waits until it is free. */
export type Place = {
  /** Takes it from an owner that does not answer. */
  steal(): void
  /** Gives it up, or stops waiting. */
  release(): void
}

/** Asks for the place of the owner: by Web Locks, else by a vote among the tabs. A tab that cannot talk has its own. */
export function takePlace(parameters: PlaceParameters): Place {
  const { BroadcastChannel, locks } = parameters.environment
  if (BroadcastChannel && locks) return lockPlace(parameters, locks)
  let over = false
  let place: Place | undefined
  if (!BroadcastChannel) parameters.onGain()
  // In a chunk of its own: only pages that are no secure context, and very old browsers, have to vote.
  else
    import('./electLeader.js').then(
      ({ votePlace }) => {
        const times = { electionWait, ownerInterval, ownerTimeout }
        if (!over) place = votePlace(parameters, BroadcastChannel, times)
      },
      () => {
        if (!over) parameters.onGain()
      },
    )
  return {
    steal: () => place?.steal(),
    release() {
      over = true
      place?.release()
    },
  }
}

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
