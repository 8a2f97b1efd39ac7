/** The rows to draw, in order: those in view, and the one that has to stay although it is not. */
export function drawnIndexes(parameters: {
  readonly first: number
  readonly count: number
  readonly length: number
  /** -1 without one. */
  readonly kept: number
}): readonly number[] {
  const { first, count, length, kept } = parameters
  const last = Math.min(length, first + count)
  const indexes = Array.from({ length: Math.max(0, last - first) }, (_, offset) => first + offset)
  if (kept < 0 || kept >= length || indexes.includes(kept)) return indexes
  return kept < first ? [kept, ...indexes] : [...indexes, kept]
}
