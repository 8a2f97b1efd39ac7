import type { Environment } from './environment.js'
import type { Place, PlaceParameters } from './leaderLock.js'

/** Times of a vote in milliseconds, as `constants.ts` has them. Handed in, so that this chunk stands alone. */
export type VoteTimes = {
  readonly electionWait: number
  readonly ownerInterval: number
  readonly ownerTimeout: number
}

/**
 * The place of the owner where there are no Web Locks: a tab that hears of no owner claims the place with a number
 * above all that it has heard. Of two claims the higher one counts, of equal ones that of the lower tab id.
 */
export function votePlace(
  parameters: PlaceParameters,
  Channel: NonNullable<Environment['BroadcastChannel']>,
  { electionWait, ownerInterval, ownerTimeout }: VoteTimes,
): Place {
  const { name, tab, onGain, onLose } = parameters
  const channel = new Channel(`${name}.place`)
  let term = 0
  let owner = false
  let over = false
  let beat: ReturnType<typeof setInterval> | undefined
  let patience: ReturnType<typeof setTimeout> | undefined

  const claim = () => channel.postMessage([tab, term])
  function wait(time: number): void {
    clearTimeout(patience)
    // Not all at once.
    patience = setTimeout(take, time * (1 + Math.random()))
  }

  function take(): void {
    if (over || owner) return
    clearTimeout(patience)
    owner = true
    term += 1
    claim()
    beat = setInterval(claim, ownerInterval)
    onGain()
  }

  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const [claimant, heard]: readonly unknown[] = Array.isArray(data) ? data : []
    if (typeof claimant !== 'string' || typeof heard !== 'number') return
    // A new tab asks, or the owner says goodbye.
    if (heard <= 0) {
      if (owner) claim()
      else if (heard < 0) wait(electionWait)
      return
    }
    if (!owner) {
      term = Math.max(term, heard)
      wait(ownerTimeout)
    } else if (heard > term || (heard === term && claimant < tab)) {
      owner = false
      term = heard
      clearInterval(beat)
      wait(ownerTimeout)
      onLose()
    } else claim()
  }
  channel.postMessage([tab, 0])
  wait(electionWait)

  return {
    steal: take,
    release() {
      over = true
      clearInterval(beat)
      clearTimeout(patience)
      if (owner) channel.postMessage([tab, -1])
      channel.close()
    },
  }
}
