import { base58 } from '@scure/base'
import { accountOf } from '../fixtures/addresses.js'
import { expect, test } from '../fixtures/labTest.js'
import { freshSolanaAddress, isSignedBy, solanaAddressOf, solanaReader } from '../fixtures/solanaReader.js'
import { rdns } from '../pages/rdns.js'

test('C13 the demo on Solana under a strict policy: both families, sign, faucet, send, switch, disconnect', async ({
  openDemo,
  wallet,
  solana,
}) => {
  test.slow()
  const address = await solanaAddressOf()
  const reader = solanaReader(solana.url)
  const demo = await openDemo()
  await demo.connect(wallet)
  await demo.expectState({ address: accountOf('first'), caipNetworkId: 'eip155:31337' })
  await demo.connectButton.click()
  await demo.page.getByTestId('account-wallets').click()
  await demo.page.getByTestId('connect-solana').click()
  await demo.modal.wallet(rdns.first).click()
  await wallet.approve()
  await demo.page.bringToFront()
  await demo.expectState({ address, caipNetworkId: solana.caipNetworkId })
  await demo.modal.expectClosed()

  await demo.page.getByTestId('demo-message').fill('Hello on Solana')
  await demo.button('sign-message').click()
  await wallet.approve()
  const { signature, verified } = await demo.success('sign-message')
  expect(verified).toBe(true)
  const bytes = Buffer.from(base58.decode(String(signature))).toString('hex')
  expect(isSignedBy(address, 'Hello on Solana', bytes)).toBe(true)

  const before = await reader.balance(address)
  await demo.button('get-test-sol').click()
  await demo.success('get-test-sol')
  expect(await reader.balance(address)).toBe(before + 1_000_000_000)
  const to = freshSolanaAddress()
  await demo.page.getByTestId('demo-send-receiver').fill(to)
  await demo.page.getByTestId('demo-send-amount').fill('0.25')
  await demo.button('send-transaction').click()
  await wallet.approve()
  expect(await reader.error(String((await demo.success('send-transaction')).signature))).toBe(null)
  await expect.poll(() => reader.balance(to)).toBe(250_000_000)
  await demo.button('send-transaction').click()
  await wallet.reject()
  await expect.poll(() => demo.json('demo-result')).toMatchObject({ status: 'error' })
  expect(await reader.balance(to)).toBe(250_000_000)

  await demo.page.getByTestId('demo-network-select').selectOption('eip155:31337')
  await demo.button('switch-network').click()
  await demo.expectState({ address: accountOf('first'), caipNetworkId: 'eip155:31337' })
  await demo.page.reload()
  await demo.expectState({ status: 'connected', address: accountOf('first') })
  await demo.button('disconnect').click()
  await demo.expectState({ status: 'disconnected', address: null, connections: [] })
})
