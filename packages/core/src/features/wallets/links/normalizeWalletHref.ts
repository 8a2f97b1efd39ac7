import { isWalletScheme, readWebUrl } from '../../../validate/links.js'

/**
 * Normalizes a wallet's link to the form that `wc?uri=` is appended to: `metamask://`, `https://x.app/`. Directory and app
 * write them with and without slashes and `wc`. Undefined for links that must never be opened: schemes of browsers, systems
 * and common programs, `intent:`, plain http except localhost, and links that hide a login or control characters.
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
  const href = isWalletScheme(scheme) ? `${scheme}:${rest.replace(/^\/?(?!\/)/, '//')}` : readWebUrl(named)
  return href && endWithSlash(href.replace(/\/wc\/*(\?(uri=)?)?$/, '/'))
}

function endWithSlash(href: string): string {
  if (href.includes('?')) return href
  return href.endsWith('/') ? href.replace(/([^/:])\/+$/, '$1/') : `${href}/`
}
