import { verifyMessage } from 'viem'
import { expect, test } from '../fixtures/examplesTest.js'
import { expectState, listStates, looks } from '../pages/galleryPage.js'

// One of each area. The full run has all, in each look.
const sample = [
  'Connect-wallets-e-mail-and-social-accounts',
  'ConnectingExternal-declined',
  'Account-tokens',
  'AccountSettings-of-an-embedded-wallet',
  'ApproveTransaction-transaction',
  'SwapPreview-to-confirm',
]

test('C13 the examples of the docs connect, sign, switch and send, and request nothing', async ({
  page,
  examples,
  requests,
}) => {
  await page.goto(`${examples.origin}/index.html`)
  const place = (name: string) => page.getByRole('region', { name })
  /** The hex in a text of the page. */
  const hexOf = async (text: RegExp): Promise<`0x${string}`> => {
    const [, digits = ''] = /0x([0-9a-fA-F]+)/.exec((await page.getByText(text).textContent()) ?? '') ?? []
    return `0x${digits}`
  }
  const answer = (name: 'Approve' | 'Decline') => page.getByRole('button', { name }).click()

  await place('connect').getByTestId('connect-button').click()
  await page.getByRole('button', { name: 'Harbor Wallet' }).click()
  await answer('Approve')
  await expect(place('connect')).toContainText(/Connected: 0x[0-9a-fA-F]{40}/)
  const address = await hexOf(/Connected: 0x/)

  const sign = page.getByRole('button', { name: 'Sign a message' })
  await sign.click()
  await answer('Decline')
  await expect(place('sign-message')).toContainText('You declined in the wallet.')
  await sign.click()
  await answer('Approve')
  await expect(place('sign-message')).toContainText(/Signature: 0x[0-9a-f]{130}/)
  const signature = await hexOf(/Signature: 0x/)
  const message = 'I agree to the terms of Example Store.'
  expect(await verifyMessage({ address, signature, message })).toBe(true)

  await page.getByRole('button', { name: 'Switch to Base' }).click()
  await answer('Approve')
  await expect(place('switch-network')).toContainText('Network: Base')

  await page.getByRole('button', { name: 'Send 0.05 ETH' }).click()
  await page.getByTestId('send-preview').click()
  await page.getByTestId('send-confirm').click()
  await answer('Approve')
  await expect(page.getByTestId('toast')).toHaveText('Sent 0.05 ETH')
  // The files of the site are all that was requested.
  expect(requests.all().filter(url => !url.startsWith(examples.origin))).toEqual([])
})

test('the theme builder changes the kit and its code', async ({ page, examples }) => {
  await page.goto(`${examples.origin}/index.html?example=theme-builder`)
  const button = page.getByTestId('connect-button')
  const colour = () => button.evaluate(element => getComputedStyle(element).backgroundColor)
  const code = page.getByTestId('demo-code')
  await expect(button).toBeVisible()
  const before = await colour()
  await expect(code).not.toContainText('themeVariables')
  await page.getByRole('radio', { name: 'violet' }).check({ force: true })
  await page.getByRole('slider').fill('8')
  await expect(code).toContainText(
    "themeVariables: { '--lk-accent': accentPresets.violet, '--lk-radius': '8px' }",
  )
  await expect.poll(colour).not.toBe(before)
  await button.click()
  const card = page.getByTestId('latchkit-dialog')
  await expect(card.getByTestId('email-input')).toBeVisible()
})

test('the gallery shows a view by its address, and each without what axe finds @full', async ({
  page,
  examples,
}) => {
  const { origin } = examples
  expect(await listStates(page, origin)).toEqual(expect.arrayContaining(sample))
  await page.evaluate(() => {
    location.hash = 'Account-nfts'
  })
  const frame = page.frameLocator('iframe')
  await expect(frame.getByTestId('view-Account')).toBeVisible()
  await expect(frame.getByText('Tidal Study #14')).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(/#Account-activity$/)
  for (const id of sample) await expectState(page, origin, id, looks.light)
  await expectState(page, origin, 'Account-tokens', looks.dark)
  await expectState(page, origin, 'WalletSend-filled', looks['right to left'])
})
