/** Whether a request was made in an earlier millisecond than another one; ids are milliseconds and three digits. */
export function isOlder(id: number, than: number): boolean {
  return Math.floor(id / 1000) < Math.floor(than / 1000)
}
