// What a browser would run, read or send by itself. None of it opens a wallet.
const refused: ReadonlySet<string> = /*#__PURE__*/ new Set([
  'about',
  'blob',
  'chrome',
  'chrome-extension',
  'content',
  'data',
  'file',
  'filesystem',
  'ftp',
  'intent',
  'jar',
  'javascript',
  'mailto',
  'moz-extension',
  'resource',
  'sms',
  'tel',
  'vbscript',
  'view-source',
  'ws',
  'wss',
])

/**
 * Brings a wallet's link into the one form that `wc?uri=` is appended to: `metamask://`, `https://x.app/`. Directory
 * and app write them with and without slashes and `wc`. Undefined for what must never be opened: schemes that run or
 * read something, plain http beside localhost, and links that hide a login or control characters.
 *
 * @example
 * normalizeWalletHref('https://wallet.example/wc') // https://wallet.example/
 */
export function normalizeWalletHref(link: string | undefined): string | undefined {
  const text = link?.trim() ?? ''
  if (/[\s\p{C}]/u.test(text)) return undefined
  // A scheme without its colon is how some lists write it; with a dot it could as well be a host.
  const named = /^[a-z][a-z\d+-]*\/*$/i.test(text) ? `${text.replace(/\/+$/, '')}:` : text
  const [, scheme = '', rest = ''] = /^([a-z][a-z\d+.-]*):(.*)$/i.exec(named) ?? []
  if (!scheme || refused.has(scheme.toLowerCase())) return undefined
  const href = /^https?$/i.test(scheme) ? readWebLink(named) : `${scheme}:${rest.replace(/^\/?(?!\/)/, '//')}`
  return href && endWithSlash(href.replace(/\/wc\/*(\?(uri=)?)?$/, '/'))
}

function readWebLink(link: string): string | undefined {
  if (!URL.canParse(link)) return undefined
  const { protocol, hostname, username, password, href } = new URL(link)
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  return (protocol === 'https:' || isLocal) && !username && !password ? href : undefined
}

function endWithSlash(href: string): string {
  if (href.includes('?')) return href
  return href.endsWith('/') ? href.replace(/([^/:])\/+$/, '$1/') : `${href}/`
}
