import type { Frame, Page } from '@playwright/test'
import { type Hex, parseEther } from 'viem'
import { armInFrame } from '../fixtures/approvals.js'
import { fuzzFrame } from '../fixtures/fuzzFrame.js'
import { findFrames, type Raw } from '../fixtures/rawFrame.js'
import { approveDevice, expect, readCode, test } from '../fixtures/secureTest.js'

const query = (projectId: string) => `/?projectId=${projectId}&chainId=31337&version=5&enableLogger=false`
const noncesOf = (frame: Frame) => frame.evaluate(() => window.raw.nonces.length)

/** Embeds, and waits until the frame has run all that its load brings. */
async function embed(frame: Frame, url: string) {
  await frame.evaluate(address => window.raw.embed(address), url)
  for (const child of frame.childFrames()) await child.evaluate(() => document.readyState)
}

/** Opens the frame in a page of the app that speaks for itself. */
async function openRaw(page: Page, { app, site }: { app: string; site: string }) {
  await page.goto(app)
  await embed(page.mainFrame(), `${site}${query('raw')}`)
  await expect.poll(() => noncesOf(page.mainFrame())).toBe(1)
  await page.evaluate(() => window.raw.init())
  await expect.poll(() => page.evaluate(() => window.raw.received.length)).toBe(1)
  const [inner] = findFrames(page, site)
  if (!inner) throw new TypeError('the frame is not there')
  return inner
}

const ask = (page: Page, ...parameters: Parameters<Raw['ask']>) =>
  page.evaluate(([type, payload]) => window.raw.ask(type, payload), parameters)

test('sec 1, sec 4: another site, a nested page and an unlisted ancestor get neither a frame nor a greeting', async ({
  page,
  rawPages,
  secureSite,
  problems,
}) => {
  problems.expect(/frame-ancestors|Failed to load resource|can escape its sandboxing/)
  const { app, evil, host } = rawPages
  const [lab, hosted] = [`${secureSite.url}${query('raw')}`, `${secureSite.url}${query('hosted')}`]
  const open = async (url: string) => {
    await page.goto(url)
    return page.mainFrame()
  }
  const nest = async (outer: Frame, url: string) => {
    await embed(outer, url)
    const inner = outer.childFrames().at(-1)
    if (!inner) throw new TypeError('there is no frame')
    return inner
  }

  // The browser refuses the frame to a page that the project does not list, and below one.
  const top = await open(evil)
  await embed(top, lab)
  const below = await nest(top, app)
  await embed(below, hosted)
  await embed(top, `${secureSite.url}${query('nobody')}`)
  expect(findFrames(page, secureSite.url)).toEqual([])
  expect(page.frames().filter(frame => frame.url().startsWith('chrome-error:'))).toHaveLength(3)
  expect([await noncesOf(top), await noncesOf(below)]).toEqual([0, 0])

  // A listed ancestor may hold pages of the app, and is none itself: it is not greeted, and its INIT is not taken.
  const ancestor = await open(host)
  await embed(ancestor, hosted)
  const guess = { projectId: 'hosted', frameNonce: '0'.repeat(64) }
  await ancestor.evaluate(change => window.raw.init(change), guess)
  await embed(await nest(ancestor, app), hosted)
  const [, second] = ancestor.childFrames()
  await expect.poll(() => second && noncesOf(second)).toBe(1)
  expect(findFrames(page, secureSite.url)).toHaveLength(2)
  expect(await ancestor.evaluate(() => [window.raw.nonces, window.raw.received])).toEqual([[], []])

  // The header allows the app inside the app; the frame itself refuses to be nested.
  const outer = await open(app)
  const nested = await nest(outer, app)
  await embed(nested, lab)
  await nested.evaluate(() => window.raw.init({ frameNonce: '0'.repeat(64) }))
  await embed(outer, lab)
  await expect.poll(() => noncesOf(outer)).toBe(1)
  expect(findFrames(page, secureSite.url)).toHaveLength(2)
  expect(await nested.evaluate(() => [window.raw.nonces, window.raw.received])).toEqual([[], []])
})

test('sec 3, C28: the frame takes one INIT, from its own parent, with its nonce, project and version', async ({
  page,
  rawPages,
  secureSite,
}) => {
  await page.goto(rawPages.app)
  const own = page.mainFrame()
  await embed(own, `${secureSite.url}${query('raw')}`)
  await expect.poll(() => noncesOf(own)).toBe(1)
  await embed(own, rawPages.evil)
  const [, sibling] = own.childFrames()
  const nonce = await page.evaluate(() => window.raw.nonces[0])
  // It even knows the nonce, which only the parent gets.
  await sibling?.evaluate(frameNonce => {
    const channels = Array.from({ length: 1000 }, () => new MessageChannel())
    for (const { port1, port2 } of channels) {
      port1.onmessage = ({ data }) => window.raw.received.push(data)
      const payload = { projectId: 'raw', frameNonce, pageNonce: '2'.repeat(64), v: 5 }
      parent.frames[0]?.postMessage({ type: 'INIT', payload }, '*', [port2])
    }
  }, nonce)
  const received = await page.evaluate(async () => {
    const { raw } = window
    raw.init({ frameNonce: '0'.repeat(64) })
    raw.init({ projectId: 'hosted' })
    raw.init({ v: 3 })
    raw.init({ ports: 2 })
    raw.init({ ports: 0 })
    raw.init()
    raw.init()
    while (raw.received.length === 0) await new Promise(resolve => setTimeout(resolve))
    await raw.ask('GET_CHAIN_ID')
    return raw.received
  })
  expect(received).toMatchObject([{ type: 'INIT_SUCCESS' }, { payload: { chainId: 31337 } }])
  expect(await sibling?.evaluate(() => window.raw.received)).toEqual([])
})

test('sec 2, sec 5, sec 16: in the frame of vouched pages one trusted click on an approval that is seen signs once, and no secret leaves it', async ({
  page,
  rawPages,
  secureSite,
  inbox,
  stack,
  chains: [chain],
  problems,
}) => {
  const place = { app: rawPages.app, site: secureSite.url }
  const email = 'attacked@example.test'
  const secrets = new Set<string>()
  const bodies: Promise<void>[] = []
  page.on('response', response => {
    if (new URL(response.url()).pathname.startsWith('/v1/'))
      bodies.push(
        response.text().then(
          text => {
            for (const [, value = ''] of text.matchAll(/"([\w.-]{20,})"/g)) secrets.add(value)
          },
          () => {},
        ),
      )
  })
  const inner = await openRaw(page, place)
  const start = await ask(page, 'CONNECT_EMAIL', { email })
  const link = await inbox.next(email)
  await approveDevice(page, link.text, String(start.payload?.number))
  await ask(page, 'CONNECT_DEVICE')
  const { text } = await inbox.next(email, link.id)
  expect(await ask(page, 'CONNECT_OTP', { otp: readCode(text) })).toMatchObject({
    type: 'CONNECT_OTP_SUCCESS',
  })
  const { payload: user } = await ask(page, 'GET_USER', { chainId: 31337 })
  expect(user).toMatchObject({ email, chainId: 31337 })
  const address = String(user?.address)

  // A flood opens one approval. No answer is a signature before the user's own click.
  const sign = { method: 'personal_sign', params: ['0x68656c6c6f', address] }
  await page.evaluate(payload => {
    for (let sent = 0; sent < 50; sent++) void window.raw.ask('RPC_REQUEST', payload)
  }, sign)
  const approve = inner.getByTestId('approve')
  const answersOf = (type: string) =>
    page.evaluate(wanted => window.raw.received.filter(message => message.type === wanted), type)
  await armInFrame(inner)
  await approve.dispatchEvent('click')
  await inner.getByTestId('reject').dispatchEvent('click')
  await expect
    .poll(async () =>
      (await answersOf('RPC_REQUEST_ERROR')).filter(({ payload }) => payload?.code === -32005),
    )
    .toHaveLength(49)

  // Whatever hides, changes or cuts the approval, or takes the focus, ends that it can be given.
  const tricks = {
    faded: 'document.querySelector("iframe").style.opacity = "0.01"',
    turned: 'document.querySelector("iframe").style.transform = "rotate(1deg)"',
    shrunk: 'document.querySelector("iframe").style.transform = "scale(0.5)"',
    filtered: 'document.querySelector("iframe").style.filter = "blur(2px)"',
    'faded from above': 'document.body.style.opacity = "0.01"',
    moved: 'document.querySelector("iframe").style.marginInlineStart = "-40px"',
    covered:
      'document.body.insertAdjacentHTML("beforeend", "<div id=cover style=\\"position: fixed; inset: 0 0 60% 0; pointer-events: none; background: #fff\\"></div>")',
    unfocused: 'document.body.insertAdjacentHTML("beforeend", "<input id=cover autofocus>"); cover.focus()',
  }
  for (const [name, trick] of Object.entries(tricks)) {
    await page.evaluate(trick)
    await expect(approve, name).toBeDisabled()
    await page.evaluate(() => {
      document.querySelector('#cover')?.remove()
      document.body.style.opacity = ''
      document.querySelector('iframe')?.style.setProperty('all', 'revert')
      document.querySelector('iframe')?.style.setProperty('width', '368px')
      document.querySelector('iframe')?.style.setProperty('height', '480px')
    })
    await armInFrame(inner)
  }
  // A change of size and a scroll begin the wait again.
  const ends = () => inner.evaluate(() => Reflect.get(window, 'ends') as number)
  await approve.evaluate(button => {
    Reflect.set(window, 'ends', 0)
    new MutationObserver(() => {
      if (button.hasAttribute('disabled')) Reflect.set(window, 'ends', Reflect.get(window, 'ends') + 1)
    }).observe(button, { attributeFilter: ['disabled'] })
  })
  await page.evaluate(() => document.querySelector('iframe')?.style.setProperty('height', '330px'))
  await expect.poll(ends, 'resized').toBeGreaterThan(0)
  await armInFrame(inner)
  const before = await ends()
  await inner.getByTestId('approval-details').evaluate(details => details.scrollBy(0, 20))
  await expect.poll(ends, 'scrolled').toBeGreaterThan(before)
  await expect(approve, 'scrolled no more').toBeEnabled()

  // The next request waits as long as the first: the second press of a double-click is too early.
  await inner.evaluate(() => {
    new MutationObserver(() => {
      const button = document.querySelector('[data-testid="approve"]')
      if (!button || Reflect.has(window, 'shownAt')) return
      Reflect.set(window, 'shownAt', button.hasAttribute('disabled') ? performance.now() : Number.NaN)
      new MutationObserver(() => Reflect.set(window, 'armedAt', performance.now())).observe(button, {
        attributeFilter: ['disabled'],
      })
    }).observe(document.querySelector('#frame') ?? document, { childList: true })
  })
  await page.evaluate(() => document.querySelector('iframe')?.style.setProperty('height', '480px'))
  await inner.getByTestId('reject').press('Enter')
  await page.evaluate(payload => void window.raw.ask('RPC_REQUEST', payload), sign)
  await armInFrame(inner)
  const wait = await inner.evaluate(() => Reflect.get(window, 'armedAt') - Reflect.get(window, 'shownAt'))
  expect(wait).toBeGreaterThanOrEqual(790)
  expect(await answersOf('RPC_REQUEST_SUCCESS')).toEqual([])
  // A headless browser that paints nothing more routes clicks by the height that the frame had before.
  await approve.press('Enter')
  await expect.poll(() => answersOf('RPC_REQUEST_SUCCESS')).toHaveLength(1)

  // A request that the wallet cannot read needs a second confirmation, and says so.
  await chain.setBalance({ address: address as Hex, value: parseEther('1') })
  const unknown = { from: address, to: stack.chains[0].token, data: '0xdeadbeef', value: '0x0' }
  await page.evaluate(
    payload => void window.raw.ask('RPC_REQUEST', { method: 'eth_sendTransaction', params: [payload] }),
    unknown,
  )
  const confirm = inner.getByTestId('confirm-unreadable')
  await expect(confirm).not.toBeChecked()
  await armInFrame(inner)
  await approve.press('Enter')
  await expect(confirm).toBeFocused()
  await expect(confirm).toHaveAttribute('aria-invalid', 'true')
  expect(await answersOf('RPC_REQUEST_SUCCESS')).toHaveLength(1)
  await confirm.press('Space')
  await expect(approve).toBeEnabled()
  await approve.press('Enter')
  await expect.poll(() => answersOf('RPC_REQUEST_SUCCESS')).toHaveLength(2)

  // Nothing that the server told the frame reached the page.
  await Promise.all(bodies)
  const transcript = await page.evaluate(() => JSON.stringify(window.raw.received))
  expect(secrets.size).toBeGreaterThan(4)
  const known = JSON.stringify(user)
  expect([...secrets].filter(one => !known.includes(one) && transcript.includes(one))).toEqual([])

  // Code that got into the frame or its worker reaches no other host, and creates no worker itself.
  problems.expect(/policy:|Content Security Policy|TrustedScriptURL|Refused to connect/)
  const steal = `${rawPages.evil}/steal`
  expect(
    await inner.evaluate(async url => {
      const image = new Promise(resolve => {
        addEventListener('securitypolicyviolation', event => {
          if (event.effectiveDirective === 'img-src') resolve('img-src')
        })
      })
      new Image().src = url
      const fetched = await fetch(url).catch(error => error.name)
      try {
        new Worker('/frame/main.js')
        return 'a worker'
      } catch (error) {
        return [await image, fetched, (error as Error).name]
      }
    }, steal),
  ).toEqual(['img-src', 'TypeError', 'TypeError'])
})

for (const [count, tag] of [
  [1000, ''],
  [100_000, ' @full'],
] as const)
  test(`sec 6: each of ${count} odd messages gets one answer or none, and nothing else happens${tag}`, async ({
    page,
    rawPages,
    secureSite,
    problems,
  }) => {
    if (tag) test.setTimeout(300_000)
    // Of so many some end a social login that was not begun, which the server refuses.
    problems.expect(/status of 4(?:00|10) \(.*\/v1\/oauth\/redeem/)
    const inner = await openRaw(page, { app: rawPages.app, site: secureSite.url })
    const result = await page.evaluate(fuzzFrame, { count, seed: 12 })
    expect(result).toEqual({ wrong: [], strangers: 0, alive: 'GET_CHAIN_ID_SUCCESS' })
    const after = await inner.evaluate(() => [
      Reflect.get({}, 'polluted'),
      document.querySelector('#frame')?.childElementCount,
    ])
    expect(after).toEqual([undefined, 0])
  })
