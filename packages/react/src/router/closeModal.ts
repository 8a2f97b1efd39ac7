import { createSlot } from '../latchkit/setup.js'
import type { Latchkit } from '../latchkit/types.js'
import { containerAtom } from '../modal/atoms.js'
import { shake } from '../modal/shake.js'
import { getStore } from '../provider/getStore.js'
import { routerAtom } from './atoms.js'
import { resetView } from './navigate.js'
import { resolveOpeningView } from './openingEntry.js'

/** A guard returns true when the modal must stay open; it has shown why by then. */
const getGuards = /*#__PURE__*/ createSlot(() => new Set<() => boolean>())

/** Closes the modal unless a guard keeps it open. An embedded one returns to its first view. */
export function closeModal(latchkit: Latchkit): void {
  const store = getStore(latchkit)
  if (!store.get(routerAtom).open) return
  for (const guard of getGuards(latchkit)) if (guard()) return
  if (store.get(containerAtom)?.embedded) resetView(latchkit, resolveOpeningView(latchkit.client))
  else hideModal(latchkit)
}

/** Closes the modal, whatever keeps it open. */
export function hideModal(latchkit: Latchkit): void {
  getStore(latchkit).set(routerAtom, state => ({ ...state, open: false, loading: false }))
}

/** Asks `guard` before the modal closes, until the returned function runs. */
export function guardClose(latchkit: Latchkit, guard: () => boolean): () => void {
  const guards = getGuards(latchkit)
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
