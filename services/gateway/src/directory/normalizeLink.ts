const dangerous = /^(?:javascript|data|vbscript|file|blob|about|view-source|filesystem|ws|wss|ftp)$/i
const local = /^(?:localhost|127\.0\.0\.1|\[::1\]|[\w-]+\.localhost)$/

/**
 * Returns a link into a wallet in the form that callers append to without inspecting it: a link of the wallet's own
 * scheme ends in `/` (`trust://`, `okxwallet://main/`) and takes `wc?uri=…`; a web link ends without
 * (`https://link.trustwallet.com`), has no query, and takes `/wc?uri=…`. Suffixes that makers wrote themselves
 * (`…/wc`, `…/wc?uri=`) are removed. Returns `undefined` for links that must not be opened: scripts, files, web
 * links without TLS on other machines.
 */
export function normalizeLink(link: string): string | undefined {
  const scheme = /^([a-z][a-z0-9+.-]*):\/?\/?/i.exec(link.trim())?.[1]
  if (!scheme || /[\s"<>\\^`{|}]/.test(link.trim()) || dangerous.test(scheme)) return undefined
  return /^https?$/i.test(scheme) ? webLink(link.trim()) : nativeLink(link.trim(), scheme)
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
  if (!URL.canParse(link)) return undefined
  const url = new URL(link)
  if (url.username || url.password) return undefined
  if (url.protocol === 'http:' && !local.test(url.hostname)) return undefined
  url.search = ''
  return url.href.replace(/(?:\/wc|\/)+$/i, '')
}
