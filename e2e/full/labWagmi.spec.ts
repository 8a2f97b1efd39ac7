import { testTokenAbi } from '@latchkit/local-stack'
import { type Hex, parseEther, recoverMessageAddress, recoverTypedDataAddress } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { typedData } from '../../apps/lab/src/actions/typedData.js'
import { accountOf } from '../fixtures/addresses.js'
import { expect, test } from '../fixtures/labTest.js'
import { rdns } from '../pages/rdns.js'

const first = accountOf('first')
const tag = ['@lab:wagmi']

test('wagmi alone: connects, signs, is rejected, follows the wallet, survives a reload, disconnects', {
  tag,
}, async ({ openLabApp, wallet }) => {
  test.slow()
  const lab = await openLabApp('wagmi')
  await lab.connect(wallet, { accounts: [0, 1] })
  await lab.modal.expectClosed()
  await lab.expectState({
    address: first,
    caipNetworkId: 'eip155:31337',
    namespaces: ['eip155'],
    wallet: { identifier: rdns.first },
  })
  await lab.start('sign-message', 'hello')
  await wallet.approve()
  const signature = (await lab.value('sign-message')) as Hex
  expect(await recoverMessageAddress({ message: 'hello', signature })).toBe(first)
  await lab.start('sign-typed-data')
  await wallet.approve()
  const typed = (await lab.value('sign-typed-data')) as Hex
  expect(await recoverTypedDataAddress({ ...typedData, signature: typed })).toBe(first)
  await lab.start('sign-message', 'no')
  await wallet.reject()
  expect((await lab.result('sign-message')).error?.name).toBe('UserRejectedRequestError')

  const popup = await wallet.popup()
  await popup.selectAccount(1)
  await lab.page.bringToFront()
  await lab.expectState({ status: 'connected', address: accountOf('first', 1) })
  await lab.page.reload()
  await lab.expectState({ status: 'connected', address: accountOf('first', 1) })
  expect((await lab.state()).allAccounts).toHaveLength(2)
  await lab.start('disconnect')
  await lab.expectDisconnected()
  await lab.page.reload()
  await lab.expectDisconnected()
  await lab.openConnect()
  await lab.choose()
  await wallet.reject()
  await lab.page.bringToFront()
  await expect(lab.modal.retry).toBeVisible()
  await lab.modal.close()
  await lab.expectDisconnected()
})

test('wagmi alone: sends ether and a token, switches the network and sends there', { tag }, async ({
  openLabApp,
  wallet,
  chains,
  stack,
}) => {
  test.slow()
  const [chain, other] = chains
  const to = privateKeyToAddress(generatePrivateKey())
  const [{ token }] = stack.chains
  const lab = await openLabApp('wagmi')
  await lab.connect(wallet)
  await lab.start('send-transaction', `${to} ${parseEther('0.25')}`)
  await wallet.approve()
  await chain.waitForTransactionReceipt({
    checkReplacement: false,
    hash: (await lab.value('send-transaction')) as Hex,
  })
  expect(await chain.getBalance({ address: to })).toBe(parseEther('0.25'))
  await lab.start('send-token', `${to} 1234 ${token}`)
  await wallet.approve()
  await chain.waitForTransactionReceipt({
    checkReplacement: false,
    hash: (await lab.value('send-token')) as Hex,
  })
  const read = { abi: testTokenAbi, address: token, functionName: 'balanceOf', args: [to] } as const
  expect(await chain.readContract(read)).toBe(1234n)
  await lab.start('switch-network', '')
  await wallet.approve()
  await lab.expectState({ caipNetworkId: 'eip155:31338', isSupported: true })
  await lab.start('send-transaction', `${to} 7`)
  await wallet.approve()
  await other.waitForTransactionReceipt({
    checkReplacement: false,
    hash: (await lab.value('send-transaction')) as Hex,
  })
  expect(await other.getBalance({ address: to })).toBe(7n)
})

test('wagmi alone, over WalletConnect: connects, signs, sends, switches, reloads, disconnects', {
  tag,
}, async ({ openLabApp, walletConnectWallet, chains }) => {
  test.slow()
  const lab = await openLabApp('wagmi')
  await lab.connectByQr(walletConnectWallet, { accounts: [0, 1] })
  await lab.expectState({ address: first, caipNetworkId: 'eip155:31337' })
  await lab.start('sign-message', 'by the relay')
  await walletConnectWallet.approveRequest('personal_sign')
  const signature = (await lab.value('sign-message')) as Hex
  expect(await recoverMessageAddress({ message: 'by the relay', signature })).toBe(first)
  await lab.page.reload()
  await lab.expectState({ status: 'connected', address: first })
  await lab.start('switch-network')
  await lab.expectState({ caipNetworkId: 'eip155:31338' })
  const to = privateKeyToAddress(generatePrivateKey())
  await lab.start('send-transaction', `${to} 11`)
  await walletConnectWallet.approveRequest('eth_sendTransaction')
  await chains[1].waitForTransactionReceipt({
    checkReplacement: false,
    hash: (await lab.value('send-transaction')) as Hex,
  })
  expect(await chains[1].getBalance({ address: to })).toBe(11n)
  await walletConnectWallet.emitAccounts()
  await lab.expectState({ address: accountOf('first', 1) })
  await lab.start('disconnect')
  await lab.expectDisconnected()
  await expect.poll(walletConnectWallet.sessions).toEqual([])
})
