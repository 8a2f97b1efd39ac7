import type { Platform } from '../../../platform/types.js'
import { normalizeWalletHref } from './normalizeWalletHref.js'

/**
 * Returns the link that opens the wallet's app for a pending request: `{href}/wc?requestId=…&sessionTopic=…`. Undefined
 * when the session's link must not be opened. Open it only while the page has the focus.
 *
 * @example
 * requestLink({ href: 'metamask://', requestId: 1, topic, platform: client.platform })
 */
export function requestLink(parameters: {
  /** The link of the session, without `wc`. */
  readonly href: string
  readonly requestId: number
  readonly topic: string
  readonly platform: Platform
  /** Whether the page is in a frame of another page. Default: that of `platform`. */
  readonly framed?: boolean | undefined
}): WalletOpening | undefined {
  const { requestId, topic } = parameters
  const base = normalizeWalletHref(parameters.href)
  if (!base) return undefined
  const href = appendToHref(base, `requestId=${requestId}&sessionTopic=${topic}`)
  return { href, target: openingTarget(href, parameters) }
}

/** Where a link is opened: with `_self` the page stays as it is when an app opens the link; `_blank` is a new tab. */
export type WalletOpening = {
  /** The whole link. */
  readonly href: string
  readonly target: '_self' | '_blank' | '_top'
}

/**
 * Telegram's web view passes only `_blank` to the system. A web link opens in a new tab, so that the page stays when no
 * app opens it. A custom scheme never navigates, but a frame must not use it: the top page has to.
 */
export function openingTarget(
  href: string,
  {
    platform,
    framed = platform.isFramed?.(),
  }: { readonly platform: Platform; readonly framed?: boolean | undefined },
): WalletOpening['target'] {
  if (platform.isTelegram() || /^https?:/i.test(href)) return '_blank'
  return framed ? '_top' : '_self'
}

/**
 * Appends `wc?` and a query to a link that `normalizeWalletHref` returned. A link that has a query already either ends
 * where the rest is appended (`…targetUrl=by://web3/`, `…?uri=`), or gets `wc` added to its path. Apps inside Telegram
 * read `startapp` instead.
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
