import { notSafeMethods } from './notSafeMethods.js'
import { safeMethods } from './safeMethods.js'
import type { RequestPolicy } from './types.js'

/**
 * What an `auth` connector may be asked without approval, with it, and not at all. Names are compared as they are: a
 * method in another case is another method.
 *
 * @example
 * getRequestPolicy('personal_sign') // 'notSafe'
 */
export function getRequestPolicy(method: string): RequestPolicy {
  if (notSafeMethods.includes(method)) return 'notSafe'
  return safeMethods.includes(method) ? 'safe' : 'notAllowed'
}
