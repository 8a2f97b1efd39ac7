import { median } from './median.mjs'

const call = (page, name, ...parameters) =>
  page.evaluate(([name, parameters]) => window.bench[name](...parameters), [name, parameters])

async function open(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  await context.addInitScript(watchApproval)
  const page = await context.newPage()
  await page.goto(url)
  return page
}

/** Signs an address up in a separate browser: its account, and milliseconds from the code to the wallet. */
async function signUp(page, site, email) {
  const ok = ({ type, payload, at }) => {
    if (type.endsWith('_ERROR')) throw new Error(`${type}: ${JSON.stringify(payload)}`)
    return { payload, at }
  }
  const { payload: started } = ok(await call(page, 'ask', 'CONNECT_EMAIL', { email }))
  const link = await site.mailTo(email)
  const connecting = call(page, 'ask', 'CONNECT_DEVICE')
  await site.approve(link.text, started.number)
  ok(await connecting)
  const { text } = await site.mailTo(email, link.id)
  const [otp] = /\b\d{6}\b/.exec(text)
  const start = Date.now()
  ok(await call(page, 'ask', 'CONNECT_OTP', { otp }))
  const { payload: user, at } = ok(await call(page, 'ask', 'GET_USER', { chainId: 31337 }))
  return { address: user.address, took: at - start }
}

/** Milliseconds that a window has to be in focus before its approval can be given. */
const armingDelay = 800

/** Runs in every page: keeps when an approval could first be given, in milliseconds since 1970. */
function watchApproval() {
  new MutationObserver((_, observer) => {
    if (!document.querySelector('[data-testid=approve]:enabled')) return
    observer.disconnect()
    window.__armedAt = performance.timeOrigin + performance.now()
  }).observe(document, { subtree: true, childList: true, attributes: true })
}

/** Milliseconds until an empty page of the site has loaded in a window. */
async function openEmptyWindow(page, site) {
  const popup = page.context().waitForEvent('page')
  const start = await call(page, 'openWindow', `${new URL(site.frame).origin}/v1/time`)
  const opened = await popup
  await opened.waitForLoadState('load')
  const end = await opened.evaluate(
    () => performance.timeOrigin + performance.getEntriesByType('navigation')[0].loadEventEnd,
  )
  await opened.close()
  return end - start
}

/**
 * In milliseconds: from the request to an approval that can be given, from the press on "approve" to the signature, and
 * how long the share took of it.
 */
async function sign(page, address) {
  const params = ['0x68656c6c6f', address]
  let share
  page.on('requestfinished', one => {
    if (one.url().endsWith('/v1/wallet/share/auth')) share = one.timing()
  })
  const popup = page.context().waitForEvent('page')
  const start = Date.now()
  const answer = call(page, 'ask', 'RPC_REQUEST', { method: 'personal_sign', params, chainId: 31337 })
  const opened = await popup
  await opened.locator('[data-testid=approve]:enabled').waitFor({ timeout: 60_000 })
  const armed = (await opened.evaluate(() => window.__armedAt)) - start
  const pressed = Date.now()
  // The window is closed before its click is confirmed.
  await opened
    .getByTestId('approve')
    .click()
    .catch(() => {})
  const { type, payload, at } = await answer
  if (!type.endsWith('_SUCCESS')) throw new Error(`nothing was signed: ${JSON.stringify(payload)}`)
  return { armed, took: at - pressed, share: share.responseEnd - share.requestStart }
}

/**
 * Time of the secure frame in a browser, in milliseconds, beside that of the browser itself: until it answers, a
 * safe request, a signature, and from the code of a mail to the wallet. Turn by turn, in browsers without a cache.
 */
export async function measureSecureFrame(browser, site, floor, { runs }) {
  const names = 'ready empty safe port code emptyWindow armed signature share worker'.split(' ')
  const times = Object.fromEntries(names.map(name => [name, []]))
  const request = { method: 'eth_chainId', chainId: 31337 }
  for (let run = 0; run < runs; run += 1) {
    const bare = await open(browser, site.app)
    times.empty.push(await call(bare, 'open', site.empty))
    times.port.push(median(await call(bare, 'trips', 300, 'RPC_REQUEST', request)))
    await bare.context().close()

    const page = await open(browser, site.app)
    times.ready.push(await call(page, 'open', site.frame))
    times.safe.push(median(await call(page, 'trips', 300, 'RPC_REQUEST', request)))
    const { address, took } = await signUp(page, site, `bench${run}@example.com`)
    times.code.push(took)
    times.emptyWindow.push((await openEmptyWindow(page, site)) + armingDelay)
    const signed = await sign(page, address)
    times.armed.push(signed.armed)
    times.signature.push(signed.took)
    times.share.push(signed.share)
    await page.context().close()

    const worker = await open(browser, floor.origin)
    times.worker.push(await worker.evaluate(() => window.__sign()))
    await worker.context().close()
  }
  return Object.fromEntries(Object.entries(times).map(([name, list]) => [name, median(list)]))
}
