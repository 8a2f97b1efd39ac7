import { localSolanaMints } from '@latchkit/local-stack'
import { expect, test } from '../fixtures/labTest.js'
import { freshSolanaAddress, isSignedBy, solanaAddressOf, solanaReader } from '../fixtures/solanaReader.js'
import { rdns } from '../pages/rdns.js'

const tag = ['@lab:solana']

test('Solana alone: connects, signs, is rejected, sends SOL and tokens, follows the wallet, survives a reload, disconnects', {
  tag: tag,
}, async ({ openLabApp, wallet, solana }) => {
  test.slow()
  const address = await solanaAddressOf()
  const reader = solanaReader(solana.url)
  await solana.airdrop(address, 5_000_000_000n)
  const { token, token2022 } = localSolanaMints
  await solana.mintTokens({ mint: 'token', owner: address, amount: 1000n })
  await solana.mintTokens({ mint: 'token2022', owner: address, amount: 1000n })
  const to = freshSolanaAddress()
  const lab = await openLabApp('solana')
  await lab.connect(wallet, { accounts: [0, 1] })
  await lab.modal.expectClosed()
  await lab.expectState({ address, caipNetworkId: solana.caipNetworkId, namespaces: ['solana'] })
  await lab.start('sign-message', 'hello')
  await wallet.approve()
  expect(isSignedBy(address, 'hello', await lab.value('sign-message'))).toBe(true)
  await lab.start('sign-message', 'no')
  await wallet.reject()
  expect((await lab.result('sign-message')).error?.code).toBe('rpc/user-rejected')

  // SOL in two ways, and a token of each program.
  await lab.start('send-transaction', `${to} 2000000`)
  await wallet.approve()
  expect(await reader.error(await lab.value('send-transaction'))).toBe(null)
  await expect.poll(() => reader.balance(to)).toBe(2_000_000)
  await lab.start('send-native', `${to} 3000000`)
  await wallet.approve()
  await lab.value('send-native')
  await expect.poll(() => reader.balance(to)).toBe(5_000_000)
  for (const [mint, amount] of [
    [token.address, '12'],
    [token2022.address, '34'],
  ] as const) {
    await lab.start('send-token', `${to} ${amount} ${mint}`)
    await wallet.approve()
    await lab.value('send-token')
    await expect.poll(() => reader.tokenBalance(to, mint)).toBe(amount)
  }
  await lab.start('send-native', `${to} 1`)
  await wallet.reject()
  expect((await lab.result('send-native')).error?.code).toBe('rpc/user-rejected')
  expect(await reader.balance(to)).toBe(5_000_000)

  const popup = await wallet.popup()
  await popup.selectAccount(1)
  await lab.page.bringToFront()
  const second = await solanaAddressOf(1)
  await lab.expectState({ status: 'connected', address: second })
  await lab.page.reload()
  await lab.expectState({ status: 'connected', address: second })
  await lab.start('sign-message', 'after the reload')
  await wallet.approve()
  expect(isSignedBy(second, 'after the reload', await lab.value('sign-message'))).toBe(true)
  await lab.start('disconnect')
  await lab.expectDisconnected()
  await lab.page.reload()
  await lab.expectDisconnected()
})

test('C6 Solana: the accounts are all there after a reload', { tag: tag }, async ({ openLabApp, wallet }) => {
  const lab = await openLabApp('solana')
  await lab.connect(wallet, { accounts: [0, 1] })
  const { allAccounts } = await lab.state()
  expect(allAccounts).toHaveLength(2)
  await lab.page.reload()
  await lab.expectState({ status: 'connected', allAccounts })
})

// In the full run: WalletConnect on Solana is in the sign-in of both families, and alone in tests of the adapter.
test('Solana alone, over WalletConnect: connects, signs, sends, reloads, disconnects', {
  tag: tag,
}, async ({ openLabApp, walletConnectWallet, solana }) => {
  test.slow()
  const address = await solanaAddressOf()
  const reader = solanaReader(solana.url)
  await solana.airdrop(address, 1_000_000_000n)
  const lab = await openLabApp('solana')
  await lab.connectByQr(walletConnectWallet)
  await lab.expectState({ address, caipNetworkId: solana.caipNetworkId })
  await lab.start('sign-message', 'by the relay')
  await walletConnectWallet.approveRequest('solana_signMessage')
  expect(isSignedBy(address, 'by the relay', await lab.value('sign-message'))).toBe(true)
  await lab.page.reload()
  await lab.expectState({ status: 'connected', address })
  const to = freshSolanaAddress()
  await lab.start('send-native', `${to} 4000000`)
  await walletConnectWallet.approveRequest()
  await lab.value('send-native')
  await expect.poll(() => reader.balance(to)).toBe(4_000_000)
  await lab.start('sign-message', 'no')
  await walletConnectWallet.rejectRequest()
  expect((await lab.result('sign-message')).error?.code).toBe('rpc/user-rejected')
  await walletConnectWallet.disconnect()
  await lab.expectDisconnected()
})

test('C1 Solana: closing the modal while the wallet is prompted leaves nothing connecting', {
  tag: tag,
}, async ({ openLabApp, wallet }) => {
  const lab = await openLabApp('solana')
  await lab.openConnect()
  await lab.choose()
  await wallet.approval()
  await lab.page.bringToFront()
  await lab.modal.close()
  await lab.expectDisconnected()
  await wallet.approve()
  await lab.page.bringToFront()
  await lab.expectDisconnected()
  await lab.page.reload()
  await lab.expectDisconnected()
})

test('C2 C3 Solana: a wallet that comes late after a reload is taken up again, and works', {
  tag: tag,
}, async ({ openLabApp, wallet }) => {
  const address = await solanaAddressOf()
  const lab = await openLabApp('solana')
  await lab.connect(wallet)
  const popup = await wallet.popup()
  await popup.setAnnounceLate(true)
  await lab.page.bringToFront()
  await lab.page.reload()
  await lab.expectState({ status: 'reconnecting' })
  await popup.announceNow()
  await lab.page.bringToFront()
  await lab.expectState({ status: 'connected', address })
  await lab.start('sign-message', 'late')
  await wallet.approve()
  expect(isSignedBy(address, 'late', await lab.value('sign-message'))).toBe(true)
})

test('C4 C5 Solana: what the wallet ends is ended here, and one disconnect is enough', {
  tag: tag,
}, async ({ openLabApp, wallet }) => {
  const lab = await openLabApp('solana')
  await lab.connect(wallet)
  const popup = await wallet.popup()
  await popup.disconnectSite(new URL(lab.page.url()).origin)
  await lab.page.bringToFront()
  await lab.expectDisconnected()
  await lab.connect(wallet)
  await lab.modal.expectClosed()
  await lab.connectButton.click()
  await lab.account.disconnect.click()
  await lab.expectDisconnected()
  await lab.openConnect()
  await expect(lab.modal.wallet(rdns.first)).toHaveCount(1)
})
