import { expect, test } from '@latchkit/testing/playwright'

// Nothing here asks a chain.
test.use({ networks: [] })

test('logs in by e-mail, signs, and is logged in after a reload', async ({ page, inbox, embedded }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Connect' }).click()
  // Another address each time: the accounts outlast the site.
  await inbox.signIn(page, `${crypto.randomUUID()}@example.com`)
  await expect(page.getByText('Connected: 0x')).toBeVisible()

  await page.getByRole('button', { name: 'Sign a message' }).click()
  await embedded.approve(page)
  await expect(page.getByText(/^Signed: 0x[\da-f]{130}$/)).toBeVisible()

  await page.reload()
  await expect(page.getByText('Connected: 0x')).toBeVisible()
})

test('shows that the user declined', async ({ page, inbox, embedded }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Connect' }).click()
  await inbox.signIn(page, `${crypto.randomUUID()}@example.com`)
  await page.getByRole('button', { name: 'Sign a message' }).click()
  await embedded.reject(page)
  await expect(page.getByText('rejected')).toBeVisible()
})
