/**
 * Makes 19-digit ids in ascending order: milliseconds, three digits of the node, three digits of a sequence. A node
 * that needs more than a thousand in a millisecond borrows from the next one.
 */
export function createIds(node: number): (now: number) => string {
  const suffix = String(1_000 + (node % 1_000)).slice(1)
  let time = 0
  let sequence = 0
  return now => {
    if (now > time) {
      time = now
      sequence = 0
    } else if (++sequence === 1_000) {
      time += 1
      sequence = 0
    }
    return `${time}${suffix}${String(1_000 + sequence).slice(1)}`
  }
}
