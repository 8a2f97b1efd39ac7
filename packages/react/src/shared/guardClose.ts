import type { Latchkit } from '../page/latchkit/types.js'
import { getCloseGuards } from '../page/router/closeModal.js'
import { shake } from './shake.js'

/** Calls `guard` before the modal closes, until the returned function is called. */
export function guardClose(latchkit: Latchkit, guard: () => boolean): () => void {
  const guards = getCloseGuards(latchkit)
  // Each call creates a separate guard, even with the same function.
  const own = () => guard()
  guards.add(own)
  return () => void guards.delete(own)
}

/** Keeps the modal open until the returned function is called; attempts to close it shake it instead. */
export function blockClose(latchkit: Latchkit): () => void {
  return guardClose(latchkit, () => {
    shake(latchkit)
    return true
  })
}
