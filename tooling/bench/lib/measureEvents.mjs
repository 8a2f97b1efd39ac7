import { median } from './median.mjs'
import { announceLiveWallet } from './pageScripts.mjs'

const warmUps = 20
const events = 60

async function open(browser, site, count) {
  const context = await browser.newContext()
  const page = await context.newPage()
  page.on('pageerror', error => {
    throw error
  })
  await page.addInitScript(announceLiveWallet)
  await page.goto(`${site.origin}/?count=${count}`, { waitUntil: 'networkidle' })
  await page.evaluate(() => window.__connect())
  const last = page.locator('#app button').last()
  await last.filter({ hasText: /^0x/ }).waitFor()
  return { page, close: () => context.close() }
}

/** The wallet names another account; until what that renders is on the page. Milliseconds and renders of one event. */
function fire(page) {
  return page.evaluate(async () => {
    const renders = { ...window.__renders }
    window.__lastRender = undefined
    const start = performance.now()
    window.__nextAccount()
    // Whatever renders late still counts: two frames, and a task after the second.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    await new Promise(resolve => setTimeout(resolve))
    const since = kind => (window.__renders[kind] ?? 0) - (renders[kind] ?? 0)
    if (window.__lastRender === undefined) throw new Error('the event rendered nothing')
    return { time: window.__lastRender - start, account: since('account'), network: since('network') }
  })
}

/**
 * Cost of one event of a wallet with so many components that show the account and as many that show the network,
 * with the kit and with wagmi alone, event by event in turn: medians of milliseconds, most renders of one event.
 */
export async function measureEvents(browser, { events: kit, wagmiEvents: bare }, count) {
  const pages = { kit: await open(browser, kit, count), bare: await open(browser, bare, count) }
  const found = { kit: [], bare: [] }
  for (let event = 0; event < warmUps + events; event += 1)
    for (const [name, { page }] of Object.entries(pages)) {
      const one = await fire(page)
      if (event >= warmUps) found[name].push(one)
    }
  for (const { close } of Object.values(pages)) await close()
  const most = (name, kind) => Math.max(...found[name].map(one => one[kind]))
  const read = name => ({
    time: median(found[name].map(({ time }) => time)),
    account: most(name, 'account'),
    network: most(name, 'network'),
  })
  return { kit: read('kit'), bare: read('bare') }
}
