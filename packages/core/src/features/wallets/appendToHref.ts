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
