import { isIP } from 'node:net'

/**
 * Returns the address that a caller is counted by: an IPv4 address, or the /64 network of an IPv6 address, since one
 * subscriber has a whole /64.
 *
 * @param forwarded - the header `X-Forwarded-For`, to be given only when the own reverse proxy sets it: its last entry
 * is used
 * @param remote - address of the socket
 */
export function readAddress(forwarded: string | undefined, remote: string | undefined): string {
  // The zone of an IPv6 address is not part of it.
  const [last = '', own = ''] = [forwarded?.split(',').at(-1), remote].map(text =>
    text?.trim().replace(/%.*$/, ''),
  )
  const address = isIP(last) ? last : own
  if (isIP(address) !== 6) return address
  const groups = expand(address)
  if (groups.slice(0, 5).every(group => group === 0) && groups[5] === 0xffff) {
    return groups
      .slice(6)
      .flatMap(group => [group >> 8, group & 255])
      .join('.')
  }
  const network = groups.slice(0, 4).map(group => group.toString(16))
  return `${network.join(':')}::/64`
}

/** Returns the eight groups of an IPv6 address. A URL normalizes every spelling. */
function expand(address: string): number[] {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const parse = (part: string) => (part ? part.split(':').map(group => Number.parseInt(group, 16)) : [])
  const [first, last] = [parse(head), parse(tail ?? '')]
  return [...first, ...Array.from({ length: 8 - first.length - last.length }, () => 0), ...last]
}
