import { getInternals } from '../latchkit/internals.js'
import type { Latchkit } from '../latchkit/types.js'

/** Keeps the modal open until the returned function runs; attempts to close it shake it instead. */
export function blockClose(latchkit: Latchkit): () => void {
  const { closeBlockers } = getInternals(latchkit).runtime
  const reason = Symbol()
  closeBlockers.add(reason)
  return () => void closeBlockers.delete(reason)
}
