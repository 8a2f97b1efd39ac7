/** The number in a CAIP-2 id of eip155; nothing for others. */
export function chainIdOf(caip2: string): number | undefined {
  const match = /^eip155:(\d{1,15})$/.exec(caip2)
  return match ? Number(match[1]) : undefined
}
