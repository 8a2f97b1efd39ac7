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

test('a tab that was open before is connected after a reload at the latest, and both follow', async ({
  openLab,
  wallet,
}) => {
  const one = await openLab()
  const two = await openLab()
  await one.page.bringToFront()
  await one.connect(wallet)
  // Wallets notify every tab of a site; whether this one hears it before the first has remembered is up to them.
  await two.page.reload()
  await two.expectAgreement({ address, chainId: 31337 })
  const popup = await wallet.popup()
  await popup.selectChain(31338)
  await one.expectAgreement({ address, chainId: 31338 })
  await two.expectAgreement({ address, chainId: 31338 })
})
