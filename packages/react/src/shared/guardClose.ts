import type { Latchkit } from '../page/latchkit/types.js'
import { getCloseGuards } from '../page/router/closeModal.js'
import { shake } from './shake.js'

/** Asks `guard` before the modal closes, until the returned function runs. */
export function guardClose(latchkit: Latchkit, guard: () => boolean): () => void {
  const guards = getCloseGuards(latchkit)
  // Each call is a guard of its own, even with the same function.
  const own = () => guard()
  guards.add(own)
  return () => void guards.delete(own)
}

/** Keeps the modal open until the returned function runs; attempts to close it shake it instead. */
export function blockClose(latchkit: Latchkit): () => void {
  return guardClose(latchkit, () => {
    shake(latchkit)
    return true
  })
}
