import { deploySmartAccounts, type LocalStack, startLocalStack } from '@latchkit/local-stack'
import { EIP7702StatelessDeleGator } from '@metamask/delegation-abis'
import {
  createPublicClient,
  createTestClient,
  createWalletClient,
  hashMessage,
  hashTypedData,
  hexToBytes,
  http,
  parseEther,
  zeroAddress,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount, privateKeyToAddress } from 'viem/accounts'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createLocks } from '../../test/createLocks.js'
import { textOf } from '../../test/describeIt.js'
import { toFrameContracts } from '../../test/toFrameContracts.js'
import type { Prepared } from '../approval/types.js'
import { getCapabilities } from '../batches/getCapabilities.js'
import { type PrepareCallsParameters, prepareCalls } from '../batches/prepareCalls.js'
import type { PreparedBatch, SentBatch } from '../batches/types.js'
import { FrameError } from '../FrameError.js'
import { createReads, type Read } from '../rpc/createReads.js'
import type { AccountCall } from '../smartAccount/executions.js'
import type { OpenWallet } from '../wallet/openWallet.js'
import { sign } from '../wallet/sign.js'
import type { SignRequest, TransactionToSign } from '../wallet/signerMessages.js'
import { createUpgrades } from './createUpgrades.js'
import { prepareEoaBatch } from './prepareEoaBatch.js'
import { prepareTurningBack, type TurnedBack } from './prepareTurningBack.js'
import { readTransactionStatus } from './readTransactionStatus.js'
import { prepareUpgrade } from './upgradeTransactions.js'

let stack: LocalStack
const open = (rpcUrl: string) =>
  createPublicClient({ chain: foundry, transport: http(rpcUrl), pollingInterval: 20 })
let chain: ReturnType<typeof open>
let contracts: ReturnType<typeof toFrameContracts>

let rpcUrls: Record<string, string[]>
let nodes: Read

beforeAll(async () => {
  // Node 20 has none.
  vi.stubGlobal('navigator', { locks })
  stack = await startLocalStack({ ports: [0, 0] })
  chain = open(stack.chains[0].rpcUrl)
  const [one, two] = stack.chains
  rpcUrls = { 'eip155:31337': [one.rpcUrl], 'eip155:31338': [two.rpcUrl], 'eip155:1': ['http://127.0.0.1:1'] }
  nodes = createReads(rpcUrls)
  contracts = toFrameContracts(await deploySmartAccounts(stack.chains[0].rpcUrl))
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await stack?.stop()
})

const fresh = () => privateKeyToAddress(generatePrivateKey())
const chainId = 31337

const locks = createLocks()

/** An account of a key with an ether, and what the frame does with it. */
async function openAccount(read: Read = nodes) {
  const key = generatePrivateKey()
  const account = privateKeyToAccount(key)
  const { address } = account
  const unused = new Uint8Array(32)
  const accounts = { owner: unused, solana: unused, addresses: { eip155: address, solana: '' } }
  const site = { contracts, eip7702: true }
  const chains = { 'eip155:31337': site, 'eip155:31338': site, 'eip155:1': { contracts, eip7702: false } }
  const upgrades = createUpgrades({ rpcUrls, chains, read })
  const client = createTestClient({ mode: 'anvil', transport: http(stack.chains[0].rpcUrl) })
  await client.setBalance({ address, value: parseEther('1') })
  const own = {
    read,
    chainId,
    address,
    upgrades,
    projectId: 'p',
    accountChains: chains,
    signal: new AbortController().signal,
    sent: () => {},
  }
  const signAgain = async (request: SignRequest) => sign(request, { ...accounts, eip155: hexToBytes(key) })
  const toTransaction = ({ request }: Pick<Prepared, 'request'>) => {
    if (request.kind !== 'transaction') throw new TypeError('not a transaction')
    return request.transaction
  }
  return {
    ...own,
    account,
    signAgain,
    toTransaction,
    prepare: (calls: readonly AccountCall[], isAtomicRequired = true) =>
      prepareEoaBatch({ ...own, accounts: [address], batch: { chainId, calls, isAtomicRequired } }),
    /** Sends a transaction that was not requested. */
    async sendAlone(transaction: TransactionToSign) {
      const signed = await signAgain({ kind: 'transaction', transaction })
      const hash = await chain.sendRawTransaction({ serializedTransaction: signed })
      await chain.waitForTransactionReceipt({ checkReplacement: false, hash })
    },
    /** Sends a batch, and reads its receipt and status. */
    async send(prepared: PreparedBatch) {
      let found: SentBatch | undefined
      const keep = async (sent: SentBatch) => {
        found = sent
      }
      await prepared.send(await signAgain(prepared.request), { signAgain, keep })
      if (found?.kind !== 'transaction') throw new TypeError('nothing was kept')
      const { hash } = found
      const receipt = await chain.waitForTransactionReceipt({ checkReplacement: false, hash })
      const ask = (method: string, params: readonly unknown[]) => read('eip155:31337', method, params)
      return { ...receipt, found, state: await readTransactionStatus({ ...found, address }, ask) }
    },
    async turnBack(prepared: Prepared) {
      return (await prepared.finish(await signAgain(prepared.request), signAgain)) as TurnedBack
    },
    getCode: () => chain.getCode({ address }),
    getStatus: async () => (await upgrades.getState(address, chainId)).status,
  }
}

const pay = (...receivers: readonly `0x${string}`[]) =>
  receivers.map((to, index) => ({ to, value: BigInt(index + 1), data: '0x' }) as const)
const toCode = (delegate: string) => `0xef0100${delegate.slice(2).toLowerCase()}`
const toTexts = ({ description: { rows } }: Pick<Prepared, 'description'>) =>
  rows.map(({ value }) => textOf(value))

test('the first batch upgrades the account in its one transaction, the next one is ordinary', async () => {
  const { address, prepare, send, getCode, getStatus, toTransaction } = await openAccount()
  const [one, two] = [fresh(), fresh()]
  expect(await getStatus()).toBe('ready')
  const first = await prepare(pay(one, two))
  const { eip7702StatelessDeleGator: delegate } = contracts
  const transaction = toTransaction(first)
  expect(transaction).toMatchObject({ to: address, value: '0x0', delegate })
  expect(first.refusal).toMatchObject({ code: 5750 })
  // The resulting code, and the node's expectation of it.
  expect(toTexts(first)).toEqual(
    expect.arrayContaining(['upgrade.effect', delegate, 'batch.together', '− 0.000000000000000003 ETH']),
  )
  const receipt = await send(first)
  expect([receipt.status, receipt.type, receipt.state.status]).toEqual(['success', 'eip7702', 200])
  expect(receipt.state.receipts).toMatchObject([{ status: '0x1', transactionHash: receipt.transactionHash }])
  expect(receipt.gasUsed).toBeLessThanOrEqual(BigInt(transaction.gas))
  // It was estimated: a call that cannot be has half a million.
  expect(BigInt(transaction.gas)).toBeLessThan(2n * receipt.gasUsed)
  const { authorizationList } = await chain.getTransaction({ hash: receipt.transactionHash })
  expect(authorizationList).toMatchObject([{ chainId, nonce: 1 }])
  expect(await getCode()).toBe(toCode(delegate))
  expect([await getStatus(), await chain.getTransactionCount({ address })]).toEqual(['supported', 2])

  const second = await prepare(pay(one, two))
  expect(toTransaction(second)).toMatchObject({ nonce: 2 })
  expect([toTexts(second).includes('upgrade.effect'), second.refusal]).toEqual([false, undefined])
  expect(second.description.warnings).toEqual([])
  const next = await send(second)
  expect([next.status, next.type, next.state.status]).toEqual(['success', 'eip1559', 200])
  expect(next.gasUsed).toBeLessThan(receipt.gasUsed)
  expect(await chain.getBalance({ address: two })).toBe(4n)
})

test('of calls that fail none is made, before and after the upgrade, and the approval warns of it', async () => {
  const { address, prepare, send, getStatus } = await openAccount()
  const paid = fresh()
  const failing = { to: contracts.entryPoint, value: 0n, data: '0x12345678' } as const
  for (const status of ['ready', 'supported']) {
    expect(await getStatus()).toBe(status)
    const prepared = await prepare([...pay(paid), failing])
    expect(prepared.description.warnings).toContain('warning.fails')
    const sent = await send(prepared)
    expect([sent.status, sent.state.status]).toEqual(['reverted', 500])
    expect(sent.state.capabilities?.revert).toMatchObject({ reason: expect.stringContaining('revert') })
    expect(await chain.getBalance({ address: paid })).toBe(0n)
  }
  // An authorization counts whatever becomes of the calls.
  expect(await chain.getTransactionCount({ address })).toBe(3)
})

test('a single call is an ordinary transaction that upgrades nothing', async () => {
  const { prepare, send, getCode } = await openAccount()
  const paid = fresh()
  const { status, type, state } = await send(await prepare(pay(paid)))
  expect([status, type, state.status, await getCode()]).toEqual(['success', 'eip1559', 200, undefined])
  expect(await chain.getBalance({ address: paid })).toBe(1n)
})

test.each([
  ['the kit sends them one by one', false, 4200],
  ['they cannot be one', true, 5760],
])('calls of which one creates a contract: %s', async (_what, atomicRequired, code) => {
  const { address: from, ...own } = await openAccount()
  const wallet = { addresses: { eip155: from, solana: '' } } as OpenWallet
  const accounts = { getAddress: async () => from }
  const parameters: Partial<PrepareCallsParameters> = { ...own, wallet, accounts }
  const calls = [{ data: '0x6000' }, { to: from }]
  for (const asked of [{ from }, {}])
    await expect(
      prepareCalls(parameters as PrepareCallsParameters, {
        ...asked,
        version: '2.0.0',
        chainId: '0x7a69',
        atomicRequired,
        calls,
      }),
    ).rejects.toMatchObject({ code })
})

test('a network that the site does not serve is none of a batch, whatever its calls are', async () => {
  const { address: from, ...own } = await openAccount()
  const wallet = { addresses: { eip155: from, solana: '' } } as OpenWallet
  const parameters: Partial<PrepareCallsParameters> = {
    ...own,
    wallet,
    accounts: { getAddress: async () => from },
  }
  const call = { to: from, value: '0x1' }
  for (const [calls, atomicRequired] of [
    [[call], false],
    [[call, call], false],
    [[call, call], true],
  ] as const)
    await expect(
      prepareCalls(parameters as PrepareCallsParameters, {
        version: '2.0.0',
        chainId: '0xa',
        from,
        atomicRequired,
        calls,
      }),
    ).rejects.toMatchObject({ code: 5710 })
})

test('a batch makes no calls that go round an approval', async () => {
  const { address, prepare } = await openAccount()
  const refused = { code: -32602 }
  for (const to of [address, contracts.delegationManager])
    await expect(prepare([...pay(fresh()), { to, value: 0n, data: '0x12345678' }])).rejects.toMatchObject(
      refused,
    )
})

test('an account that was upgraded without calls is turned back, and can be upgraded again', async () => {
  const { upgrades, address, prepare, send, getCode, turnBack, toTransaction, ...own } = await openAccount()
  const parameters = { ...own, upgrades, address }
  await expect(prepareTurningBack(parameters)).rejects.toMatchObject({ code: 4200 })
  // As before a permission is given.
  const transaction = await prepareUpgrade({ read: own.read, chainId, address }, contracts)
  await own.sendAlone(transaction)
  expect(await upgrades.isUpgraded(address, chainId)).toBe(true)
  const down = await prepareTurningBack(parameters)
  expect([down.description.title, ...toTexts(down)]).toEqual(
    expect.arrayContaining(['title.downgrade', 'downgrade.effect', contracts.eip7702StatelessDeleGator]),
  )
  const { gas, ...fields } = toTransaction(down)
  expect(fields).toMatchObject({ to: address, value: '0x0', data: '0x', delegate: zeroAddress })
  const { hash, isUpgraded } = await turnBack(down)
  expect([isUpgraded, await getCode()]).toEqual([false, undefined])
  const { gasUsed, type } = await chain.getTransactionReceipt({ hash })
  expect([type, gasUsed <= BigInt(gas)]).toEqual(['eip7702', true])
  expect((await send(await prepare(pay(fresh(), fresh())))).status).toBe('success')
  expect(await upgrades.isUpgraded(address, chainId)).toBe(true)
})

test('sec 23: an account that runs another contract sends no batches, says why, and is turned back all the same', async () => {
  const { account, address, upgrades, prepare, getCode, turnBack, ...own } = await openAccount()
  const wallet = createWalletClient({ account, chain: foundry, transport: http(stack.chains[0].rpcUrl) })
  const contractAddress = contracts.hybridDeleGator
  const authorization = await wallet.signAuthorization({ contractAddress, executor: 'self' })
  const hash = await wallet.sendTransaction({ to: zeroAddress, authorizationList: [authorization] })
  await chain.waitForTransactionReceipt({ checkReplacement: false, hash })
  expect(await getCode()).toBe(toCode(contractAddress))
  const state = await upgrades.getState(address, chainId)
  expect(state).toMatchObject({ status: 'unsupported', delegate: contractAddress.toLowerCase() })
  expect(state).toHaveProperty('reason', expect.stringContaining(contractAddress.toLowerCase()))
  const message = expect.stringContaining(contractAddress.toLowerCase())
  await expect(prepare(pay(fresh(), fresh()))).rejects.toMatchObject({ code: 5760, message })
  await expect(prepare(pay(fresh(), fresh()), false)).rejects.toMatchObject({ code: 4200, message })
  const changed = await turnBack(await prepareTurningBack({ ...own, upgrades, address }))
  expect(changed.isUpgraded).toBe(false)
  expect((await upgrades.getState(address, chainId)).status).toBe('ready')
})

test('two tabs have a nonce each, and a batch that was approved of an upgraded account is not sent by a plain one', async () => {
  const { prepare, send, turnBack, address, ...own } = await openAccount()
  const receivers = [fresh(), fresh()]
  const both = [await prepare(pay(...receivers)), await prepare(pay(...receivers))] as const
  const [one, two] = await Promise.all(both.map(send))
  expect([one?.status, two?.status, one?.found.nonce, two?.found.nonce]).toEqual([
    'success',
    'success',
    '0x0',
    '0x2',
  ])
  expect(await chain.getBalance({ address: receivers[1] ?? '0x' })).toBe(4n)
  const late = await prepare(pay(...receivers))
  await turnBack(await prepareTurningBack({ ...own, address }))
  const error = await send(late).catch(failure => failure)
  expect(error.message).toContain('turned back meanwhile')
  // The user is prompted again, of the upgrade too.
  const next = await late.again?.(error)
  expect(next && toTexts(next)).toContain('upgrade.effect')
  expect(late.again?.(new FrameError(-32603, 'no answer'))).toBeUndefined()
  expect(await chain.getBalance({ address: receivers[1] ?? '0x' })).toBe(4n)
})

test('a batch whose answer is lost is found by its hash, and one whose nonce another used will not come', async () => {
  const losing: Read = async (...call) => {
    const answer = await nodes(...call)
    if (call[1] === 'eth_sendRawTransaction') throw new FrameError(-32603, 'no answer')
    return answer
  }
  const { prepare, send, address } = await openAccount(losing)
  const { status, state, found } = await send(await prepare(pay(fresh(), fresh())))
  expect([status, state.status]).toEqual(['success', 200])
  const ask = (method: string, params: readonly unknown[]) => nodes('eip155:31337', method, params)
  const hash = `0x${'1'.repeat(64)}` as const
  expect((await readTransactionStatus({ address, hash, nonce: found.nonce }, ask)).status).toBe(400)
  expect((await readTransactionStatus({ address, hash, nonce: '0x2' }, ask)).status).toBe(100)
  const behind = async (method: string, params: readonly unknown[]) =>
    method === 'eth_getTransactionReceipt' ? null : ask(method, params)
  expect((await readTransactionStatus({ ...found, address }, behind)).status).toBe(100)
})

test('a batch whose block is gone may still come, and an account without money gets the amount and the address to fund', async () => {
  const { prepare, send, address } = await openAccount()
  const node = createTestClient({ mode: 'anvil', transport: http(stack.chains[0].rpcUrl) })
  const id = await node.snapshot()
  const { found, state } = await send(await prepare(pay(fresh(), fresh())))
  expect(state.status).toBe(200)
  // The lock is held until the frame has read the receipt, which is gone with the block: the next batch would wait for it.
  await locks.released()
  await node.revert({ id })
  const ask = (method: string, params: readonly unknown[]) => nodes('eip155:31337', method, params)
  expect(await readTransactionStatus({ ...found, address }, ask)).toEqual({ status: 100, receipts: [] })
  const late = await prepare(pay(fresh(), fresh()))
  await node.setBalance({ address, value: 5n })
  await expect(send(late)).rejects.toThrow(`send coins of eip155:31337 to ${address}`)
})

test('chains that the site has it for, with the contracts, and no others', async () => {
  const { address, upgrades } = await openAccount()
  for (const id of [1, 10, 31338, 'solana:x'])
    expect(await upgrades.getState(address, id)).toMatchObject({ status: 'unsupported' })
  const wallet = { addresses: { eip155: address, solana: '' } } as OpenWallet
  const hasEnforcers = () => expect.fail('nothing is given before an upgrade')
  const owns = async () => false
  const smartAccounts = { find: async () => undefined, listChains: async () => [], owns, hasEnforcers }
  const read = (...asked: readonly unknown[]) =>
    getCapabilities(wallet, { upgrades, smartAccounts }, [address, ...asked])
  const unsupported = { atomic: { status: 'unsupported', reason: expect.any(String) } }
  const ready = { atomic: { status: 'ready' } }
  expect(await read()).toEqual({ '0x7a69': ready, '0x7a6a': unsupported, '0x1': unsupported })
  await deploySmartAccounts(stack.chains[1].rpcUrl)
  // Contracts that come later are found without a reload.
  expect(await read(['0x7a6a', '0xa'])).toEqual({ '0x7a6a': ready, '0xa': unsupported })
  for (const asked of [['x'], ['0x07a6a'], [31338], '0x7a6a'])
    await expect(read(asked)).rejects.toMatchObject({ code: -32602 })
})

test('what the key signs holds before and after: as that of the key, and for the contract that the account runs', async () => {
  const { account, address, prepare, send } = await openAccount()
  const typedData = {
    domain: { name: 'App', chainId },
    types: { Note: [{ name: 'text', type: 'string' }] },
    primaryType: 'Note',
    message: { text: 'hello' },
  } as const
  const signed = [
    { hash: hashMessage('hello'), signature: await account.signMessage({ message: 'hello' }) },
    { hash: hashTypedData(typedData), signature: await account.signTypedData(typedData) },
  ]
  const signature = await account.signMessage({ message: 'hello' })
  const other = await privateKeyToAccount(generatePrivateKey()).signMessage({ message: 'hello' })
  for (const isUpgraded of [false, true]) {
    if (isUpgraded) await send(await prepare(pay(fresh(), fresh())))
    expect(await chain.verifyMessage({ address, message: 'hello', signature })).toBe(true)
    expect(await chain.verifyMessage({ address, message: 'other', signature })).toBe(false)
    expect(await chain.verifyMessage({ address, message: 'hello', signature: other })).toBe(false)
    for (const one of signed) expect(await chain.verifyHash({ address, ...one })).toBe(true)
  }
  const isValid = { address, abi: EIP7702StatelessDeleGator, functionName: 'isValidSignature' } as const
  for (const { hash, signature } of signed)
    expect(await chain.readContract({ ...isValid, args: [hash, signature] })).toBe('0x1626ba7e')
  expect(await chain.readContract({ ...isValid, args: [hashMessage('hello'), other] })).toBe('0xffffffff')
})

test('no other account can make an upgraded account call', async () => {
  const { address, prepare, send, toTransaction } = await openAccount()
  await send(await prepare(pay(fresh(), fresh())))
  const { data } = toTransaction(await prepare(pay(fresh(), fresh())))
  expect((await chain.call({ account: address, to: address, data })).data).toBe(undefined)
  await expect(chain.call({ account: fresh(), to: address, data })).rejects.toThrow('reverted')
})
