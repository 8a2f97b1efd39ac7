import { median } from './median.mjs'

const call = (page, name, ...parameters) =>
  page.evaluate(([name, parameters]) => window.bench[name](...parameters), [name, parameters])

async function open(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await page.goto(url)
  return page
}

/** Signs an address up in a browser of its own: its account, and milliseconds from the code to the wallet. */
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

/** From the press on "approve" to the signature, and how long the share took of it, in milliseconds. */
async function sign(page, site, address) {
  const frame = page.frames().find(one => one.url().startsWith(new URL(site.frame).origin))
  const params = ['0x68656c6c6f', address]
  let share
  page.on('requestfinished', one => {
    if (one.url().endsWith('/v1/wallet/share/auth')) share = one.timing()
  })
  const answer = call(page, 'ask', 'RPC_REQUEST', { method: 'personal_sign', params, chainId: 31337 })
  const button = frame.getByTestId('approve')
  // It can be pressed once it was seen for a while.
  await frame.locator('[data-testid=approve]:enabled').waitFor({ timeout: 60_000 })
  const pressed = frame.evaluate(
    () =>
      new Promise(resolve => {
        addEventListener('click', event => resolve(performance.timeOrigin + event.timeStamp), {
          capture: true,
          once: true,
        })
      }),
  )
  await button.press('Enter')
  const { type, payload, at } = await answer
  if (!type.endsWith('_SUCCESS')) throw new Error(`nothing was signed: ${JSON.stringify(payload)}`)
  return { took: at - (await pressed), share: share.responseEnd - share.requestStart }
}

/**
 * What the secure frame takes in a browser, in milliseconds, beside what the browser itself takes: until it answers, a
 * safe request, a signature, and from the code of a mail to the wallet. Turn by turn, in browsers without a cache.
 */
export async function measureSecureFrame(browser, site, floor, { runs }) {
  const times = { ready: [], empty: [], safe: [], port: [], code: [], signature: [], share: [], worker: [] }
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
    const signed = await sign(page, site, address)
    times.signature.push(signed.took)
    times.share.push(signed.share)
    await page.context().close()

    const worker = await open(browser, floor.origin)
    times.worker.push(await worker.evaluate(() => window.__sign()))
    await worker.context().close()
  }
  return Object.fromEntries(Object.entries(times).map(([name, list]) => [name, median(list)]))
}
