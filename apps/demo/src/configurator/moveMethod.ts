/** A list with one entry a place earlier or later; the same list where there is no such place. */
export function moveMethod<value>(list: readonly value[], entry: value, by: -1 | 1): readonly value[] {
  const from = list.indexOf(entry)
  const to = from + by
  if (from < 0 || to < 0 || to >= list.length) return list
  const rest = list.filter(other => other !== entry)
  return [...rest.slice(0, to), entry, ...rest.slice(to)]
}
