import type { Platform } from '../../platform/types.js'
import { normalizeWalletHref } from './normalizeWalletHref.js'

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

/** Where a link is opened: `_self` leaves the page as it is when an app takes the link, `_blank` is a tab beside it. */
export type WalletOpening = {
  /** The whole link. */
  readonly href: string
  readonly target: '_self' | '_blank' | '_top'
}

/**
 * Telegram's web view hands only `_blank` to the system. A web link gets its own tab, so that the page stays when no
 * app takes it. An own scheme never navigates, yet a frame may not use it: the top page has to.
 */
export function openingTarget(
  href: string,
  { platform, framed = false }: { readonly platform: Platform; readonly framed?: boolean | undefined },
): WalletOpening['target'] {
  if (platform.isTelegram() || /^https?:/i.test(href)) return '_blank'
  return framed ? '_top' : '_self'
}

/**
 * Appends `wc?` and a query to a link that `normalizeWalletHref` made. Links with a query of their own either end
 * where the rest belongs (`…targetUrl=by://web3/`, `…?uri=`), or get `wc` into their path. Apps inside Telegram read
 * `startapp` instead.
 */
export function appendToHref(href: string, query: string, startapp: string = query): string {
  const [path = '', ...rest] = href.split('?')
  const own = rest.join('?')
  if (path.startsWith('https://t.me/')) {
    const value = encodeURIComponent(btoa(startapp).replace(/=+$/, ''))
    return `${href.replace(/\/$/, '')}${own ? '&' : '?'}startapp=${value}`
  }
  if (own.endsWith('uri=')) return `${href.slice(0, -'uri='.length)}${query}`
  if (own === '' || own.endsWith('/')) return `${href}wc?${query}`
  return `${path.replace(/\/*$/, '/')}wc?${own}&${query}`
}
