import { recoverMessageAddress } from 'viem'
import { accountOf } from '../fixtures/addresses.js'
import { expect, test } from '../fixtures/test.js'

const address = accountOf('first')

test('C2 C3 a reload keeps the account, and its methods work; so does one whose wallet announces itself afterwards', async ({
  openLab,
  wallet,
}) => {
  const lab = await openLab()
  await lab.connect(wallet)
  await lab.page.reload()
  await lab.expectAgreement({ address, chainId: 31337 })
  await lab.start('sign-message', 'after the reload')
  await wallet.approve()
  const signature = (await lab.value('sign-message')) as `0x${string}`
  expect(await recoverMessageAddress({ message: 'after the reload', signature })).toBe(address)
  await lab.start('switch-network')
  await wallet.approve()
  await lab.expectAgreement({ address, chainId: 31338 })
  await lab.page.reload()
  await lab.expectAgreement({ address, chainId: 31338 })

  const popup = await wallet.popup()
  await popup.setAnnounceLate(true)
  await lab.page.bringToFront()
  await lab.page.reload()
  await lab.expectState({ status: 'reconnecting' })
  await popup.announceNow()
  await lab.expectAgreement({ address, chainId: 31338 })
  await lab.start('sign-message', 'late')
  await wallet.approve()
  const late = (await lab.value('sign-message')) as `0x${string}`
  expect(await recoverMessageAddress({ message: 'late', signature: late })).toBe(address)
})

test('C6 all accounts are there after a reload', async ({ openLab, wallet }) => {
  const lab = await openLab()
  await lab.connect(wallet, { accounts: [0, 1, 2] })
  const { allAccounts } = await lab.state()
  expect(allAccounts).toHaveLength(3)
  await lab.page.reload()
  await lab.expectState({ status: 'connected', allAccounts })
})

test('C2 a wallet that is gone after the reload leaves the page disconnected, not half connected', async ({
  openLab,
  wallet,
}) => {
  const lab = await openLab()
  await lab.connect(wallet)
  const popup = await wallet.popup()
  await popup.setAnnounceLate(true)
  await lab.page.bringToFront()
  await lab.page.reload()
  await lab.expectDisconnected()
})

test('C2 an account that the wallet took back before the reload is not shown', async ({
  openLab,
  wallet,
}) => {
  const lab = await openLab()
  await lab.connect(wallet)
  const url = lab.page.url()
  await lab.page.goto('about:blank')
  const popup = await wallet.popup()
  await popup.disconnectAll()
  await lab.page.goto(url)
  await lab.expectDisconnected()
})
