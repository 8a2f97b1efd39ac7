import { electionWait, ownerInterval, ownerTimeout } from '../constants.js'
import type { Environment } from './environment.js'

export type LeaderLockParameters = {
  /** The same for all tabs that share a socket. */
  readonly name: string
  readonly tab: string
  readonly environment: Environment
  /** Called when this tab becomes the leader. */
  onAcquire(): void
  /** Called when another tab has taken the lock. */
  onLose(): void
}

/** The lock that one tab of an origin holds: the leader, which owns the socket. Other tabs wait until it is free. */
export type LeaderLock = {
  /** Takes the lock from a leader that does not respond. */
  steal(): void
  /** Releases the lock, or stops waiting for it. */
  release(): void
}

/**
 * Requests the leader lock: with Web Locks, otherwise by an election among the tabs. A tab that cannot communicate with
 * others becomes its own leader immediately.
 */
export function requestLeaderLock(parameters: LeaderLockParameters): LeaderLock {
  const { BroadcastChannel, locks } = parameters.environment
  if (BroadcastChannel && locks) return requestWebLock(parameters, locks)
  let released = false
  let lock: LeaderLock | undefined
  if (!BroadcastChannel) parameters.onAcquire()
  // A separate chunk: only pages that are not a secure context, and very old browsers, need an election.
  else
    import('./electLeader.js').then(
      ({ electLeader }) => {
        const times = { electionWait, ownerInterval, ownerTimeout }
        if (!released) lock = electLeader(parameters, BroadcastChannel, times)
      },
      () => {
        if (!released) parameters.onAcquire()
      },
    )
  return {
    steal: () => lock?.steal(),
    release() {
      released = true
      lock?.release()
    },
  }
}

/** Requests the lock as a Web Lock: the browser passes it on when its tab closes or crashes. */
function requestWebLock(
  { name, onAcquire, onLose }: LeaderLockParameters,
  locks: Pick<LockManager, 'request'>,
): LeaderLock {
  let stop = new AbortController()
  let released = false

  function request(steal: boolean): void {
    stop = new AbortController()
    const { signal } = stop
    const options = steal ? { steal } : { signal }
    let granted = false
    const held = locks.request(name, options, () => {
      if (signal.aborted) return
      granted = true
      onAcquire()
      return new Promise<void>(resolve => signal.addEventListener('abort', () => resolve()))
    })
    held.catch(() => {
      if (signal.aborted || released) return
      // A page without storage access may not hold locks, and shares nothing with other tabs.
      if (!granted) return onAcquire()
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
      released = true
      stop.abort()
    },
  }
}
