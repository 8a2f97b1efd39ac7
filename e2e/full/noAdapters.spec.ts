import { verifyMessage } from 'viem'
import { accountOf } from '../fixtures/addresses.js'
import { expect, test } from '../fixtures/test.js'

const first = accountOf('first')

test('an app without adapters opens on the code, keeps the session over a reload, names its wallet and gets a signature', async ({
  openLab,
  relay,
  walletConnectWallet,
}) => {
  const lab = await openLab({ app: 'walletConnect', query: { relay: relay.url } })
  await lab.connectButton.click()
  await expect(lab.modal.view('ConnectingWalletConnectBasic')).toBeVisible()
  await walletConnectWallet.pair(await lab.modal.uri())
  await walletConnectWallet.approveProposal()
  await lab.expectState({ status: 'connected', address: first, caipNetworkId: 'eip155:31337' })
  await lab.modal.expectClosed()
  await lab.page.reload()
  await lab.expectState({ status: 'connected', address: first })
  await lab.openAccount()
  await expect(lab.account.wallets).toContainText('Latchkit WalletConnect Wallet')
  await lab.modal.close()
  await lab.page.getByTestId('lab-sign').click()
  await walletConnectWallet.approveRequest('personal_sign')
  const result = lab.page.getByTestId('lab-result')
  await expect(result).toHaveText(/^0x/)
  const signature = (await result.textContent()) as `0x${string}`
  expect(await verifyMessage({ address: first, message: 'hi', signature })).toBe(true)
  await lab.page.getByTestId('lab-disconnect').click()
  await lab.expectState({ status: 'disconnected' })
  await expect.poll(walletConnectWallet.sessions).toEqual([])
})

test('an app without adapters opens on the wallets of the directory on a phone', async ({
  openPhone,
  relay,
  gateway,
}) => {
  const query = { relay: relay.url, gateway: gateway.url }
  const phone = await openPhone({ device: 'iPhone 15', app: 'walletConnect', query })
  await phone.connectButton.click()
  await expect(phone.modal.view('AllWallets')).toBeVisible()
  await expect(phone.modal.wallets.first()).toBeVisible()
})
