import type { Environment } from './environment.js'
import type { LeaderLock, LeaderLockParameters } from './leaderLock.js'

/** Times of an election in milliseconds, as in `constants.ts`. Parameters, so that this chunk imports nothing. */
export type ElectionTimes = {
  readonly electionWait: number
  readonly ownerInterval: number
  readonly ownerTimeout: number
}

/**
 * Elects a leader where there are no Web Locks. A tab that receives no claim for a while claims the lock with a term
 * greater than all that it has received. The claim with the greater term wins; of equal terms, that of the lower tab id.
 */
export function electLeader(
  parameters: LeaderLockParameters,
  Channel: NonNullable<Environment['BroadcastChannel']>,
  { electionWait, ownerInterval, ownerTimeout }: ElectionTimes,
): LeaderLock {
  const { name, tab, onAcquire, onLose } = parameters
  const channel = new Channel(`${name}.leader`)
  let term = 0
  let isLeader = false
  let released = false
  let claimInterval: ReturnType<typeof setInterval> | undefined
  let electionTimer: ReturnType<typeof setTimeout> | undefined

  const claim = () => channel.postMessage([tab, term])
  function wait(time: number): void {
    clearTimeout(electionTimer)
    // A random delay, so that the tabs do not claim at the same time.
    electionTimer = setTimeout(acquire, time * (1 + Math.random()))
  }

  function acquire(): void {
    if (released || isLeader) return
    clearTimeout(electionTimer)
    isLeader = true
    term += 1
    claim()
    claimInterval = setInterval(claim, ownerInterval)
    onAcquire()
  }

  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const [claimant, claimed]: readonly unknown[] = Array.isArray(data) ? data : []
    if (typeof claimant !== 'string' || typeof claimed !== 'number') return
    // 0: a new tab asks for the leader. -1: the leader releases the lock.
    if (claimed <= 0) {
      if (isLeader) claim()
      else if (claimed < 0) wait(electionWait)
      return
    }
    if (!isLeader) {
      term = Math.max(term, claimed)
      wait(ownerTimeout)
    } else if (claimed > term || (claimed === term && claimant < tab)) {
      isLeader = false
      term = claimed
      clearInterval(claimInterval)
      wait(ownerTimeout)
      onLose()
    } else claim()
  }
  channel.postMessage([tab, 0])
  wait(electionWait)

  return {
    steal: acquire,
    release() {
      released = true
      clearInterval(claimInterval)
      clearTimeout(electionTimer)
      if (isLeader) channel.postMessage([tab, -1])
      channel.close()
    },
  }
}
