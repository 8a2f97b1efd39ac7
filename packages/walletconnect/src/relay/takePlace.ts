import { lockPlace } from './lockPlace.js'
import type { Place, PlaceParameters } from './place.js'
import { votePlace } from './votePlace.js'

/** Asks for the place of the owner: by Web Locks, else by a vote among the tabs. A tab that cannot talk has its own. */
export function takePlace(parameters: PlaceParameters): Place {
  const { BroadcastChannel, locks } = parameters.environment
  if (BroadcastChannel) return locks ? lockPlace(parameters, locks) : votePlace(parameters, BroadcastChannel)
  parameters.onGain()
  return { steal() {}, release() {} }
}
