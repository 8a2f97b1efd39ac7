const ipv4 = /^(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}$/

/** Whether `value` is an `IPv6address` of RFC 3986: eight groups, or fewer around one `::`; the last two may be IPv4. */
function isIpv6Address(value: string): boolean {
  const [head = '', tail, ...rest] = value.split('::')
  if (rest.length > 0) return false
  const groups = (part: string) => (part === '' ? [] : part.split(':'))
  const all = [...groups(head), ...groups(tail ?? '')]
  const last = all.at(-1) ?? ''
  // IPv4 ends an address; nothing may follow it, not even `::`.
  const endsInIpv4 = ipv4.test(last) && tail !== ''
  const sized = endsInIpv4 ? all.length + 1 : all.length
  const hex = endsInIpv4 ? all.slice(0, -1) : all
  return hex.every(group => /^[\da-fA-F]{1,4}$/.test(group)) && (tail === undefined ? sized === 8 : sized < 8)
}

const userinfo = /^(?:[-\w.~!$&'()*+,;=:]|%[\da-fA-F]{2})*$/
const registeredName = /^(?:[-\w.~!$&'()*+,;=]|%[\da-fA-F]{2})*$/
const future = /^v[\da-fA-F]+\.[-\w.~!$&'()*+,;=:]+$/i

/**
 * Whether `value` is an `authority` of RFC 3986: host, with or without user and port. The host may be empty.
 */
export function isAuthority(value: string): boolean {
  const at = value.lastIndexOf('@')
  if (at >= 0 && !userinfo.test(value.slice(0, at))) return false
  const [, literal, name] = /^(?:\[([^\]]*)\]|([^:[\]]*))(?::\d*)?$/.exec(value.slice(at + 1)) ?? []
  if (literal !== undefined) return isIpv6Address(literal) || future.test(literal)
  return name !== undefined && registeredName.test(name)
}

const parts = /^[a-zA-Z][-a-zA-Z\d+.]*:(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/
const path = /^(?:[-\w.~!$&'()*+,;=:@/]|%[\da-fA-F]{2})*$/
const query = /^(?:[-\w.~!$&'()*+,;=:@/?]|%[\da-fA-F]{2})*$/

/** Whether `value` is a `URI` of RFC 3986: absolute, with a scheme. */
export function isUri(value: string): boolean {
  const [whole, authority, route = '', search = '', fragment = ''] = parts.exec(value) ?? []
  return (
    whole !== undefined &&
    (authority === undefined || isAuthority(authority)) &&
    path.test(route) &&
    query.test(search) &&
    query.test(fragment)
  )
}
