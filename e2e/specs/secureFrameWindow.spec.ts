import type { Page } from '@playwright/test'
import { type Hex, verifyMessage } from 'viem'
import { expectAccessible } from '../fixtures/expectAccessible.js'
import { expect, test } from '../fixtures/secureTest.js'
import { untilClosed } from '../fixtures/untilClosed.js'

/** As a browser without IntersectionObserver v2 has it. */
const removeVisibility = () => {
  Reflect.deleteProperty(IntersectionObserverEntry.prototype, 'isVisible')
}

test('sec 5: without IntersectionObserver v2 a window approves and signs, and is blocked or cut off with a code', async ({
  openLab,
  secureSite,
  signUp,
  frameOf,
  context,
}) => {
  test.slow()
  await context.addInitScript(removeVisibility)
  const lab = await openLab({ query: { secureSite: secureSite.url } })
  const { page } = lab
  await lab.openConnect()
  await signUp(page, 'window@example.test')
  await lab.expectState({ status: 'connected' })
  const { address: account = '0x' } = await lab.state()
  const frame = frameOf(page)

  const press = async () => {
    const button = frame.getByTestId('open-window')
    // That of the approval before stays until the next one is shown, and is disabled.
    await expect(button).toBeEnabled()
    await button.press('Enter')
  }
  const open = async (): Promise<Page> => {
    const popup = context.waitForEvent('page')
    await press()
    return popup
  }
  const inside = page.frames().find(one => one.url().startsWith(secureSite.url))
  await lab.start('sign-message', 'by a window')
  // The view before it was lower.
  await expect(frame.getByTestId('open-window')).toBeVisible()
  await expect
    .poll(() => inside?.evaluate(() => document.documentElement.scrollHeight - innerHeight))
    .toBeLessThanOrEqual(0)
  // Closed without an answer, it can be opened again.
  await (await open()).close()
  await expect(frame.getByTestId('open-window')).toBeEnabled()
  const popup = await open()
  expect(new URL(popup.url()).origin).toBe(secureSite.url)
  await expect(popup.getByText('by a window', { exact: true })).toBeVisible()
  await expect(popup.getByTestId('approval-origin')).toContainText(new URL(page.url()).origin)
  await expect(popup.getByText(account, { exact: true })).toBeVisible()
  // Storage of a top-level page is another one: the window has no key of its own.
  expect(await popup.evaluate(async () => (await indexedDB.databases()).length)).toBe(0)
  await expectAccessible(popup.mainFrame(), 'the approval window')
  await untilClosed(popup, () => popup.getByTestId('approve').click())
  const signature = (await lab.value('sign-message')) as Hex
  expect(await verifyMessage({ address: account, message: 'by a window', signature })).toBe(true)

  await lab.start('sign-message', 'declined')
  const declined = await open()
  await untilClosed(declined, () => declined.getByTestId('reject').click())
  expect((await lab.result('sign-message')).error).toMatchObject({ code: 4001 })

  await inside?.evaluate(() => {
    window.open = () => null
  })
  await lab.start('sign-message', 'blocked')
  await press()
  expect((await lab.result('sign-message')).error).toMatchObject({
    message: expect.stringContaining('The browser blocked the approval window'),
  })

  // The app's COOP separates what is opened from its frames.
  await page.goto(`${page.url()}&coop`)
  await lab.expectState({ status: 'connected' })
  await lab.start('sign-message', 'cut off')
  const alone = await open()
  await expect(alone.getByText('separates this window')).toBeVisible()
  await alone.close()
  expect((await lab.result('sign-message')).error).toMatchObject({
    message: expect.stringContaining('separates the approval window'),
  })
})
