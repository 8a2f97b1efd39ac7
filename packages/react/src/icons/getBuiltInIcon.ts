import { getInternals } from '../latchkit/internals.js'
import type { Latchkit } from '../latchkit/types.js'
import { type Cell, createCell } from '../state/createCell.js'

/** The place that a logo of the kit arrives in. */
export function getBuiltInIcon(latchkit: Latchkit, key: string): Cell<string | undefined> {
  const { runtime } = getInternals(latchkit)
  runtime.icons ??= new Map()
  const known = runtime.icons.get(key)
  if (known) return known
  const cell = createCell<string | undefined>(undefined)
  runtime.icons.set(key, cell)
  return cell
}
