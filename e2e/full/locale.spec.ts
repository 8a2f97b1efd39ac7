import { parseEther } from 'viem'
import { freshKeys } from '../fixtures/freshKeys.js'
import { test as base, expect } from '../fixtures/test.js'

// 1234.5678 would be rounded up; 1234.567 is what is really there.
const value = parseEther('1234.567899')

const test = base.extend({
  walletConfig: async ({ chains }, use) => {
    const [account] = await freshKeys(chains, 1, value)
    await use({ wallets: [{ privateKeys: account ? [account.privateKey] : [] }] })
  },
})

// The Arabic journey shows the same of the numbers of that locale.
for (const [locale, wanted] of [
  ['en-US', '1,234.567'],
  ['de-DE', '1.234,567'],
  ['fr-FR', '1\u202f234,567'],
] as const)
  test(`C15 amounts are written as in ${locale}, cut and never rounded`, async ({ openLab, wallet }) => {
    const lab = await openLab({ query: { locale } })
    await lab.connect(wallet)
    await expect(lab.accountButton).toContainText(wanted)
    await lab.openAccount()
    await expect(lab.account.balance).toContainText(wanted)
    await expect(lab.account.balance).toContainText('ETH')
  })

test('C15 Arabic: every view in its words, from right to left, numbers as the locale has them', async ({
  openLab,
  wallet,
}) => {
  const lab = await openLab({ query: { locale: 'ar' } })
  const amount = await lab.page.evaluate(() =>
    new Intl.NumberFormat('ar', { maximumFractionDigits: 3 }).format(1234.567),
  )
  await expect(lab.connectButton).toHaveText('ربط المحفظة')
  await lab.connectButton.click()
  await expect(lab.modal.view('Connect')).toBeVisible()
  await expect(lab.modal.title).toHaveText('ربط المحفظة')
  expect(await lab.modal.dialog.evaluate(dialog => getComputedStyle(dialog).direction)).toBe('rtl')
  const close = await lab.modal.closeButton.boundingBox()
  const title = await lab.modal.title.boundingBox()
  expect(close && title && close.x < title.x, 'close is at the left').toBe(true)
  await lab.choose()
  await wallet.approve()
  await lab.modal.expectClosed()
  await lab.openAccount()
  await expect(lab.account.balance).toContainText(amount)
  await expect(lab.account.root.getByTestId('token-native')).toBeVisible()
  const words = await lab.account.root.textContent()
  // Not Arabic: the address, names of wallet and network, the letter for a missing logo, the symbol.
  const latin = words?.match(/[A-Za-z]{2,}/g) ?? []
  const names = ['ETH', 'Latchkit', 'LLatchkit', 'Test', 'Wallet', 'Local', 'Ether', 'EEther', 'explorer']
  expect(latin.filter(word => !names.includes(word) && !/^x?[0-9a-fA-F]+$/.test(word))).toEqual([])
})
