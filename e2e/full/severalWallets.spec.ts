import { recoverMessageAddress } from 'viem'
import { accountOf } from '../fixtures/addresses.js'
import { expect, test } from '../fixtures/test.js'
import type { LabPage } from '../pages/labPage.js'
import { rdns } from '../pages/rdns.js'

test.use({ walletConfig: { wallets: [{}, {}] } })

async function connectSecond(lab: LabPage, approve: () => Promise<void>) {
  await lab.start('open-connect')
  await lab.modal.wallet(rdns.second).click()
  await approve()
  await expect
    .poll(async () => (await lab.state()).connections.map(({ connector }) => connector).sort())
    .toEqual([rdns.second, rdns.first])
}

test('two wallets stay connected; the active wallet is switched and a single wallet disconnected', async ({
  openLab,
  wallet,
}) => {
  const lab = await openLab()
  await lab.connect(wallet, { wallet: rdns.first })
  await connectSecond(lab, () => wallet.approve())
  await lab.modal.expectClosed()
  await lab.expectAgreement({ address: accountOf('second'), chainId: 31337 })

  await lab.start('switch-connection', rdns.first)
  await lab.value('switch-connection')
  await lab.expectAgreement({ address: accountOf('first'), chainId: 31337 })
  await lab.start('sign-message', 'from the first')
  await wallet.approve()
  const signature = (await lab.value('sign-message')) as `0x${string}`
  expect(await recoverMessageAddress({ message: 'from the first', signature })).toBe(accountOf('first'))

  await lab.start('disconnect-one', rdns.first)
  await lab.value('disconnect-one')
  await lab.expectAgreement({ address: accountOf('second'), chainId: 31337 })
  await lab.expectState({ connections: [{ connector: rdns.second }] as never })
})

test('the view of the wallets adds one, switches between both and disconnects one', async ({
  openLab,
  wallet,
}) => {
  const lab = await openLab()
  await lab.connect(wallet, { wallet: rdns.first })
  await lab.page.bringToFront()
  await lab.openAccount()
  const { account, modal } = lab
  await account.wallets.click()
  await account.profile.getByTestId('add-wallet').click()
  await lab.modal.wallet(rdns.second).click()
  await wallet.approve()
  await lab.expectAgreement({ address: accountOf('second'), chainId: 31337 })
  await lab.modal.expectClosed()
  await lab.page.bringToFront()
  await lab.openAccount()
  await account.wallets.click()
  await account.profile.getByTestId(`wallet-${rdns.first}`).click()
  await lab.expectAgreement({ address: accountOf('first'), chainId: 31337 })
  await modal.back.click()
  await expect(lab.account.address).toHaveAttribute('data-address', accountOf('first'))
  expect((await lab.state()).connections).toHaveLength(2)
  await account.wallets.click()
  await account.profile.getByTestId(`disconnect-${rdns.first}`).click()
  await lab.expectAgreement({ address: accountOf('second'), chainId: 31337 })
  expect((await lab.state()).connections).toHaveLength(1)
  await account.profile.getByTestId('disconnect').click()
  await lab.expectDisconnected()
})

test('C2 both wallets are there after a reload, the same one active', async ({ openLab, wallet }) => {
  const lab = await openLab()
  await lab.connect(wallet, { wallet: rdns.first })
  await connectSecond(lab, () => wallet.approve())
  await lab.page.reload()
  await lab.expectAgreement({ address: accountOf('second'), chainId: 31337 })
  await expect.poll(async () => (await lab.state()).connections.length).toBe(2)
})

test('C5 disconnecting ends both wallets at once', async ({ openLab, wallet }) => {
  const lab = await openLab()
  await lab.connect(wallet, { wallet: rdns.first })
  await connectSecond(lab, () => wallet.approve())
  await lab.start('disconnect')
  await lab.value('disconnect')
  await lab.expectDisconnected()
  await lab.page.reload()
  await lab.expectDisconnected()
})

test('C1 a second wallet that is left unanswered does not touch the connected one', async ({
  openLab,
  wallet,
}) => {
  const lab = await openLab()
  await lab.connect(wallet, { wallet: rdns.first })
  await lab.start('open-connect')
  await lab.modal.wallet(rdns.second).click()
  await wallet.approval()
  await lab.page.bringToFront()
  await lab.modal.close()
  await lab.expectAgreement({ address: accountOf('first'), chainId: 31337 })
  expect((await lab.state()).connections).toHaveLength(1)
})
