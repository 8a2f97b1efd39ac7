import { request } from 'node:http'
import { type Hex, verifyMessage } from 'viem'
import { becomeWebView } from '../fixtures/becomeWebView.js'
import { expectAccessible } from '../fixtures/expectAccessible.js'
import { expect, test } from '../fixtures/secureTest.js'
import { signInAtSite } from '../fixtures/signInAtSite.js'
import { untilClosed } from '../fixtures/untilClosed.js'

test('C47 (sec 5): a page that separates its windows has an approval answered through the server, and cannot take its place', async ({
  openSignedUp,
  secureSite,
  siteClock,
  inbox,
  context,
  problems,
  rawPages,
}) => {
  test.slow()
  const email = 'apart@example.test'
  const { lab, account } = await openSignedUp(email, { coop: '1' })
  const { page } = lab
  const view = page.getByTestId('view-ApproveTransaction')
  siteClock.passed += 31_000

  // Once in this browser: the window has no session and no key.
  const popup = context.waitForEvent('page')
  await lab.start('sign-message', 'from afar')
  const first = await popup
  await signInAtSite(first, page, inbox, email)
  await expect(first.getByText('from afar', { exact: true })).toBeVisible()
  await expect(first.getByTestId('approval-origin')).toContainText(new URL(page.url()).origin)
  await expect(first.getByText('Lab', { exact: true })).toBeVisible()
  await expect(first.getByText(account, { exact: true })).toBeVisible()
  await expect(
    view.getByText('Approve or reject it in the window that opened.', { exact: false }),
  ).toBeVisible()
  await expectAccessible(first.mainFrame(), 'the approval window without an opener')

  // The page knows the whole address, and is nothing to the server by it.
  const { hash, href } = new URL(first.url())
  const [id = '', secret = ''] = hash.slice(1).split('.')
  expect(secret).toHaveLength(43)
  problems.expect(/frame-ancestors|Content Security Policy|CORS|Failed to load resource/)
  const hostile = await context.newPage()
  await hostile.goto(rawPages.app)
  for (const call of ['take', 'answer', 'wait', 'end']) {
    const url = `${secureSite.url}/v1/exchange/${call}`
    const body = JSON.stringify({ id, answer: 'A'.repeat(64) })
    const sent = await hostile.evaluate(
      ([to, text]) =>
        fetch(to, { method: 'POST', headers: { 'content-type': 'application/json' }, body: text }).then(
          ({ status }) => status,
          () => 'refused',
        ),
      [url, body] as const,
    )
    expect(sent).toBe('refused')
    expect(await postAsSite(url, body)).toBe(401)
  }
  await hostile.evaluate(address => {
    const frame = document.createElement('iframe')
    frame.src = address
    frame.dataset.testid = 'posed'
    document.body.append(frame)
    return new Promise(resolve => {
      frame.onload = resolve
    })
  }, href)
  await expect(hostile.frameLocator('[data-testid=posed]').getByTestId('approve')).toHaveCount(0)
  await hostile.close()

  // Loaded again, it shows the request again.
  await first.reload()
  await expect(first.getByText('from afar', { exact: true })).toBeVisible()
  await untilClosed(first, () => first.getByTestId('approve').click())
  const signature = (await lab.value('sign-message')) as Hex
  expect(await verifyMessage({ address: account, message: 'from afar', signature })).toBe(true)
  await lab.modal.expectClosed()

  // The next one is there at once. It is declined there, and another one in the app.
  const next = context.waitForEvent('page')
  await lab.start('sign-message', 'declined there')
  const second = await next
  await untilClosed(second, () => second.getByTestId('reject').click())
  expect((await lab.result('sign-message')).error).toMatchObject({ code: 4001 })
  const last = context.waitForEvent('page')
  await lab.start('sign-message', 'declined here')
  const third = await last
  await expect(third.getByText('declined here', { exact: true })).toBeVisible()
  await view.getByRole('button', { name: 'Reject' }).click()
  expect((await lab.result('sign-message')).error).toMatchObject({ code: 4001 })
  await expect(third.getByText('Your app is not waiting for an approval.', { exact: false })).toBeVisible()
  await expect(third.getByTestId('approve')).toHaveCount(0)
})

test('C21, C47: a browser without windows has an approval answered in the tab of the app, which gets the answer once', {
  tag: '@full',
}, async ({ openSignedUp, secureSite, siteClock, inbox }) => {
  test.slow()
  const email = 'one-tab@example.test'
  const { lab, account } = await openSignedUp(email)
  const { page } = lab
  siteClock.passed += 31_000
  const appUrl = page.url()
  const viewport = page.viewportSize()
  await becomeWebView(page)
  const view = page.getByTestId('view-ApproveTransaction')

  async function continueInTab(message: string) {
    await expect.poll(async () => (await lab.state()).wagmi.status).toBe('connected')
    await lab.start('sign-message', message)
    await expect(view.getByText('This browser cannot open a window.', { exact: false })).toBeVisible()
    await expect(view.getByTestId('open-approval-window')).toHaveCount(0)
    await view.getByTestId('open-approval-page').click()
    await page.waitForURL(url => url.origin === secureSite.url)
  }

  // The page of the site has no session and no key in this browser yet.
  await continueInTab('in this tab')
  await signInAtSite(page, page, inbox, email)
  await expect(page.getByText('in this tab', { exact: true })).toBeVisible()
  await expect(page.getByTestId('approval-origin')).toContainText(new URL(appUrl).origin)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page.mainFrame(), 'the approval in the tab of the app')
  if (viewport) await page.setViewportSize(viewport)
  await page.getByTestId('approve').click()
  await page.waitForURL(appUrl)
  await expect(page.getByTestId('toast')).toContainText('Approved in your wallet')
  const signature = (await lab.value('returned-request')) as Hex
  expect(await verifyMessage({ address: account, message: 'in this tab', signature })).toBe(true)
  await lab.expectState({ status: 'connected' })
  // The app has it: a reload brings nothing.
  await page.reload()
  await lab.expectState({ status: 'connected' })
  await expect(page.getByTestId('lab-result')).not.toContainText('returned-request')

  await continueInTab('declined there')
  await page.getByTestId('reject').click()
  await page.waitForURL(appUrl)
  await expect(page.getByTestId('toast')).toContainText('The request was rejected')
  expect((await lab.result('returned-request')).error).toMatchObject({ code: 'rpc/user-rejected' })

  // Back without an answer: the request is over for the app, and for the page of the site.
  await continueInTab('left alone')
  await expect(page.getByText('left alone', { exact: true })).toBeVisible()
  await page.goBack()
  await page.waitForURL(appUrl)
  await expect
    .poll(async () => {
      // A page that came back from the browser's cache still has the request.
      if (await view.isVisible()) await view.getByRole('button', { name: 'Reject' }).click()
      return page.getByTestId('lab-result').textContent()
    })
    .toMatch(/"(?:returned-request|sign-message)".*(?:rejected|aborted)/)
  await page.goForward()
  await expect(page.getByText(`No request for ${email}.`, { exact: false })).toBeVisible()
  await expect(page.getByTestId('approve')).toHaveCount(0)
  await page.getByRole('button', { name: 'Back to the app' }).click()
  await page.waitForURL(appUrl)
})

/** Posts what a program posts that says to be the page of the site itself. */
function postAsSite(url: string, body: string): Promise<number | undefined> {
  const { host, port, origin, pathname } = new URL(url)
  const headers = { host, origin, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: pathname, method: 'POST', headers }, answer => {
      answer.resume()
      resolve(answer.statusCode)
    })
      .on('error', reject)
      .end(body)
  })
}
