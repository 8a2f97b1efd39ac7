/**
 * Ids of requests: milliseconds and three digits, which is 16 digits. Each is greater than the one before, also when
 * the clock stands still or goes back.
 */
export function createIds(): () => number {
  let last = 0
  return () => {
    last = Math.max(last + 1, Date.now() * 1000 + Math.floor(Math.random() * 1000))
    return last
  }
}
