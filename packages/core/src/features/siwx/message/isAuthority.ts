import { isIpv6Address } from './isIpv6Address.js'

const userinfo = /^(?:[-\w.~!$&'()*+,;=:]|%[\da-fA-F]{2})*$/
const registeredName = /^(?:[-\w.~!$&'()*+,;=]|%[\da-fA-F]{2})*$/
const future = /^v[\da-fA-F]+\.[-\w.~!$&'()*+,;=:]+$/i

/**
 * Whether `value` is an `authority` of RFC 3986: host, with or without user and port. The host may be empty there,
 * which only some URIs use.
 */
export function isAuthority(value: string): boolean {
  const at = value.lastIndexOf('@')
  if (at >= 0 && !userinfo.test(value.slice(0, at))) return false
  const [, literal, name] = /^(?:\[([^\]]*)\]|([^:[\]]*))(?::\d*)?$/.exec(value.slice(at + 1)) ?? []
  if (literal !== undefined) return isIpv6Address(literal) || future.test(literal)
  return name !== undefined && registeredName.test(name)
}
