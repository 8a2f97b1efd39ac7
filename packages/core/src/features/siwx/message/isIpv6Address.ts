const ipv4 = /^(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}$/

/** Whether `value` is an `IPv6address` of RFC 3986: eight groups, or fewer around one `::`; the last two may be IPv4. */
export function isIpv6Address(value: string): boolean {
  const [head = '', tail, ...rest] = value.split('::')
  if (rest.length > 0) return false
  const groups = (part: string) => (part === '' ? [] : part.split(':'))
  const all = [...groups(head), ...groups(tail ?? '')]
  const last = all.at(-1) ?? ''
  // IPv4 ends an address; nothing may come after it, not even `::`.
  const endsInIpv4 = ipv4.test(last) && tail !== ''
  const sized = endsInIpv4 ? all.length + 1 : all.length
  const hex = endsInIpv4 ? all.slice(0, -1) : all
  return hex.every(group => /^[\da-fA-F]{1,4}$/.test(group)) && (tail === undefined ? sized === 8 : sized < 8)
}
