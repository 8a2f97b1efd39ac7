import { getMethodPolicy } from '@latchkit/secure-frame-client/methods'
import type { RequestPolicy } from './types.js'

/**
 * Returns the policy of an `auth` connector for a method: without approval, with approval, or not allowed. Names are
 * compared case-sensitively. The lists are those of the secure frame.
 *
 * @example
 * getRequestPolicy('personal_sign') // 'notSafe'
 */
export function getRequestPolicy(method: string): RequestPolicy {
  return getMethodPolicy(method)
}
