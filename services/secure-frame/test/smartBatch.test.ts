import {
  type LocalSmartAccounts,
  type LocalStack,
  startLocalStack,
  startSmartAccounts,
} from '@latchkit/local-stack'
import { createWalletClient, encodeFunctionData, erc20Abi, http, pad, parseEther, zeroAddress } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { foundry } from 'viem/chains'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { askPaymaster } from '../src/smartAccount/askPaymaster.js'
import { openSmartBatches, textsOf } from './openSmartBatch.js'

let stack: LocalStack
let local: LocalSmartAccounts
let batches: Awaited<ReturnType<typeof openSmartBatches>>

beforeAll(async () => {
  stack = await startLocalStack({ ports: [0, 0] })
  const [{ id, rpcUrl }] = stack.chains
  local = await startSmartAccounts({ chains: [{ id, rpcUrl }], bundlerPorts: [0], paymasterPort: 0 })
  batches = await openSmartBatches(stack, local)
})
afterAll(async () => {
  await batches?.stop()
  await local?.stop()
  await stack?.stop()
})
afterEach(() => {
  batches.bundler.behaviour = {}
  batches.paymaster.behaviour = {}
})

const fresh = () => privateKeyToAddress(generatePrivateKey())
const service = (context: object, isOptional: boolean) => ({
  url: batches.paymaster.url,
  context,
  isOptional,
})
const refusing = { sponsor: false, reason: 'Not on Sundays' }

test('a paymaster pays for an account that has nothing, and is named', async () => {
  const account = batches.openAccount()
  const prepared = await account.prepare([{ to: fresh() }], service({}, false))
  const { host } = new URL(batches.paymaster.url)
  const rows = textsOf(prepared.description.rows)
  expect(rows).toContainEqual(['approval.payer', `Latchkit Local (${host})`])
  expect(rows).toContainEqual(['approval.setup', 'batch.deploys'])
  expect(rows.map(([label]) => label)).not.toContain('approval.fee')
  expect(prepared.spends).toEqual([])
  const { included } = await account.send(prepared)
  expect((await included).isSuccess).toBe(true)
  expect(account.events).toEqual(['sending true', 'sent', 'deployed'])
  expect(await batches.node.getBalance({ address: account.address })).toBe(0n)
})

test('a paymaster that refuses: with its text where it is required, else the account pays', async () => {
  const account = batches.openAccount()
  await batches.give(account.address, parseEther('1'))
  const calls = [{ to: fresh() }]
  await expect(account.prepare(calls, service(refusing, false))).rejects.toThrow('Not on Sundays')
  const prepared = await account.prepare(calls, service(refusing, true))
  const rows = textsOf(prepared.description.rows)
  expect(rows).toContainEqual(['approval.paymaster', 'paymaster.failed'])
  expect(rows).toContainEqual(['approval.reason', expect.stringContaining('Not on Sundays')])
  expect(rows.map(([label]) => label)).toContain('approval.fee')
})

test('an address that is not registered is never asked', async () => {
  const account = batches.openAccount()
  await batches.give(account.address, parseEther('1'))
  const other = { ...service({}, false), url: local.paymasterUrl }
  await expect(account.prepare([{ to: fresh() }], other)).rejects.toMatchObject({ code: 5700 })
  const prepared = await account.prepare([{ to: fresh() }], { ...other, isOptional: true })
  expect(textsOf(prepared.description.rows)).toContainEqual(['approval.paymaster', 'paymaster.unregistered'])
})

test.each([
  ['no paymaster', (result: object) => ({ ...result, paymaster: undefined })],
  [
    'the address 0, for which the account pays',
    (result: object) => ({ ...result, paymaster: zeroAddress, paymasterData: '0x' }),
  ],
  ['half a byte', (result: object) => ({ ...result, paymasterData: '0x123' })],
  [
    'another paymaster at the end',
    (result: object) => ('sponsor' in result ? result : { ...result, paymaster: zeroAddress }),
  ],
  [
    'more bytes at the end',
    (result: { paymasterData?: string }) =>
      'sponsor' in result ? result : { ...result, paymasterData: `${result.paymasterData}00` },
  ],
  ['bytes that the paymaster does not take', (result: object) => ({ ...result, paymasterData: '0x12' })],
  [
    'an icon that is an address, and a name of other letters',
    (result: object) =>
      'sponsor' in result
        ? { ...result, sponsor: { name: 'pay\u202ecab', icon: 'https://x.example/a.png' } }
        : result,
  ],
] as const)('what a service says is checked: %s', async (what, lies) => {
  const account = batches.openAccount()
  // It could pay by itself, for which there was no prompt.
  await batches.give(account.address, parseEther('1'))
  batches.paymaster.behaviour = { lies: lies as (result: unknown) => unknown }
  const preparing = account.prepare([{ to: fresh() }], service({}, false))
  if (!what.startsWith('an icon'))
    return expect(preparing).rejects.toMatchObject({
      name: 'PaymasterError',
      code: -32000,
      // The rest is found before a bundler is called, which may not look for it.
      message: expect.stringContaining(what.startsWith('bytes') ? 'AA33' : 'invalid response'),
    })
  const payer = (await preparing).description.rows.find(({ label }) => label === 'approval.payer')
  expect(payer?.value).toEqual({ text: expect.stringMatching(/^pay⟨U\+202E⟩cab \(/) })
})

test('a service has 10 seconds', async () => {
  batches.paymaster.behaviour = { hangs: true }
  const late = askPaymaster(service({}, false), 'pm_getPaymasterStubData', [], AbortSignal.timeout(20))
  await expect(late).rejects.toThrow('in time')
})

test('a signature that the paymaster does not take: nothing was sent, and the user is prompted for their own fee', async () => {
  const account = batches.openAccount()
  await batches.give(account.address, parseEther('1'))
  // The wrong signature of the right length, which only the bundler finds.
  const lies = (result: unknown) => {
    const { paymasterData = '0x', sponsor } = result as { paymasterData?: string; sponsor?: object }
    const changed = `${paymasterData.slice(0, -130)}${paymasterData.slice(-66, -2)}${paymasterData.slice(-130, -66)}1b`
    return { ...(result as object), ...(!sponsor && { paymasterData: changed }) }
  }
  batches.paymaster.behaviour = { lies }
  const to = fresh()
  for (const isOptional of [false, true]) {
    const prepared = await account.prepare([{ to, value: 1n }], service({}, isOptional))
    const refused: unknown = await account.send(prepared).catch(error => error)
    expect(refused).toMatchObject({ message: expect.stringMatching(/AA3\d/) })
    const again = await prepared.again?.(refused)
    if (!isOptional) {
      expect(again).toBe(undefined)
      continue
    }
    if (!again) throw new TypeError('the user is not prompted again')
    expect(textsOf(again.description.rows)).toContainEqual(['approval.paymaster', 'paymaster.failed'])
    expect((await (await account.send(again)).included).isSuccess).toBe(true)
  }
  expect(account.events.slice(0, 4)).toEqual([
    'sending true',
    'sending false',
    'sending true',
    'sending false',
  ])
  expect(await batches.node.getBalance({ address: to })).toBe(1n)
})

test('an account without money says how much is to be sent where, and that is enough', async () => {
  const account = batches.openAccount()
  const calls = [{ to: fresh(), value: 5n }]
  const error: unknown = await account.prepare(calls).catch(caught => caught)
  const { message } = error as Error
  expect(message).toContain(`on eip155:31337 to ${account.address}`)
  await batches.give(account.address, 5n)
  const known = await account.prepare(calls).catch((caught: Error) => caught.message)
  const [, amount = '0'] = /at least (\S+) ETH/.exec(String(known)) ?? []
  expect(Number(amount)).toBeGreaterThan(0)
  // Blocks in between make gas a little dearer or cheaper.
  await batches.give(account.address, 5n + (parseEther(amount) * 3n) / 2n)
  const { included } = await account.send(await account.prepare(calls))
  expect((await included).isSuccess).toBe(true)
})

test('where gas costs more by now than what was shown, the user is prompted again', async () => {
  const account = batches.openAccount()
  await batches.give(account.address, parseEther('10'))
  const prepared = await account.prepare([{ to: fresh() }])
  await batches.node.setNextBlockBaseFeePerGas({ baseFeePerGas: 100_000_000_000n })
  await batches.node.mine({ blocks: 1 })
  const refused: unknown = await account.send(prepared).catch(error => error)
  expect(refused).toMatchObject({ name: 'FrameError', message: expect.stringContaining('now higher') })
  const again = await prepared.again?.(refused)
  if (!again) throw new TypeError(`the user is not prompted again: ${String(refused)}`)
  expect((await (await account.send(again)).included).isSuccess).toBe(true)
  expect(account.kept.length).toBe(1)
})

const bundling = (method: string, ...params: readonly unknown[]) =>
  batches.askBundler('', `debug_bundler_${method}`, params)

test('the status of an operation is what the chain has: its own logs in a bundle of several, and no more after a reorg', async () => {
  const { token } = stack.chains[0]
  const accounts = [batches.openAccount(), batches.openAccount()]
  // A log of each: anybody may allow nothing.
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [fresh(), 0n] })
  for (const { address } of accounts) await batches.give(address, parseEther('1'))
  await bundling('setBundlingMode', 'manual')
  try {
    const snapshot = await batches.node.snapshot()
    const sent = []
    for (const account of accounts)
      sent.push(await account.send(await account.prepare([{ to: token, data }])))
    for (const { address, kept } of accounts)
      expect(await batches.readStatus(kept[0], address)).toEqual({ status: 100, receipts: [] })
    await bundling('sendBundleNow')
    for (const { included } of sent) expect((await included).isSuccess).toBe(true)
    const hashes = new Set<string | undefined>()
    for (const { address, kept } of accounts) {
      const status = await batches.readStatus(kept[0], address)
      expect(status).toMatchObject({ status: 200, receipts: [{ status: '0x1' }] })
      const [receipt] = status.receipts
      hashes.add(receipt?.transactionHash)
      const topics = [expect.any(String), pad(address, { size: 32 }).toLowerCase(), expect.any(String)]
      expect(receipt?.logs).toEqual([{ address: token.toLowerCase(), data: `0x${'0'.repeat(64)}`, topics }])
      // Nodes that forgot it are not needed.
      expect(await batches.readStatus(kept[0], address, true)).toEqual(status)
    }
    expect(hashes.size).toBe(1)
    await batches.node.revert({ id: snapshot })
    const [account] = accounts
    if (account)
      expect(await batches.readStatus(account.kept[0], account.address)).toEqual({
        status: 100,
        receipts: [],
      })
  } finally {
    await bundling('clearState')
    await bundling('setBundlingMode', 'auto')
  }
})

test('a dropped operation stays 100, and is 400 once another one has its nonce; what reverts is 500 with its reason', async () => {
  const account = batches.openAccount()
  const { address, kept } = account
  const [{ token, rpcUrl }, { address: rich = '0x' } = {}] = [stack.chains[0], stack.accounts[0]]
  const allow = async (amount: bigint) => {
    const client = createWalletClient({ account: rich, chain: foundry, transport: http(rpcUrl) })
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [address, amount] })
    const hash = await client.sendTransaction({ to: token, data })
    await batches.node.waitForTransactionReceipt({ checkReplacement: false, hash, pollingInterval: 50 })
  }
  const args = [rich, fresh(), 1n] as const
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transferFrom', args })
  await batches.give(address, parseEther('1'))
  await bundling('setBundlingMode', 'manual')
  await account.send(await account.prepare([{ to: fresh() }]))
  await bundling('clearState')
  await bundling('setBundlingMode', 'auto')
  expect((await batches.readStatus(kept[0], address)).status).toBe(100)
  // Tried again from a page that was loaded again: the nonce is the same.
  batches.closePage()
  await allow(1n)
  const prepared = await account.prepare([{ to: token, data }])
  await allow(0n)
  const { included } = await account.send(prepared)
  expect((await included).isSuccess).toBe(false)
  expect(kept.map(({ nonce }) => nonce)).toEqual(['0x0', '0x0'])
  for (const isAway of [false, true]) {
    expect(await batches.readStatus(kept[0], address, isAway)).toEqual({ status: 400, receipts: [] })
    expect(await batches.readStatus(kept[1], address, isAway)).toMatchObject({
      status: 500,
      receipts: [{ status: '0x0', logs: [] }],
      capabilities: { revert: { reason: expect.any(String) } },
    })
  }
})
