import { isWalletScheme, readWebUrl } from '@latchkit/core/validate'

/**
 * Returns a link into a wallet in the form that callers append to without inspecting it: a link of the wallet's own
 * scheme ends in `/` (`trust://`, `okxwallet://main/`) and takes `wc?uri=…`; a web link ends without
 * (`https://link.trustwallet.com`), has no query, and takes `/wc?uri=…`. Suffixes that makers wrote themselves
 * (`…/wc`, `…/wc?uri=`) are removed. Returns `undefined` for links that must not be opened: schemes of browsers,
 * systems and common programs, by the same list as the kit, and web links without TLS on other machines.
 */
export function normalizeLink(link: string): string | undefined {
  const scheme = /^([a-z][a-z0-9+.-]*):\/?\/?/i.exec(link.trim())?.[1]
  if (!scheme || /[\s"<>\\^`{|}]/.test(link.trim())) return undefined
  return isWalletScheme(scheme) ? nativeLink(link.trim(), scheme) : webLink(link.trim())
}

function nativeLink(link: string, scheme: string): string {
  let rest = link.slice(scheme.length + 1).replace(/^\/{0,2}/, '')
  for (let former = ''; former !== rest; ) {
    former = rest
    rest = rest.replace(/\??uri=$/i, '').replace(/(^|\/)wc[/?]*$/i, '$1')
  }
  return `${scheme}://${rest}`.replace(/(?<!\/)$/, '/')
}

function webLink(link: string): string | undefined {
  const href = readWebUrl(link)
  if (href === undefined) return undefined
  const url = new URL(href)
  url.search = ''
  return url.href.replace(/(?:\/wc|\/)+$/i, '')
}
