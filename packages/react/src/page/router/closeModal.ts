import { createSlot } from '../latchkit/setup.js'
import type { Latchkit } from '../latchkit/types.js'
import { getStore } from '../provider/getStore.js'
import { routerAtom } from './atoms.js'
import { containerAtom } from './modalAtoms.js'

/** A guard returns true when the modal must stay open; it has shown why by then. */
export const getCloseGuards = /*#__PURE__*/ createSlot(() => new Set<() => boolean>())

/** Closes the modal unless a guard keeps it open. An embedded modal returns to its first view. */
export function closeModal(latchkit: Latchkit): void {
  const store = getStore(latchkit)
  if (!store.get(routerAtom).open) return
  for (const guard of getCloseGuards(latchkit)) if (guard()) return
  const { showFirst = hideModal } = store.get(containerAtom) ?? {}
  showFirst(latchkit)
}

/** Closes the modal, whatever keeps it open; with an error when it could not be loaded. */
export function hideModal(latchkit: Latchkit, error?: Error): void {
  getStore(latchkit).set(routerAtom, state => ({ ...state, open: false, loading: false, error }))
}
