import { electionWait, ownerInterval, ownerTimeout } from '../constants.js'
import { lockPlace } from './lockPlace.js'
import type { Place, PlaceParameters } from './place.js'

/** Asks for the place of the owner: by Web Locks, else by a vote among the tabs. A tab that cannot talk has its own. */
export function takePlace(parameters: PlaceParameters): Place {
  const { BroadcastChannel, locks } = parameters.environment
  if (BroadcastChannel && locks) return lockPlace(parameters, locks)
  let over = false
  let place: Place | undefined
  if (!BroadcastChannel) parameters.onGain()
  // In a chunk of its own: only pages that are no secure context, and very old browsers, have to vote.
  else
    import('./votePlace.js').then(
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
