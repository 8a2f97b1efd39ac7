import { accountOf } from '../fixtures/addresses.js'
import { test } from '../fixtures/test.js'

const address = accountOf('first')

test('a second tab is connected from the start and follows the wallet with the first', async ({
  openLab,
  wallet,
}) => {
  const one = await openLab()
  await one.connect(wallet)
  const two = await openLab()
  await two.expectAgreement({ address, chainId: 31337 })
  const popup = await wallet.popup()
  await popup.selectChain(31338)
  await one.expectAgreement({ address, chainId: 31338 })
  await two.expectAgreement({ address, chainId: 31338 })
  await popup.disconnectAll()
  await one.expectDisconnected()
  await two.expectDisconnected()
})

test('C5 disconnecting in one tab disconnects the other', async ({ openLab, wallet }) => {
  const one = await openLab()
  await one.connect(wallet)
  const two = await openLab()
  await two.expectAgreement({ address, chainId: 31337 })
  await two.openAccount()
  await two.account.disconnect.click()
  await two.expectDisconnected()
  await one.expectDisconnected()
  await one.page.bringToFront()
  await one.connect(wallet)
  await one.expectAgreement({ address, chainId: 31337 })
})

test('both tabs may wait for the same wallet; each is answered for itself', async ({ openLab, wallet }) => {
  const one = await openLab()
  const two = await openLab()
  await one.page.bringToFront()
  await one.openConnect()
  await one.choose()
  await wallet.approve()
  await one.expectAgreement({ address, chainId: 31337 })
  await two.page.bringToFront()
  await two.openConnect()
  await two.modal.wallet('dev.latchkit.wallet').click()
  // The site is allowed already, so the wallet may answer without a window.
  await two.expectAgreement({ address, chainId: 31337 })
})
