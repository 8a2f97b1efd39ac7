import { approvalWindow } from '../fixtures/approvals.js'
import { openRawWallet } from '../fixtures/openRawWallet.js'
import { expect, test } from '../fixtures/secureTest.js'

/** Ways in which a page can hide its iframe so that nothing of the frame is painted, and nothing in the frame notices. */
const masks = {
  'a mask over the whole': 'mask-image: linear-gradient(transparent, transparent)',
  'a mask with its prefix': '-webkit-mask-image: linear-gradient(transparent, transparent)',
  'a mask of no size': 'mask: linear-gradient(#000, #000) 0 0 / 0 0 no-repeat',
  'a mask that shows the button alone': 'mask: linear-gradient(#000, #000) 100% 100% / 50% 64px no-repeat',
}

test('C47 (sec 5): whatever a page does to its frame, a click in the page signs nothing', async ({
  page,
  rawPages,
  secureSite,
  inbox,
}) => {
  const { inner, address, ask } = await openRawWallet(page, {
    rawPages,
    secureSite,
    inbox,
    projectId: 'plain',
    email: 'masked@example.test',
  })
  const sign = { method: 'personal_sign', params: ['0x68656c6c6f', address] }
  const signed = () =>
    page.evaluate(() => window.raw.received.filter(({ type }) => type === 'RPC_REQUEST_SUCCESS').length)
  /** Paths of the windows that the frame asked the page for. The event of a request comes some time after it. */
  const windows = () =>
    page.evaluate(() =>
      window.raw.received.flatMap(({ type, payload }) =>
        type === 'APPROVAL_WINDOW' && payload?.status === 'needed' ? [String(payload.path)] : [],
      ),
    )
  await page.evaluate(() => {
    window.raw.opensWindows = false
  })
  let count = 0
  for (const [name, style] of Object.entries(masks)) {
    await page.evaluate(css => {
      const iframe = document.querySelector('iframe')
      if (iframe) iframe.style.cssText += `;${css}`
    }, style)
    await page.evaluate(payload => void window.raw.ask('RPC_REQUEST', payload), sign)
    count += 1
    await expect.poll(windows, name).toHaveLength(count)
    // There is nothing in the frame that a click could give.
    expect(await inner.locator('button').count(), name).toBe(0)
    await page.mouse.click(280, 450)
    await ask('RPC_ABORT')
  }
  expect(await signed()).toBe(0)
  const events = await page.evaluate(() => window.raw.received.map(({ type }) => type))
  expect(events).not.toContain('APPROVAL_OPENED')

  // Another window than the one that the page opened for this request gets no answer, whatever it says.
  await page.evaluate(payload => void window.raw.ask('RPC_REQUEST', payload), sign)
  await expect.poll(windows).toHaveLength(count + 1)
  const path = String((await windows()).at(-1))
  const id = path.split('#')[1]
  const answered = await page.evaluate(async known => {
    const heard: unknown[] = []
    const receive = ({ data }: MessageEvent) => heard.push(data)
    addEventListener('message', receive)
    window.frames[0]?.postMessage({ type: 'APPROVAL_READY', id: known, key: {} }, '*')
    await window.raw.ask('GET_CHAIN_ID')
    removeEventListener('message', receive)
    return heard
  }, id)
  expect(answered).toEqual([])

  // The window that the page opened is armed after a moment in focus, and is too small for a trick.
  await page.evaluate(
    url => void window.open(url, '_blank', 'popup,width=420,height=680'),
    `${secureSite.url}${path}`,
  )
  const opened = await approvalWindow(page)
  const approve = opened.getByTestId('approve')
  await expect(approve).toBeEnabled()
  await opened.evaluate(() => {
    Object.defineProperty(window, 'outerHeight', { value: 120, configurable: true })
    dispatchEvent(new Event('resize'))
  })
  await expect(approve).toBeDisabled()
  await opened.evaluate(() => {
    Object.defineProperty(window, 'outerHeight', { value: 680, configurable: true })
    dispatchEvent(new Event('resize'))
  })
  await expect(approve).toBeEnabled()
  // A page that takes the focus away and gives it back gains no click.
  await opened.evaluate(() => dispatchEvent(new Event('blur')))
  await expect(approve).toBeDisabled()
  expect(await signed()).toBe(0)
})

test('C47 (sec 5): vouched pages: a frame that is moved under the pointer or scaled down is not armed', async ({
  page,
  rawPages,
  secureSite,
  inbox,
}) => {
  const { inner, address } = await openRawWallet(page, {
    rawPages,
    secureSite,
    inbox,
    email: 'moved@example.test',
  })
  const sign = { method: 'personal_sign', params: ['0x68656c6c6f', address] }
  const approve = inner.getByTestId('approve')
  const style = (css: string) =>
    page.evaluate(text => {
      const iframe = document.querySelector('iframe')
      if (iframe) iframe.style.cssText = `width: 368px; height: 480px; border: 0; background: #fff; ${text}`
    }, css)
  const at = 'position: fixed; left: 300px; top: 100px'
  await style(at)
  await page.evaluate(payload => void window.raw.ask('RPC_REQUEST', payload), sign)
  await expect(approve).toBeVisible()
  const steps = [0, 1, 2, 3, 4, 5, 6, 7]
  /** Moves inside the frame and reads whether that armed it. */
  const wander = async (x: number, y: number, scale = 1) => {
    for (const step of steps) await page.mouse.move(x + step * 12 * scale, y + (step % 2) * 40 * scale)
    return approve.isEnabled()
  }
  const expectArmed = (message: string) =>
    expect.poll(() => wander(400, 300), { message, intervals: [0] }).toBe(true)

  // A pointer that rests, or a click without a path, arms nothing.
  await page.mouse.move(400, 300)
  await page.mouse.click(560, 560)
  await expect(approve).toBeDisabled()
  await expectArmed('a frame that does not move')
  // It jumps so that the button comes to the pointer.
  await style('position: fixed; left: 180px; top: -140px')
  await page.mouse.move(405, 305)
  await page.mouse.down()
  await page.mouse.up()
  await expect(approve).toBeDisabled()
  await style(`${at}; zoom: 0.2`)
  // Twice as long as it takes to arm a frame that may be armed.
  const end = Date.now() + 4_000
  while (Date.now() < end) expect(await wander(70, 40, 0.2), 'a frame that is zoomed out').toBe(false)
  await style(at)
  await expectArmed('as it was')
  expect(
    await page.evaluate(() => window.raw.received.some(({ type }) => type === 'RPC_REQUEST_SUCCESS')),
  ).toBe(false)
  const box = await approve.boundingBox()
  await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 20, { steps: 5 })
  await page.mouse.down()
  await page.mouse.up()
  await expect
    .poll(() => page.evaluate(() => window.raw.received.some(({ type }) => type === 'RPC_REQUEST_SUCCESS')))
    .toBe(true)
})
