import { isAuthority } from './isAuthority.js'

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
