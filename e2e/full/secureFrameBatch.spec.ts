import type { Frame } from '@playwright/test'
import {
  concat,
  encodeFunctionData,
  erc20Abi,
  isAddressEqual,
  numberToHex,
  parseAbi,
  parseEther,
  parseEventLogs,
  zeroAddress,
  zeroHash,
} from 'viem'
import { entryPoint07Abi } from 'viem/account-abstraction'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { approvalWindow } from '../fixtures/approvals.js'
import { expectAccessible } from '../fixtures/expectAccessible.js'
import { expect, test } from '../fixtures/smartWalletTest.js'

/** The chain that has smart accounts. */
const chainId = '0x7a6a'
const [one, two] = [
  '0x000000000000000000000000000000000000ca11',
  '0x000000000000000000000000000000000000ca12',
] as const
const calls = [
  { to: one, value: '0x3' },
  { to: two, value: '0x4' },
]

test('batch: two calls are one operation of the smart account, found again after a reload', async ({
  page,
  openSmartWallet,
  openSmartTab,
  smartAccounts,
  chains: [, chain],
}) => {
  test.slow()
  const { inner, own, smart, request, approve } = await openSmartWallet('batch@example.test')
  const ask = (method: string, ...params: readonly unknown[]) => request(method, params)
  const send = (changes: object = {}) =>
    ask('wallet_sendCalls', {
      version: '2.0.0',
      chainId,
      from: smart,
      atomicRequired: true,
      calls,
      ...changes,
    })
  const code = (number: number) => expect.objectContaining({ code: number })

  expect(await ask('wallet_getCapabilities', smart)).toEqual({
    [chainId]: {
      atomic: { status: 'supported' },
      paymasterService: { supported: true },
      permissions: expect.objectContaining({ supported: true, policyTypes: ['call-limit'] }),
    },
  })
  expect(await ask('wallet_getCapabilities', smart, ['0x1'])).toEqual({})
  expect(await ask('wallet_getCapabilities', one)).toEqual(code(4100))
  expect(await send({ from: one })).toEqual(code(4100))
  expect(await send({ chainId: '0x7a69' })).toEqual(code(5710))
  // On a chain where the site upgrades no accounts.
  const plain = { from: own, chainId: '0x7a69' }
  expect(await send(plain)).toEqual(code(5760))
  expect(await send({ ...plain, atomicRequired: false })).toEqual(code(4200))
  expect(await send({ calls: [{ to: smart, data: '0x12345678' }] })).toEqual(code(-32602))
  expect(await send({ calls: [{ to: one, data: `0x${'11'.repeat(31_000)}` }] })).toEqual(code(5740))
  expect(await ask('wallet_getCallsStatus', 'order 1')).toEqual(code(5730))

  await chain.setBalance({ address: smart, value: parseEther('1') })
  // A declined batch was not sent: its id is free.
  const declined = send({ id: 'order 1' })
  await inner.getByTestId('reject').press('Enter')
  expect(await declined).toEqual(code(4001))
  const answer = send({ id: 'order 1' })
  for (const text of [
    'All or nothing: they run together',
    'Call 1: Send',
    'Call 2: Send',
    '0.000000000000000003 ETH',
  ])
    await expect(inner.getByText(text, { exact: true })).toBeVisible()
  await expect(inner.getByText('It is set up with this, once. The fee includes it')).toBeVisible()
  await expectAccessible(inner, 'the approval of a batch')
  await approve()
  expect(await answer).toEqual({ id: 'order 1' })
  expect(await send({ id: 'order 1' })).toEqual(code(5720))

  await page.reload()
  const again = await openSmartTab(page)
  const readStatus = async () => {
    const status = await again.request('wallet_getCallsStatus', ['order 1'])
    return status as { status: number; receipts: { transactionHash: `0x${string}`; logs: object[] }[] }
  }
  await expect.poll(async () => (await readStatus()).status).toBe(200)
  const status = await readStatus()
  expect(status).toMatchObject({ version: '2.0.0', id: 'order 1', chainId, atomic: true })
  const [receipt, ...others] = status.receipts
  expect(others).toEqual([])
  const hash = receipt?.transactionHash ?? '0x'
  const { logs } = await chain.getTransactionReceipt({ hash })
  const events = parseEventLogs({ abi: entryPoint07Abi, logs, eventName: 'UserOperationEvent' })
  expect(events.map(({ args }) => [args.sender, args.success])).toEqual([[smart, true]])
  expect(receipt?.logs.length).toBeLessThan(logs.length)
  const { entryPoint07 } = smartAccounts.contracts
  expect(logs.some(({ address }) => isAddressEqual(address, entryPoint07))).toBe(true)
  expect([await chain.getBalance({ address: one }), await chain.getBalance({ address: two })]).toEqual([
    3n,
    4n,
  ])

  // An id is unique for a day, and known for 30.
  const day = 24 * 3_600_000
  await ageBatches(again.inner, 29 * day)
  expect((await readStatus()).status).toBe(200)
  const reused = again.request('wallet_sendCalls', [{ version: '2.0.0', chainId, id: 'order 1', calls }])
  await again.inner.getByTestId('reject').press('Enter')
  expect(await reused).toEqual(code(4001))
  await ageBatches(again.inner, 30 * day)
  expect(await readStatus()).toEqual(code(5730))
})

test('batch: the kit sends two calls of the embedded wallet as one operation', async ({
  openLab,
  secureSite,
  signUp,
  approve,
  chains: [, chain],
}) => {
  const lab = await openLab({ query: { secureSite: secureSite.url } })
  await lab.openConnect()
  await signUp(lab.page, 'kitbatch@example.test')
  await lab.expectState({ status: 'connected', caipNetworkId: 'eip155:31337' })
  const { address: own } = await lab.state()
  await lab.start('switch-network')
  await lab.expectState({ caipNetworkId: 'eip155:31338' })
  const { address: smart = '0x' } = await lab.state()
  // The transaction is sent from the account that is shown.
  expect(smart).not.toBe(own)
  await chain.setBalance({ address: smart, value: parseEther('1') })
  await lab.start('capabilities')
  expect((await lab.result('capabilities')).value).toMatchObject({
    'eip155:31338': { atomic: { status: 'supported' }, paymasterService: { supported: true } },
  })
  const paid = [generatePrivateKey(), generatePrivateKey()].map(privateKeyToAddress)
  await lab.start('send-calls', paid.join(' '))
  await expect((await approvalWindow(lab.page)).getByText('Call 2: Send')).toBeVisible()
  await approve(lab.page)
  const { value } = await lab.result('send-calls')
  const { id } = value as { id: string }
  const readStatus = async () => {
    await lab.start('calls-status', id)
    return (await lab.result('calls-status')).value
  }
  const done = { status: 200, atomic: true, hashes: [expect.stringMatching(/^0x[\da-f]{64}$/)] }
  await expect.poll(readStatus).toEqual(done)
  expect(await Promise.all(paid.map(address => chain.getBalance({ address })))).toEqual([1n, 2n])
  await lab.page.reload()
  await lab.expectState({ status: 'connected', address: smart })
  expect(await readStatus()).toEqual(done)
  await lab.start('calls-status', '0xab')
  expect((await lab.result('calls-status')).error).toMatchObject({ code: 'calls/unknown-id' })
})

test('paymaster: an account that has nothing sends a batch that the service of the app pays for', async ({
  openSmartWallet,
  smartAccounts,
  chains: [, chain],
}) => {
  test.slow()
  const { inner, smart, request, approve } = await openSmartWallet('sponsored@example.test')
  const token = { abi: erc20Abi, functionName: 'approve', args: [one, 7n] } as const
  const calls = [
    { to: one, value: '0x0' },
    { to: two, data: encodeFunctionData(token) },
  ]
  const { paymasterUrl: url } = smartAccounts
  const send = async (paymasterService: object) => {
    const batch = { version: '2.0.0', chainId, from: smart, calls, capabilities: { paymasterService } }
    return request('wallet_sendCalls', [batch])
  }
  const refused = { url, context: { sponsor: false, reason: 'Not on Sundays' } }
  expect(await send(refused)).toMatchObject({ message: expect.stringContaining('Not on Sundays') })
  expect(await send({ url: 'https://other.example' })).toMatchObject({ code: 5700 })

  const answer = send({ url })
  const payer = inner.getByText(`Latchkit Local (${new URL(url).host})`)
  await expect(payer).toBeVisible()
  // Its policy lets the frame show the image that the service answers.
  const icon = payer.getByRole('presentation', { includeHidden: true })
  await expect.poll(() => icon.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expect(inner.locator('dt', { hasText: 'at most' })).toHaveCount(0)
  await approve()
  await inner.getByTestId('confirm-unreadable').check()
  await approve()
  const { id } = (await answer) as { id: string }
  await expect.poll(() => request('wallet_getCallsStatus', [id])).toMatchObject({ status: 200 })
  expect(await chain.getCode({ address: smart })).not.toBe(undefined)
  expect(await chain.getBalance({ address: smart })).toBe(0n)

  // The account pays where the app's service does not, and the approval says so.
  await chain.setBalance({ address: smart, value: parseEther('1') })
  const optional = send({ ...refused, optional: true })
  await expect(inner.getByText('No: its service does not pay this time. You pay the fee')).toBeVisible()
  await expect(inner.getByText('Not on Sundays', { exact: false })).toBeVisible()
  await inner.getByTestId('reject').press('Enter')
  expect(await optional).toMatchObject({ code: 4001 })
})

test('user operation: only of the own account, by calls that can be read, signed by the frame', async ({
  openSmartWallet,
  smartAccounts,
  chains: [, chain],
}) => {
  test.slow()
  const { inner, own, smart, request, approve } = await openSmartWallet('operation@example.test')
  await chain.setBalance({ address: smart, value: parseEther('1') })
  const ask = (method: string, ...params: readonly unknown[]) => request(method, params)
  // The first one deploys the account, with what the frame knows of it.
  const first = ask('wallet_sendCalls', { version: '2.0.0', chainId, calls: [{ to: one }] })
  await approve()
  const { id } = (await first) as { id: string }
  await expect.poll(() => ask('wallet_getCallsStatus', id)).toMatchObject({ status: 200 })

  const { entryPoint07: entryPoint, delegationManager } = smartAccounts.contracts
  const to = privateKeyToAddress(generatePrivateKey())
  const { maxFeePerGas, maxPriorityFeePerGas } = await chain.estimateFeesPerGas()
  const operation = {
    sender: smart,
    nonce: '0x1',
    callData: encodeExecution(to, 9n),
    callGasLimit: '0x30d40',
    verificationGasLimit: '0x30d40',
    preVerificationGas: '0x186a0',
    maxFeePerGas: numberToHex(maxFeePerGas * 2n),
    maxPriorityFeePerGas: numberToHex(maxPriorityFeePerGas),
    signature: '0x',
  }
  const send = (changes: object = {}, point: string = entryPoint) =>
    ask('eth_sendUserOperation', { ...operation, ...changes }, point)
  for (const [code, changes, point] of [
    [4100, { sender: own }],
    [-32602, {}, smartAccounts.contracts.entryPoint08],
    [-32602, { factory: to, factoryData: '0x' }],
    [-32602, { nonce: `0x1${'0'.repeat(16)}` }],
    [-32602, { callData: '0x12345678' }],
    [-32602, { callData: encodeExecution(delegationManager, 0n, '0x12345678') }],
    [-32602, { eip7702Auth: {} }],
    [-32602, { paymaster: zeroAddress }],
  ] as const)
    expect(await send(changes, point)).toMatchObject({ code })

  const answer = send({ signature: `0x${'11'.repeat(65)}` })
  await expect(inner.getByText(to, { exact: true })).toBeVisible()
  await approve()
  const hash = await answer
  expect(hash).toMatch(/^0x[\da-f]{64}$/)
  await expect
    .poll(() => ask('eth_getUserOperationReceipt', hash))
    .toMatchObject({ success: true, sender: smart })
  expect(await chain.getBalance({ address: to })).toBe(9n)
})

/** ERC-7579's `execute` of a single call. */
function encodeExecution(to: `0x${string}`, value: bigint, data: `0x${string}` = '0x') {
  return encodeFunctionData({
    abi: parseAbi(['function execute(bytes32 mode, bytes executionCalldata)']),
    args: [zeroHash, concat([to, numberToHex(value, { size: 32 }), data])],
  })
}

/** As if every batch that the frame keeps had been sent `age` milliseconds ago. */
async function ageBatches(frame: Frame, age: number) {
  await frame.evaluate(async age => {
    for (const { name = '' } of await indexedDB.databases()) {
      if (!name.startsWith('latchkit-frame/')) continue
      const opening = indexedDB.open(name)
      await new Promise(done => {
        opening.onsuccess = done
      })
      const values = opening.result.transaction('values', 'readwrite').objectStore('values')
      const finished = new Promise(done => {
        values.transaction.oncomplete = done
      })
      const keys = values.getAllKeys()
      keys.onsuccess = () => {
        for (const key of keys.result) {
          if (!String(key).startsWith('batch/')) continue
          const reading = values.get(key)
          reading.onsuccess = () => values.put({ ...reading.result, sentAt: Date.now() - age }, key)
        }
      }
      await finished
      opening.result.close()
    }
  }, age)
}
