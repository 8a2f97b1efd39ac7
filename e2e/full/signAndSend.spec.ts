import { testTokenAbi } from '@latchkit/local-stack'
import { type Hex, isHash, isHex, parseEther, recoverMessageAddress, recoverTypedDataAddress } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { typedData } from '../apps/src/typedData.js'
import { accountOf } from '../fixtures/addresses.js'
import { expect, test } from '../fixtures/test.js'

const toHash = (text: string): Hex => {
  if (!isHash(text)) throw new Error(`"${text}" is no transaction hash.`)
  return text
}

const toHex = (text: string): Hex => {
  if (!isHex(text)) throw new Error(`"${text}" is no hexadecimal text.`)
  return text
}

test('signs a message that recovers to the account', { tag: '@matrix' }, async ({ openLab, wallet }) => {
  const lab = await openLab()
  await lab.connect(wallet)
  const message = 'Hello ☀ from the lab'
  await lab.start('sign-message', message)
  const approval = await wallet.approval()
  await expect(approval.getByTestId('approval-message')).toHaveText(message)
  await wallet.approve()
  const signature = toHex(await lab.value('sign-message'))
  expect(await recoverMessageAddress({ message, signature })).toBe(accountOf('first'))
})

test('shows that a signature was rejected and stays connected', async ({ openLab, wallet }) => {
  const lab = await openLab()
  await lab.connect(wallet)
  await lab.start('sign-message', 'no')
  await wallet.reject()
  const { error } = await lab.result('sign-message')
  expect(error).toMatchObject({ name: 'UserRejectedRequestError', code: 4001 })
  await lab.expectState({ status: 'connected' })
})

test('sends ether; receipt and balances are on the chain', async ({ openLab, wallet, chains: [chain] }) => {
  const to = privateKeyToAddress(generatePrivateKey())
  const value = parseEther('1.5')
  const lab = await openLab()
  await lab.connect(wallet)
  const before = await chain.getBalance({ address: accountOf('first') })
  await lab.start('send-transaction', `${to} ${value}`)
  const approval = await wallet.approval()
  await expect(approval.getByTestId('tx-to')).toHaveText(to)
  await expect(approval.getByTestId('tx-value')).toHaveText('1.5 ETH')
  await wallet.approve()
  const hash = toHash(await lab.value('send-transaction'))
  const receipt = await chain.waitForTransactionReceipt({ checkReplacement: false, hash })
  expect(receipt.status).toBe('success')
  expect(await chain.getBalance({ address: to })).toBe(value)
  const fee = receipt.gasUsed * receipt.effectiveGasPrice
  expect(await chain.getBalance({ address: accountOf('first') })).toBe(before - value - fee)
})

test('signs typed data that recovers, and sends the token; receipt and balances are on the chain', async ({
  openLab,
  wallet,
  chains,
  stack,
}) => {
  const [chain] = chains
  const [{ token }] = stack.chains
  const to = privateKeyToAddress(generatePrivateKey())
  const balanceOf = (account: Hex) =>
    chain.readContract({ abi: testTokenAbi, address: token, functionName: 'balanceOf', args: [account] })
  const lab = await openLab()
  await lab.connect(wallet)
  await lab.start('sign-typed-data')
  await wallet.approve()
  const signature = (await lab.value('sign-typed-data')) as Hex
  expect(await recoverTypedDataAddress({ ...typedData, signature })).toBe(accountOf('first'))

  const before = await balanceOf(accountOf('first'))
  await lab.start('send-token', `${to} 1234567 ${token}`)
  await wallet.approve()
  const hash = toHash(await lab.value('send-token'))
  expect((await chain.waitForTransactionReceipt({ checkReplacement: false, hash })).status).toBe('success')
  expect(await balanceOf(to)).toBe(1234567n)
  expect(await balanceOf(accountOf('first'))).toBe(before - 1234567n)
})

test('a rejected transaction reaches no chain', async ({ openLab, wallet, chains: [chain] }) => {
  const lab = await openLab()
  await lab.connect(wallet)
  const before = await chain.getTransactionCount({ address: accountOf('first') })
  await lab.start('send-transaction', `${accountOf('second')} 1`)
  await wallet.reject()
  // viem wraps it: the rejection is the cause, and the name says what could not be done.
  expect((await lab.result('send-transaction')).error?.message).toMatch(/rejected/i)
  expect(await chain.getTransactionCount({ address: accountOf('first') })).toBe(before)
})
