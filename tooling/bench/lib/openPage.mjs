import { announceWallet, installProbe } from './pageScripts.mjs'

/**
 * Opens an app in a separate context and keeps count of every request it makes. With `rowText` a row is a button with that
 * text. Of a strange app, requests to other hosts are refused and errors are not ours.
 */
export async function openPage(
  browser,
  site,
  { throttle = 1, settle = 1000, wallet = announceWallet, path = '/', rowText, isStrange = false } = {},
) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  const requests = []
  page.on('request', request => {
    const url = new URL(request.url())
    if (url.protocol === 'data:' || url.protocol === 'blob:') return
    requests.push({ own: url.origin === site.origin, pathname: url.pathname, url: request.url() })
  })
  page.on('websocket', socket => {
    requests.push({ own: false, pathname: '', url: socket.url() })
  })
  if (isStrange) {
    await context.route(
      url => url.origin !== site.origin,
      route => route.abort(),
    )
    // Playwright reports no socket that it answers itself.
    await context.routeWebSocket(/./, socket => {
      requests.push({ own: false, pathname: '', url: socket.url() })
      socket.close()
    })
  } else
    page.on('pageerror', error => {
      throw error
    })
  await page.addInitScript(wallet)
  await page.addInitScript(installProbe, rowText)
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: throttle })
  await page.goto(`${site.origin}${path}`, { waitUntil: 'networkidle' })
  await page.locator('#app button').first().waitFor()
  // Anything that is put off until the page is idle belongs to "before the click" as well.
  await page.waitForTimeout(settle)
  return { page, cdp, requests, close: () => context.close() }
}

/** JavaScript and CSS among the requests, each file once, with its size as gzip -9 makes it. */
export function transferred(requests, site) {
  const files = new Set(
    requests.filter(one => one.own && /\.(m?js|css)$/.test(one.pathname)).map(one => one.pathname),
  )
  return [...files].map(file => ({ file, bytes: site.gzipBytes(file) }))
}

/** Moves to an element as a hand does and presses it; `hover` and `hold` are what a person needs at least. */
export async function press(page, locator, { hover = 0, hold = 0 } = {}) {
  const box = await locator.boundingBox()
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  if (hover > 0) await page.waitForTimeout(hover)
  await page.mouse.down()
  if (hold > 0) await page.waitForTimeout(hold)
  await page.mouse.up()
}
