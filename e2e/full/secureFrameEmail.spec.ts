import { enterCode, expect, readCode, test } from '../fixtures/secureTest.js'

test('e-mail change: both addresses are proved, and the old one takes it back', async ({
  openSignedUp,
  inbox,
}) => {
  const [from, to] = ['before@example.test', 'after@example.test']
  const { lab, account: address } = await openSignedUp(from)
  const { page } = lab

  const last = () => inbox.messages().at(-1)?.id ?? 0
  await lab.openAccount()
  await page.getByTestId('account-settings').click()
  await expect(page.getByTestId('settings-email')).toContainText(from)
  await page.getByTestId('settings-email').click()
  await page.getByTestId('email-input').fill(from)
  await page.getByTestId('email-submit').click()
  await expect(page.locator('.email-error')).toHaveText('This is already your address.')
  await page.getByTestId('email-input').fill(to)
  let seen = last()
  await page.getByTestId('email-submit').click()
  const primary = await inbox.next(from, seen)
  await expect(page.getByTestId('view-UpdateEmailPrimaryOtp')).toBeVisible()
  seen = last()
  await enterCode(page, readCode(primary.text))
  await expect(page.getByTestId('view-UpdateEmailSecondaryOtp')).toBeVisible()
  await enterCode(page, readCode((await inbox.next(to, seen)).text))
  await expect(page.getByTestId('settings-email')).toContainText(to)
  await expect(page.getByTestId('toast')).toContainText(`You sign in with ${to} now`)
  await lab.expectState({ status: 'connected', address })

  const notice = await inbox.next(from, primary.id)
  const [link = ''] = /http\S+\/change\/revert\S+/.exec(notice.text) ?? []
  const tab = await page.context().newPage()
  await tab.goto(link)
  await expect(tab.getByRole('heading')).toHaveText('Undo the change?')
  await tab.getByRole('button').click()
  await expect(tab.getByRole('heading')).toHaveText('Undone')
  await tab.close()
})
