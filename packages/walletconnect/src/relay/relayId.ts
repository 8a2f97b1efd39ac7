/** Id of a call as relays know it: milliseconds and six random digits, as a string of 19 digits. */
export function relayId(now: number): string {
  const random = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
  return `${now}${String(random % 1_000_000).padStart(6, '0')}`
}
