import { isHex, recoverMessageAddress } from 'viem'
import { accountOf } from '../fixtures/addresses.js'
import { expect, test } from '../fixtures/test.js'
import { connectModal } from '../pages/connectModal.js'
import { rdns } from '../pages/rdns.js'

const caipAddress = `eip155:31337:${accountOf('first')}`

test('a plain page connects a wallet, signs with it, and has it again after a reload', async ({
  page,
  site,
  wallet,
}) => {
  await page.goto(`${site.origin}/frameworks/plain.html`)
  const button = page.getByTestId('connect-button')
  const modal = connectModal(page)
  await button.click()
  await modal.wallet(rdns.first).click()
  await wallet.reject()
  await expect(page.locator('output')).toHaveText(/rejected/)
  await modal.retry.click()
  await wallet.approve()
  await modal.expectClosed()
  await expect(page.locator('output')).toHaveText(caipAddress)
  await expect(page.locator('latchkit-button')).toBeFocused()

  await page.locator('#sign').click()
  await wallet.approve()
  await expect(page.locator('output')).toHaveText(/^0x[\da-f]{130}$/)
  const signature = (await page.locator('output').textContent()) ?? ''
  if (!isHex(signature)) throw new Error(`"${signature}" is no signature.`)
  expect(await recoverMessageAddress({ message: 'Hello', signature })).toBe(accountOf('first'))

  await page.reload()
  await expect(button).toContainText(accountOf('first').slice(0, 6))
  await button.click()
  await page.getByTestId('disconnect').click()
  await expect(page.locator('output')).toHaveText('bye')
  await expect(button).toContainText('Connect wallet')
})

for (const framework of ['vue', 'svelte', 'angular'] as const)
  test(`the example for ${framework} connects a wallet`, async ({ page, site, wallet }) => {
    await page.goto(`${site.origin}/frameworks/${framework}.html`)
    const modal = connectModal(page)
    await page.getByTestId('connect-button').click()
    await modal.wallet(rdns.first).click()
    await wallet.approve()
    await modal.expectClosed()
    await expect(page.locator('output')).toHaveText(caipAddress)
    await expect(page.getByTestId('connect-button')).toContainText(accountOf('first').slice(0, 6))
    await page.getByTestId('connect-button').click()
    await page.getByTestId('disconnect').click()
    await expect(page.locator('output')).toHaveText('')
  })
