import { type Hex, verifyMessage } from 'viem'
import { approvalWindow, approveInWindow } from '../fixtures/approvals.js'
import { expectAccessible } from '../fixtures/expectAccessible.js'
import { expect, test } from '../fixtures/secureTest.js'
import { untilClosed } from '../fixtures/untilClosed.js'

test('C47 (sec 5): an approval is answered in a window of the secure site, opened by the press that began the request', async ({
  openSignedUp,
  secureSite,
  frameOf,
}) => {
  const { lab, account } = await openSignedUp('window@example.test')
  const { page } = lab
  const view = page.getByTestId('view-ApproveTransaction')
  const button = page.getByTestId('open-approval-window')
  const open = () => approvalWindow(page)

  await lab.start('sign-message', 'by a window')
  const first = await open()
  expect(new URL(first.url()).origin).toBe(secureSite.url)
  await expect(first.getByText('by a window', { exact: true })).toBeVisible()
  await expect(first.getByTestId('approval-origin')).toContainText(new URL(page.url()).origin)
  await expect(first.getByText(account, { exact: true })).toBeVisible()
  // Storage of a top-level page is another one: the window has no key.
  expect(await first.evaluate(async () => (await indexedDB.databases()).length)).toBe(0)
  await expectAccessible(first.mainFrame(), 'the approval window')
  await expect(frameOf(page).getByTestId('approve')).toHaveCount(0)
  await expect(view.getByText('Approve or reject it in the window that opened.')).toBeVisible()
  await expect(view.getByRole('button', { name: 'Reject' })).toHaveCount(1)
  // Loaded again, it shows the request again.
  await first.reload()
  await expect(first.getByText('by a window', { exact: true })).toBeVisible()
  // Closed without an answer, it can be opened again.
  await first.close()
  await expect(view.getByText('The window of your wallet was closed.')).toBeVisible()
  await button.click()
  const second = await open()
  await untilClosed(second, () => second.getByTestId('approve').click())
  const signature = (await lab.value('sign-message')) as Hex
  expect(await verifyMessage({ address: account, message: 'by a window', signature })).toBe(true)
  await lab.modal.expectClosed()

  await lab.start('sign-message', 'declined there')
  const declined = await open()
  await untilClosed(declined, () => declined.getByTestId('reject').click())
  expect((await lab.result('sign-message')).error).toMatchObject({ code: 4001 })

  // Rejected in the app, the window goes too.
  await lab.start('sign-message', 'declined here')
  const left = await open()
  await expect(left.getByTestId('approve')).toBeVisible()
  await untilClosed(left, () => view.getByRole('button', { name: 'Reject' }).click())
  expect((await lab.result('sign-message')).error).toMatchObject({ code: 4001 })
})

test('C21, C47: a blocked window, a request without a press, a queue and an app that reloads are states that can be left', async ({
  openSignedUp,
  context,
}) => {
  const { lab, account } = await openSignedUp('states@example.test')
  const { page } = lab
  const view = page.getByTestId('view-ApproveTransaction')
  const button = page.getByTestId('open-approval-window')

  await page.evaluate(() => {
    const { open } = window
    let left = 2
    window.open = (...parameters) => (left-- > 0 ? null : open(...parameters))
  })
  await lab.start('sign-message', 'blocked')
  // Engines differ in what they open by themselves, so that only a press that opens nothing is a blocked one.
  await expect(view.getByText('Approve it in a window of your wallet.')).toBeVisible()
  await button.click()
  await expect(view.getByText('Your browser blocked the window of your wallet.')).toBeVisible()
  await button.click()
  await approveInWindow(page)
  expect(await lab.value('sign-message')).toMatch(/^0x/)

  // Of two requests, the second is approved in the same window.
  await lab.start('sign-message', 'twice')
  const both = await approvalWindow(page)
  await expect(both.getByTestId('approve')).toBeVisible()
  await page.getByTestId('lab-sign-message').dispatchEvent('click')
  await expect(view).toContainText('1 more request is waiting')
  await both.bringToFront()
  await both.getByTestId('approve').click()
  await expect(view).not.toContainText('1 more request is waiting')
  await untilClosed(both, () => both.getByTestId('approve').click())
  const twice = (await lab.value('sign-message')) as Hex
  expect(await verifyMessage({ address: account, message: 'twice', signature: twice })).toBe(true)

  // No press began it: the browser would block a window, so there is a button.
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'userActivation', { value: { isActive: false }, configurable: true })
  })
  await lab.start('sign-message', 'later')
  await expect(view.getByText('Approve it in a window of your wallet.')).toBeVisible()
  expect(context.pages().filter(one => one.url().includes('/approve'))).toEqual([])
  await button.click()
  await approveInWindow(page)
  const signature = (await lab.value('sign-message')) as Hex
  expect(await verifyMessage({ address: account, message: 'later', signature })).toBe(true)

  // The page of the app goes: its window says that nothing is waited for.
  await lab.start('sign-message', 'left alone')
  await button.click()
  const alone = await approvalWindow(page)
  await expect(alone.getByTestId('approve')).toBeVisible()
  await page.reload()
  await expect(alone.getByText('Your app is not waiting for an approval.', { exact: false })).toBeVisible()
  await expect(alone.getByTestId('approve')).toHaveCount(0)
  await alone.close()
})
