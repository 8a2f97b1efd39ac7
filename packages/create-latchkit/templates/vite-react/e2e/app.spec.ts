import { expect, test } from '@latchkit/testing/playwright'

// Nothing here asks a chain. With 31337 in the list, and the network `foundry` in the app, each worker has one.
test.use({ networks: [] })

test('connects, signs, and is connected after a reload', async ({ page, wallet }) => {
  await page.goto('/')
  await wallet.connect(page)
  await expect(page.getByText('Connected: 0x')).toBeVisible()

  await page.getByRole('button', { name: 'Sign a message' }).click()
  await wallet.approve()
  await expect(page.getByText(/^Signed: 0x[\da-f]{130}$/)).toBeVisible()

  await page.reload()
  await expect(page.getByText('Connected: 0x')).toBeVisible()
})

test('shows that the wallet declined', async ({ page, wallet }) => {
  await page.goto('/')
  await wallet.connect(page)
  await page.getByRole('button', { name: 'Sign a message' }).click()
  await wallet.reject()
  await expect(page.getByText('rejected')).toBeVisible()
})
