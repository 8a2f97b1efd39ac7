import { accountOf } from '../fixtures/addresses.js'
import { readQr } from '../fixtures/readQr.js'
import { expect, test } from '../fixtures/test.js'

const first = accountOf('first')

test('the modal of the guide connects an extension, after a rejection too, and a wallet that scans its code', async ({
  openLab,
  wallet,
  relay,
  walletConnectWallet,
}) => {
  const lab = await openLab({ app: 'customModal', query: { relay: relay.url } })
  const { page } = lab
  const dialog = page.getByRole('dialog', { name: 'Connect' })
  await page.getByRole('button', { name: 'Connect' }).click()
  const installed = dialog.getByRole('region', { name: 'Installed' })
  await installed.getByRole('button', { name: 'Latchkit Test Wallet' }).click()
  await wallet.reject()
  await expect(dialog.getByRole('alert')).toContainText('rejected')
  await lab.expectDisconnected()
  await installed.getByRole('button', { name: 'Latchkit Test Wallet' }).click()
  await wallet.approve()
  await lab.expectAgreement({ address: first, chainId: 31337 })
  await expect(page.getByText(first, { exact: true })).toBeVisible()

  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await lab.expectDisconnected()
  await page.getByRole('button', { name: 'Connect' }).click()
  await dialog.getByRole('searchbox').fill('rainb')
  await expect(installed).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Rainbow' }).click()
  const code = dialog.getByRole('img', { name: 'Scan with Rainbow' })
  await expect(code).toHaveAttribute('aria-busy', 'false')
  await walletConnectWallet.pair((await readQr(code)) ?? '')
  await walletConnectWallet.approveProposal()
  await lab.expectAgreement({ address: first, chainId: 31337 })
})
