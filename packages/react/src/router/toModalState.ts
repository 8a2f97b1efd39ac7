import { getEntry } from './getEntry.js'
import type { ModalState, RouterState } from './types.js'

export function toModalState(state: RouterState): ModalState {
  return { open: state.open, loading: state.loading, view: state.open ? getEntry(state)?.view : undefined }
}
