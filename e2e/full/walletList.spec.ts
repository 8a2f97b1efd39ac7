import { expect, test } from '../fixtures/test.js'
import { rdns } from '../pages/rdns.js'

const ids = (rows: string[]) => rows.map(id => id.replace('wallet-', ''))

test('C17 custom wallets are shown, in the order the app gives, featured ones first', async ({ openLab }) => {
  const lab = await openLab({ query: { custom: '3', featured: 'custom-3,custom-2' } })
  await lab.openConnect()
  const rows = lab.modal.wallets
  await expect(lab.modal.wallet('custom-1')).toBeVisible()
  const shown = ids(await rows.evaluateAll(found => found.map(row => row.getAttribute('data-testid') ?? '')))
  const wanted = [rdns.first, 'custom-3', 'custom-2', 'custom-1']
  expect(shown.filter(id => wanted.includes(id))).toEqual(wanted)
})

test('C17 a custom wallet leads on to where it is got', async ({ openLab }) => {
  const lab = await openLab({ query: { custom: '1' } })
  await lab.openConnect()
  await lab.modal.wallet('custom-1').click()
  const link = lab.modal.dialog.getByRole('link').first()
  await expect(link).toHaveAttribute('href', 'https://custom-1.example')
})

test('C17 excluded wallets are not shown, not even installed ones', async ({ openLab }) => {
  const lab = await openLab({ query: { exclude: `${rdns.first},io.metamask` } })
  await expect.poll(async () => (await lab.state()).connectors).toContain(rdns.first)
  await lab.openConnect()
  await lab.modal.allWallets.click()
  await expect(lab.modal.view('AllWallets')).toBeVisible()
  await expect(lab.modal.wallet(rdns.first)).toHaveCount(0)
  await lab.modal.search.fill('metamask')
  await expect(lab.modal.wallet('io.metamask')).toHaveCount(0)
})

test('C17 600 custom wallets: each can be found, by scrolling and by typing', async ({ openLab }) => {
  const lab = await openLab({ query: { custom: '600' } })
  await lab.start('open-all')
  await expect(lab.modal.view('AllWallets')).toBeVisible()
  await lab.modal.search.fill('custom 577')
  await expect(lab.modal.wallet('custom-577')).toBeVisible()
  await expect(lab.modal.wallet('custom-1')).toHaveCount(0)
  await lab.modal.search.fill('')
  const list = lab.modal.dialog.getByTestId('wallets-list')
  await lab.modal.wallet('custom-1').press('End')
  await expect(list.getByTestId(/^wallet-/).last()).toBeFocused()
  const count = await list.getByTestId(/^wallet-/).count()
  expect(count, 'only what is in sight is drawn').toBeLessThan(60)
})

test('a wallet used before comes first and is marked', async ({ openLab, wallet }) => {
  const lab = await openLab({ query: { custom: '2' } })
  await lab.connect(wallet)
  await lab.openAccount()
  await lab.account.disconnect.click()
  await lab.expectDisconnected()
  await lab.openConnect()
  const rows = lab.modal.wallets
  await expect(rows.first()).toHaveAttribute('data-testid', `wallet-${rdns.first}`)
  await expect(rows.first()).toContainText('Recent')
})

test('nothing can be connected before the terms are accepted', async ({ openLab, wallet }) => {
  const lab = await openLab({ query: { legal: '1' } })
  await lab.openConnect()
  await expect(lab.modal.wallet(rdns.first)).toBeDisabled()
  await lab.modal.dialog.getByTestId('legal-checkbox').check()
  await lab.choose()
  await wallet.approve()
  await lab.expectState({ status: 'connected' })
})

test('wallets can be kept behind one row', async ({ openLab }) => {
  const lab = await openLab({ query: { collapse: '1' } })
  await lab.openConnect()
  await expect(lab.modal.wallet(rdns.first)).toHaveCount(0)
  await lab.modal.dialog.getByRole('button', { name: 'Continue with a wallet' }).click()
  await expect(lab.modal.wallet(rdns.first)).toBeVisible()
})

test('somebody without a wallet is shown where to get one', async ({ openLab }) => {
  const lab = await openLab()
  await lab.openConnect()
  await lab.page.getByTestId('get-wallet').click()
  const view = lab.modal.view('GetWallet')
  await expect(view.getByRole('link').first()).toHaveAttribute('href', /^https:\/\//)
  await lab.modal.back.click()
  await expect(lab.modal.view('Connect')).toBeVisible()
})
