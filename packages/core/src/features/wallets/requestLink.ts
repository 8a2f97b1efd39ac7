import type { Platform } from '../../platform/types.js'
import { appendToHref } from './appendToHref.js'
import { normalizeWalletHref } from './normalizeWalletHref.js'
import { openingTarget, type WalletOpening } from './openingTarget.js'

/**
 * The link that brings the wallet's app to the front for a request that waits there:
 * `{href}/wc?requestId=…&sessionTopic=…`. Undefined when the session's link must not be opened. Open it only while
 * the page has the focus.
 *
 * @example
 * requestLink({ href: 'metamask://', requestId: 1, topic, platform: client.platform })
 */
export function requestLink(parameters: {
  /** As kept with the session, without `wc`. */
  readonly href: string
  readonly requestId: number
  readonly topic: string
  readonly platform: Platform
  /** Whether the page stands in a frame of another one. Default: false. */
  readonly framed?: boolean | undefined
}): WalletOpening | undefined {
  const { requestId, topic } = parameters
  const base = normalizeWalletHref(parameters.href)
  if (!base) return undefined
  const href = appendToHref(base, `requestId=${requestId}&sessionTopic=${topic}`)
  return { href, target: openingTarget(href, parameters) }
}
