import { parseEther, verifyMessage, verifyTypedData } from 'viem'
import { typedData } from '../apps/src/typedData.js'
import { accountOf } from '../fixtures/addresses.js'
import { readQr } from '../fixtures/readQr.js'
import { expect, test } from '../fixtures/test.js'
import { connectByQr } from '../pages/connectByQr.js'

const first = accountOf('first')

test('trap 1 connects a wallet that reads the code from the screen, and calls only the relay', {
  tag: ['@matrix', '@full'],
}, async ({ openLab, relay, walletConnectWallet }) => {
  const lab = await openLab({ query: { relay: relay.url } })
  await lab.openConnect()
  await lab.modal.wallet('walletConnect').click()
  const uri = await lab.modal.uri()
  await lab.modal.settled()
  expect(await readQr(lab.modal.qr)).toBe(uri)
  await walletConnectWallet.pair(uri)
  await walletConnectWallet.approveProposal()
  await lab.modal.expectClosed()
  await lab.expectAgreement({ address: first, chainId: 31337 })
  expect(await walletConnectWallet.sessions()).toHaveLength(1)
})

test('C2 signs a message and typed data that recover, and is connected again after a reload, by the name of the wallet', async ({
  openLab,
  relay,
  walletConnectWallet,
}) => {
  const lab = await openLab({ query: { relay: relay.url } })
  await connectByQr(lab, walletConnectWallet)
  await lab.start('sign-message', 'hello over the relay')
  await walletConnectWallet.approveRequest('personal_sign')
  const signature = (await lab.value('sign-message')) as `0x${string}`
  expect(await verifyMessage({ address: first, message: 'hello over the relay', signature })).toBe(true)
  await lab.start('sign-typed-data')
  await walletConnectWallet.approveRequest('eth_signTypedData_v4')
  const typed = (await lab.value('sign-typed-data')) as `0x${string}`
  expect(await verifyTypedData({ ...typedData, address: first, signature: typed })).toBe(true)

  const wallet = { name: 'Latchkit WalletConnect Wallet', identifier: 'walletConnect' }
  await lab.expectState({ wallet })
  await lab.page.reload()
  await lab.expectAgreement({ address: first, chainId: 31337 })
  await lab.expectState({ wallet })
  await lab.openAccount()
  await expect(lab.account.wallets).toContainText(wallet.name)
  await lab.modal.close()
  await lab.start('sign-message', 'after a reload')
  await walletConnectWallet.approveRequest('personal_sign')
  const later = (await lab.value('sign-message')) as `0x${string}`
  expect(await verifyMessage({ address: first, message: 'after a reload', signature: later })).toBe(true)
})

test('shows a request that the wallet rejects', { tag: '@full' }, async ({
  openLab,
  relay,
  walletConnectWallet,
}) => {
  const lab = await openLab({ query: { relay: relay.url } })
  await connectByQr(lab, walletConnectWallet)
  await lab.start('sign-message', 'no')
  await walletConnectWallet.rejectRequest('personal_sign')
  expect((await lab.result('sign-message')).error?.name).toBe('UserRejectedRequestError')
  await lab.expectAgreement({ address: first, chainId: 31337 })
})

test('sends a transaction that the chain has', { tag: '@full' }, async ({
  openLab,
  relay,
  walletConnectWallet,
  chains,
}) => {
  const lab = await openLab({ query: { relay: relay.url } })
  await connectByQr(lab, walletConnectWallet)
  const to = '0x00000000000000000000000000000000000c0ffe'
  const before = await chains[0].getBalance({ address: to })
  await lab.start('send-transaction', `${to} ${parseEther('0.5')}`)
  await walletConnectWallet.approveRequest('eth_sendTransaction')
  const hash = (await lab.value('send-transaction')) as `0x${string}`
  const receipt = await chains[0].waitForTransactionReceipt({ checkReplacement: false, hash })
  expect(receipt).toMatchObject({ status: 'success', from: first.toLowerCase() })
  expect((await chains[0].getBalance({ address: to })) - before).toBe(parseEther('0.5'))
})

test('switches the network within the session, and sends there', { tag: '@full' }, async ({
  openLab,
  relay,
  walletConnectWallet,
  chains,
}) => {
  const lab = await openLab({ query: { relay: relay.url } })
  await connectByQr(lab, walletConnectWallet)
  await lab.start('switch-network')
  await lab.expectAgreement({ address: first, chainId: 31338 })
  const to = '0x00000000000000000000000000000000000c0ffe'
  await lab.start('send-transaction', `${to} 1`)
  await walletConnectWallet.approveRequest('eth_sendTransaction')
  const hash = (await lab.value('send-transaction')) as `0x${string}`
  expect((await chains[1].waitForTransactionReceipt({ checkReplacement: false, hash })).status).toBe(
    'success',
  )
})

test('follows the wallet: other accounts, another network, the end', { tag: '@full' }, async ({
  openLab,
  relay,
  walletConnectWallet,
}) => {
  const lab = await openLab({ query: { relay: relay.url } })
  await connectByQr(lab, walletConnectWallet, { accounts: [0, 1] })
  await expect.poll(async () => (await lab.state()).allAccounts).toHaveLength(2)
  const [, second] = (await lab.state()).allAccounts
  await walletConnectWallet.emitAccounts()
  await lab.expectState({ address: second as `0x${string}` })
  await walletConnectWallet.emitChain()
  await lab.expectState({ caipNetworkId: 'eip155:31338' })
  await walletConnectWallet.disconnect()
  await lab.expectDisconnected()
})

test('C5 one disconnect on the page ends the session in the wallet too', { tag: '@full' }, async ({
  openLab,
  relay,
  walletConnectWallet,
}) => {
  const lab = await openLab({ query: { relay: relay.url } })
  await connectByQr(lab, walletConnectWallet)
  await lab.openAccount()
  await lab.account.disconnect.click()
  await lab.expectDisconnected()
  await expect.poll(walletConnectWallet.sessions).toEqual([])
})

test('C30 shows another code at once after a rejection, and says that it was declined', {
  tag: '@full',
}, async ({ openLab, relay, walletConnectWallet }) => {
  const lab = await openLab({ query: { relay: relay.url } })
  await lab.openConnect()
  await lab.modal.wallet('walletConnect').click()
  const declined = await lab.modal.uri()
  await walletConnectWallet.pair(declined)
  await walletConnectWallet.rejectProposal()
  await expect(lab.modal.qr).not.toHaveAttribute('data-uri', declined)
  await expect(lab.modal.dialog).toContainText(/declined/i)
  await walletConnectWallet.pair(await lab.modal.uri())
  await walletConnectWallet.approveProposal()
  await lab.modal.expectClosed()
  await lab.expectAgreement({ address: first, chainId: 31337 })
})

test('C1 closing the modal takes the offer back: a late scan connects nothing', { tag: '@full' }, async ({
  openLab,
  relay,
  walletConnectWallet,
}) => {
  const lab = await openLab({ query: { relay: relay.url } })
  await lab.openConnect()
  await lab.modal.wallet('walletConnect').click()
  const uri = await lab.modal.uri()
  await walletConnectWallet.pair(uri)
  await walletConnectWallet.proposal()
  await lab.modal.close()
  await lab.expectDisconnected()
  await walletConnectWallet.approveProposal()
  // The wallet gets the cancellation.
  await expect.poll(walletConnectWallet.sessions).toEqual([])
  await lab.expectDisconnected()
})

test('trap 7 a session that the wallet ended while the page was away is gone after a reload', {
  tag: '@full',
}, async ({ openLab, relay, walletConnectWallet }) => {
  const lab = await openLab({ query: { relay: relay.url } })
  await connectByQr(lab, walletConnectWallet)
  const url = lab.page.url()
  await lab.page.goto('about:blank')
  await walletConnectWallet.disconnect()
  await lab.page.goto(url)
  await lab.expectDisconnected()
  await connectByQr(lab, walletConnectWallet)
})
