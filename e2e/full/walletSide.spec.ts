import { recoverMessageAddress } from 'viem'
import { accountOf } from '../fixtures/addresses.js'
import { expect, test } from '../fixtures/test.js'

test('C5 follows the account that the wallet changes to, and is disconnected at once by the wallet, with the modal open as well', async ({
  openLab,
  wallet,
}) => {
  const lab = await openLab()
  await lab.connect(wallet, { accounts: [0, 1] })
  const popup = await wallet.popup()
  await popup.selectAccount(1)
  await lab.expectAgreement({ address: accountOf('first', 1), chainId: 31337 })
  await lab.page.bringToFront()
  await lab.start('sign-message', 'after the change')
  await wallet.approve()
  const signature = (await lab.value('sign-message')) as `0x${string}`
  const signer = await recoverMessageAddress({ message: 'after the change', signature })
  expect(signer).toBe(accountOf('first', 1))

  await lab.openAccount()
  await (await wallet.popup()).disconnectAll()
  await lab.expectDisconnected()
  await expect(lab.account.root).toHaveCount(0)
  await lab.page.reload()
  await lab.expectDisconnected()
})

test('follows the network that the wallet changes to', async ({ openLab, wallet }) => {
  const lab = await openLab()
  await lab.connect(wallet)
  const popup = await wallet.popup()
  await popup.selectChain(31338)
  await lab.expectAgreement({ address: accountOf('first'), chainId: 31338 })
  await popup.selectChain(31337)
  await lab.expectAgreement({ address: accountOf('first'), chainId: 31337 })
})

test('C5 one click on disconnect is enough, and a reload does not bring the account back', async ({
  openLab,
  wallet,
}) => {
  const lab = await openLab()
  await lab.connect(wallet)
  await lab.page.reload()
  await lab.expectState({ status: 'connected' })
  await lab.openAccount()
  await lab.account.disconnect.click()
  await lab.expectDisconnected()
  await lab.modal.expectClosed()
  await lab.page.reload()
  await lab.expectDisconnected()
})
