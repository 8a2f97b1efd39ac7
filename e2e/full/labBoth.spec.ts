import { type Hex, parseEther, recoverMessageAddress } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { accountOf } from '../fixtures/addresses.js'
import { expect, test } from '../fixtures/labTest.js'
import { freshSolanaAddress, isSignedBy, solanaAddressOf, solanaReader } from '../fixtures/solanaReader.js'
import type { LabAppPage } from '../pages/labAppPage.js'
import { rdns } from '../pages/rdns.js'

const first = accountOf('first')
const tag = ['@lab:both']

const namespaces = async (lab: LabAppPage) =>
  (await lab.state()).connections.map(({ connector, namespace }) => `${namespace} ${connector}`).sort()

test('both families by one wallet: connects each, signs and sends in each, reloads, disconnects once', {
  tag: tag,
}, async ({ openLabApp, wallet, chains: [chain], solana }) => {
  test.slow()
  const address = await solanaAddressOf()
  await solana.airdrop(address, 1_000_000_000n)
  const lab = await openLabApp('both')
  await lab.openConnect()
  await expect(lab.modal.wallet(rdns.first)).toHaveCount(1)
  await lab.choose()
  await wallet.approve()
  await lab.page.bringToFront()
  await lab.expectState({ status: 'connected', address: first, namespace: 'eip155' })
  await lab.modal.expectClosed()
  // The wallet gives its Solana accounts only on request, so that no second window opens unrequested.
  expect(await namespaces(lab)).toEqual([`eip155 ${rdns.first}`])
  await lab.connectButton.click()
  await lab.page.getByTestId('account-wallets').click()
  await lab.page.getByTestId('connect-solana').click()
  await lab.choose()
  await wallet.approve()
  await lab.page.bringToFront()
  await lab.expectState({ accounts: { eip155: first, solana: address } })
  await lab.modal.expectClosed()

  if ((await lab.state()).namespace !== 'eip155') await lab.start('switch-namespace')
  await lab.expectState({ namespace: 'eip155', address: first })
  await lab.start('sign-message', 'on one')
  await wallet.approve()
  const signature = (await lab.value('sign-message')) as Hex
  expect(await recoverMessageAddress({ message: 'on one', signature })).toBe(first)
  const to = privateKeyToAddress(generatePrivateKey())
  await lab.start('send-transaction', `${to} ${parseEther('0.1')}`)
  await wallet.approve()
  await chain.waitForTransactionReceipt({
    checkReplacement: false,
    hash: (await lab.value('send-transaction')) as Hex,
  })
  expect(await chain.getBalance({ address: to })).toBe(parseEther('0.1'))

  await lab.start('switch-network', solana.caipNetworkId)
  await lab.expectState({ namespace: 'solana', address, caipNetworkId: solana.caipNetworkId })
  await lab.start('sign-message', 'on the other')
  await wallet.approve()
  expect(isSignedBy(address, 'on the other', await lab.value('sign-message'))).toBe(true)
  const receiver = freshSolanaAddress()
  await lab.start('send-native', `${receiver} 5000000`)
  await wallet.approve()
  await lab.value('send-native')
  const reader = solanaReader(solana.url)
  await expect.poll(() => reader.balance(receiver)).toBe(5_000_000)

  await lab.page.reload()
  await lab.expectState({ namespace: 'solana', accounts: { eip155: first, solana: address } })
  await lab.start('disconnect')
  await lab.expectDisconnected()
  await lab.expectState({ accounts: {} })
  await lab.page.reload()
  await lab.expectDisconnected()
})

test('both families by one WalletConnect session: signs in each, and one end ends both', {
  tag: tag,
}, async ({ openLabApp, walletConnectWallet }) => {
  test.slow()
  const address = await solanaAddressOf()
  const lab = await openLabApp('both')
  await lab.connectByQr(walletConnectWallet)
  await lab.expectState({ accounts: { eip155: first, solana: address } })
  await lab.start('sign-message', 'one')
  await walletConnectWallet.approveRequest('personal_sign')
  const signature = (await lab.value('sign-message')) as Hex
  expect(await recoverMessageAddress({ message: 'one', signature })).toBe(first)
  await lab.start('switch-namespace')
  await lab.expectState({ namespace: 'solana', address })
  await lab.start('sign-message', 'two')
  await walletConnectWallet.approveRequest('solana_signMessage')
  expect(isSignedBy(address, 'two', await lab.value('sign-message'))).toBe(true)
  await lab.page.reload()
  await lab.expectState({ namespace: 'solana', accounts: { eip155: first, solana: address } })
  await walletConnectWallet.disconnect()
  await lab.expectDisconnected()
})

test.describe('two wallets', () => {
  test.use({ walletConfig: { wallets: [{}, {}] } })

  test('C5 both families by two wallets: each signs in its own, and nothing is left after one disconnect', {
    tag: tag,
  }, async ({ openLabApp, wallet }) => {
    test.slow()
    const lab = await openLabApp('both')
    await lab.connect(wallet, { wallet: rdns.first })
    await lab.modal.expectClosed()
    expect(await namespaces(lab)).toEqual([`eip155 ${rdns.first}`])
    await lab.connectButton.click()
    await lab.page.getByTestId('account-wallets').click()
    await lab.page.getByTestId('connect-solana').click()
    await lab.choose(rdns.second)
    await wallet.approve()
    await lab.page.bringToFront()
    await expect
      .poll(() => namespaces(lab))
      .toEqual([`eip155 ${rdns.first}`, expect.stringMatching(/^solana /)])
    await lab.modal.expectClosed()
    const { accounts } = await lab.state()
    expect(accounts.eip155).toBe(first)
    expect(accounts.solana).not.toBe(await solanaAddressOf())
    await lab.expectState({ namespace: 'solana', address: accounts.solana })
    await lab.start('sign-message', 'by the second')
    await wallet.approve()
    expect(isSignedBy(accounts.solana ?? '', 'by the second', await lab.value('sign-message'))).toBe(true)
    await lab.start('disconnect')
    await lab.expectDisconnected()
    await lab.expectState({ accounts: {} })
  })
})
