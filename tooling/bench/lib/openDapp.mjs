/** Opens a page with a WalletConnect client in a separate context; requests to other hosts are refused and counted. */
export async function openDapp(browser, site) {
  const context = await browser.newContext()
  const page = await context.newPage()
  const requests = []
  const others = []
  page.on('request', request => {
    const url = new URL(request.url())
    if (url.protocol === 'data:' || url.protocol === 'blob:') return
    const own = url.origin === site.origin
    requests.push({ own, pathname: url.pathname, url: request.url() })
  })
  page.on('pageerror', error => {
    throw error
  })
  await page.route(
    url => url.hostname !== '127.0.0.1',
    (route, request) => {
      others.push(request.url())
      return route.abort()
    },
  )
  await page.goto(`${site.origin}/`, { waitUntil: 'networkidle' })
  return { page, requests, others, close: () => context.close() }
}
