import {
  deploySmartAccounts,
  type LocalSmartAccounts,
  type LocalStack,
  startEndpoint,
  startLocalStack,
  startSmartAccounts,
} from '@latchkit/local-stack'
import { HybridDeleGator, SimpleFactory } from '@metamask/delegation-abis'
import { ERC1967Proxy } from '@metamask/delegation-abis/bytecode'
import {
  createPublicClient,
  createTestClient,
  createWalletClient,
  encodeAbiParameters,
  hashMessage,
  hashTypedData,
  hexToBytes,
  http,
  isErc6492Signature,
  keccak256,
  parseAbiParameters,
  parseEther,
  toHex,
  zeroAddress,
} from 'viem'
import {
  createBundlerClient,
  createPaymasterClient,
  entryPoint07Abi,
  getUserOperationHash,
  toPackedUserOperation,
  type UserOperation,
} from 'viem/account-abstraction'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createReads } from '../src/rpc/createReads.js'
import { createSmartAccounts } from '../src/smartAccount/createSmartAccounts.js'
import { deriveSmartAccount, proxyCode } from '../src/smartAccount/deriveSmartAccount.js'
import { openSmartAccount } from '../src/smartAccount/openSmartAccount.js'
import { prepareOperation, toMaxCost } from '../src/smartAccount/prepareOperation.js'
import { sendOperation } from '../src/smartAccount/sendOperation.js'
import { toAccountError } from '../src/smartAccount/toAccountError.js'
import { toOperationTypedData } from '../src/smartAccount/toOperationTypedData.js'
import { waitForOperation } from '../src/smartAccount/waitForOperation.js'
import { createUpgrades } from '../src/upgrade/createUpgrades.js'
import { runTask } from '../src/wallet/runTask.js'
import { sign } from '../src/wallet/sign.js'
import type { SealedWallet, SignerResults } from '../src/wallet/signerMessages.js'
import { createAsk } from './createAsk.js'
import { toFrameContracts } from './toFrameContracts.js'

let stack: LocalStack
let local: LocalSmartAccounts
const open = (rpcUrl: string) =>
  createPublicClient({ chain: foundry, transport: http(rpcUrl), pollingInterval: 20 })
let chain: ReturnType<typeof open>

beforeAll(async () => {
  stack = await startLocalStack({ ports: [0, 0] })
  const [{ id, rpcUrl }] = stack.chains
  chain = open(rpcUrl)
  local = await startSmartAccounts({ chains: [{ id, rpcUrl }], bundlerPorts: [0], paymasterPort: 0 })
})
afterAll(async () => {
  await local?.stop()
  await stack?.stop()
})

const fresh = () => privateKeyToAddress(generatePrivateKey())
const unused = new Uint8Array(32)

const openContracts = () => toFrameContracts(local.contracts)

async function openAccount(key = generatePrivateKey()) {
  const owner = hexToBytes(key)
  return openSmartAccount({
    chainId: 31337,
    contracts: openContracts(),
    owner: privateKeyToAddress(key),
    read: createReads({ 'eip155:31337': [stack.chains[0].rpcUrl] }),
    sign: async request =>
      sign(request, { owner, eip155: unused, solana: unused, addresses: { eip155: '', solana: '' } }),
  })
}

type Account = Awaited<ReturnType<typeof openAccount>>

function openBundler(account: Account, isSponsored: boolean) {
  return createBundlerClient({
    account,
    chain: foundry,
    client: chain,
    pollingInterval: 50,
    transport: http(local.bundlers[0]?.url, { retryCount: 0 }),
    ...(isSponsored && { paymaster: createPaymasterClient({ transport: http(local.paymasterUrl) }) }),
  })
}

const give = (address: `0x${string}`) =>
  createTestClient({ mode: 'anvil', transport: http(stack.chains[0].rpcUrl) }).setBalance({
    address,
    value: parseEther('1'),
  })

test('the account is where the factory deploys it, of the published creation code', async () => {
  expect(proxyCode).toBe(ERC1967Proxy)
  const contracts = openContracts()
  const owner = fresh()
  const { address, factory, factoryData } = deriveSmartAccount(owner, contracts)
  const { data } = await chain.call({ to: factory, data: factoryData })
  expect(data).toBe(encodeAbiParameters(parseAbiParameters('address'), [address]))
  // The rest of the call data of `deploy(bytes, bytes32)` is the creation code, of whole words here.
  const length = Number(BigInt(`0x${factoryData.slice(2 + 8 + 128, 2 + 8 + 192)}`))
  const creation = `0x${factoryData.slice(2 + 8 + 192, 2 + 8 + 192 + length * 2)}` as const
  expect(
    await chain.readContract({
      address: factory,
      abi: SimpleFactory,
      functionName: 'computeAddress',
      args: [keccak256(creation), toHex(0, { size: 32 })],
    }),
  ).toBe(address)
  expect(deriveSmartAccount(fresh(), contracts).address).not.toBe(address)
})

test('an account that is not deployed sends a sponsored batch, then, deployed, pays itself', async () => {
  const account = await openAccount()
  await give(account.address)
  const [one, two] = [fresh(), fresh()]
  expect(await account.isDeployed()).toBe(false)
  const calls = [
    { to: one, value: 3n },
    { to: two, value: 4n },
  ]
  const sponsored = openBundler(account, true)
  const first = await sponsored.sendUserOperation({ calls })
  expect((await sponsored.waitForUserOperationReceipt({ hash: first })).success).toBe(true)
  expect(await chain.getBalance({ address: account.address })).toBe(parseEther('1') - 7n)
  expect(await chain.getBalance({ address: two })).toBe(4n)
  expect(await account.isDeployed()).toBe(true)
  const hybrid = { address: account.address, abi: HybridDeleGator } as const
  expect(await chain.readContract({ ...hybrid, functionName: 'getImplementation' })).toBe(
    local.contracts.hybridDeleGator,
  )
  expect(await account.getNonce()).toBe(1n)

  const own = openBundler(account, false)
  const hash = await own.sendUserOperation({ calls: [{ to: one, value: 5n }] })
  const { success, actualGasCost } = await own.waitForUserOperationReceipt({ hash })
  expect([success, await chain.getBalance({ address: one })]).toEqual([true, 8n])
  const spent = parseEther('1') - 12n - (await chain.getBalance({ address: account.address }))
  expect(spent).toBeGreaterThanOrEqual(actualGasCost)
})

test('an operation is hashed as the account and the entry point do, with each of its fields', async () => {
  const account = await openAccount()
  const { entryPoint } = openContracts()
  // Deployed, so that the contract can be asked.
  const bundler = openBundler(account, true)
  const hash = await bundler.sendUserOperation({ calls: [{ to: fresh() }] })
  await bundler.waitForUserOperationReceipt({ hash })
  const operation: UserOperation<'0.7'> = {
    sender: account.address,
    nonce: 2n ** 64n + 7n,
    factory: fresh(),
    factoryData: '0x1234',
    callData: '0x5678',
    callGasLimit: 11n,
    verificationGasLimit: 12n,
    preVerificationGas: 13n,
    maxFeePerGas: 14n,
    maxPriorityFeePerGas: 15n,
    paymaster: fresh(),
    paymasterData: '0x9a',
    paymasterVerificationGasLimit: 16n,
    paymasterPostOpGasLimit: 17n,
    signature: '0x',
  }
  const typed = toOperationTypedData({ chainId: 31337, entryPoint, operation })
  const packed = { ...toPackedUserOperation(operation), signature: '0x' } as const
  expect(
    await chain.readContract({
      address: account.address,
      abi: HybridDeleGator,
      functionName: 'getPackedUserOperationTypedDataHash',
      args: [packed],
    }),
  ).toBe(hashTypedData(typed))
  expect(
    await chain.readContract({
      address: entryPoint,
      abi: entryPoint07Abi,
      functionName: 'getUserOpHash',
      args: [packed],
    }),
  ).toBe(
    getUserOperationHash({
      chainId: 31337,
      entryPointAddress: entryPoint,
      entryPointVersion: '0.7',
      userOperation: operation,
    }),
  )
})

const typedData = {
  domain: { name: 'App', chainId: 31337 },
  types: { Note: [{ name: 'amount', type: 'uint256' }] },
  primaryType: 'Note',
  message: { amount: 2n ** 200n },
} as const

test('signs for ERC-6492 until it is deployed, and for ERC-1271 after', async () => {
  const account = await openAccount()
  const { address } = account
  const sign = async () => [
    { hash: hashMessage('hello'), signature: await account.signMessage({ message: 'hello' }) },
    {
      hash: hashMessage({ raw: '0x00ff' }),
      signature: await account.signMessage({ message: { raw: '0x00ff' } }),
    },
    { hash: hashTypedData(typedData), signature: await account.signTypedData(typedData) },
  ]
  const other = await openAccount()
  for (const isDeployed of [false, true]) {
    if (isDeployed) {
      const bundler = openBundler(account, true)
      const hash = await bundler.sendUserOperation({ calls: [{ to: fresh() }] })
      await bundler.waitForUserOperationReceipt({ hash })
    }
    for (const { hash, signature } of await sign()) {
      expect(isErc6492Signature(signature)).toBe(!isDeployed)
      expect(await chain.verifyHash({ address, hash, signature })).toBe(true)
      expect(await chain.verifyHash({ address, hash: keccak256(hash), signature })).toBe(false)
      expect(await chain.verifyHash({ address: other.address, hash, signature })).toBe(false)
      if (!isDeployed) continue
      const hybrid = { address, abi: HybridDeleGator, functionName: 'isValidSignature' } as const
      expect(await chain.readContract({ ...hybrid, args: [hash, signature] })).toBe('0x1626ba7e')
    }
  }
})

test('the account of a wallet belongs to the wallet’s key, which is opened once, on chains that have the contracts', async () => {
  const of = { projectId: 'p', userId: 'u', walletId: 'w', gen: 1 }
  const created = (await runTask({ task: 'create', of })) as SignerResults['create']
  const shares = [created.shares.device, created.shares.auth] as const
  const sealed: SealedWallet = { of, blob: created.blob, addresses: created.addresses, shares }
  const owners = new Map<string, `0x${string}`>()
  const tasks: string[] = []
  const calls: string[] = []
  const read = createReads({
    'eip155:31337': [stack.chains[0].rpcUrl],
    'eip155:31338': [stack.chains[1].rpcUrl],
    'eip155:1': ['http://127.0.0.1:1'],
  })
  const chainOf = { contracts: openContracts(), eip7702: true }
  const accounts = createSmartAccounts({
    chains: { 'eip155:31337': chainOf, 'eip155:31338': chainOf, 'eip155:1': chainOf },
    read: (...call) => {
      calls.push(call[1])
      return read(...call)
    },
    store: {
      getOwner: async id => owners.get(id),
      setOwner: async (id, owner) => void owners.set(id, owner),
    },
    signer: request => {
      tasks.push(request.task)
      return runTask(request) as never
    },
  })
  // Other code than the site wrote down is as none.
  const codeHash = keccak256((await chain.getCode({ address: openContracts().entryPoint })) ?? '0x')
  for (const [hash, chainIds] of [
    [codeHash, [31337]],
    [keccak256('0x'), []],
  ] as const) {
    const settings = { 'eip155:31337': { ...chainOf, codeHashes: { entryPoint: hash } } }
    const store = { getOwner: async () => undefined, setOwner: async () => {} }
    const signer = () => expect.fail('no key is opened')
    const known = createSmartAccounts({ chains: settings, read, store, signer })
    expect(await known.listChains()).toEqual(chainIds)
    const { status } = await createUpgrades({ rpcUrls: {}, chains: settings, read }).getState(
      zeroAddress,
      31337,
    )
    expect(status).toBe(chainIds.length > 0 ? 'ready' : 'unsupported')
  }
  // The second chain has no contracts, the third no node that answers.
  expect(await accounts.listChains()).toEqual([31337])
  const asked = calls.filter(method => method === 'eth_call').length
  const wallet = { id: 'w', unlock: async () => sealed }
  const account = await accounts.getAccount(wallet, 31337)
  const owner = (await runTask({ task: 'owner', wallet: sealed })) as `0x${string}`
  const { address, factory, factoryData } = deriveSmartAccount(owner, openContracts())
  expect(account).toEqual({ address, isDeployed: false })
  for (const chainId of [31338, 1, 10, 'solana:x'])
    await expect(accounts.getAccount(wallet, chainId)).rejects.toMatchObject({ code: 5710 })
  // It is the user's where no chain can be asked, too: 5710 and not 4100.
  expect(await accounts.owns(wallet, address.toUpperCase().replace('0X', '0x'))).toBe(true)
  expect(await accounts.owns(wallet, owner)).toBe(false)
  const refuse = (asked: string) => toAccountError(accounts, wallet, asked)
  expect([(await refuse(address)).code, (await refuse(owner)).code]).toEqual([5710, 4100])
  const client = createWalletClient({ chain: foundry, transport: http(stack.chains[0].rpcUrl) })
  const { address: payer = address } = stack.accounts[0] ?? {}
  const hash = await client.sendTransaction({ account: payer, to: factory, data: factoryData })
  await chain.waitForTransactionReceipt({ checkReplacement: false, hash })
  expect(await accounts.getAccount(wallet, 31337)).toEqual({ address, isDeployed: true })
  expect(tasks).toEqual(['owner'])
  expect(calls.filter(method => method === 'eth_call')).toHaveLength(asked)
  // Contracts that come later are found without a reload.
  await deploySmartAccounts(stack.chains[1].rpcUrl)
  expect(await accounts.listChains()).toEqual([31337, 31338])
})

function openAsks(bundlerUrl = local.bundlers[0]?.url ?? '') {
  const askBundler = createAsk(bundlerUrl)
  const wait = (hash: `0x${string}`) =>
    waitForOperation(hash, askBundler, { interval: 50, signal: AbortSignal.timeout(30_000) })
  return { askNode: createAsk(stack.chains[0].rpcUrl), askBundler, wait }
}

test('sec 26: an operation costs at most what was shown, is sent once where the answer is lost, and made again where another was first', async () => {
  const account = await openAccount()
  const [one, two] = [fresh(), fresh()]
  await give(account.address)
  const asks = openAsks()
  const { askBundler, wait } = asks
  const call = (to: `0x${string}`) => [{ to, value: 1n, data: '0x' }] as const
  // Both deploy the account and have its first nonce, as two tabs would make them.
  const [first, second] = [
    await prepareOperation(account, call(one), asks),
    await prepareOperation(account, call(two), asks),
  ]
  expect([first.nonce, second.nonce, first.factory]).toEqual([0n, 0n, local.contracts.simpleFactory])

  const endpoint = await startEndpoint(local.bundlers[0]?.url ?? '', { loses: 'eth_sendUserOperation' })
  const lost = await sendOperation(account, first, openAsks(endpoint.url).askBundler)
  expect(lost.isUnknown).toBe(true)
  expect(endpoint.posts.flat()).toEqual(['eth_sendUserOperation'])
  const included = await wait(lost.hash)
  expect(included.isSuccess).toBe(true)
  const { status } = await chain.getTransactionReceipt({ hash: included.transactionHash })
  expect(status).toBe('success')
  const cost = parseEther('1') - 1n - (await chain.getBalance({ address: account.address }))
  expect(cost).toBeGreaterThan(0n)
  expect(cost).toBeLessThanOrEqual(toMaxCost(first))
  await endpoint.stop()

  const next = await sendOperation(account, second, askBundler)
  expect(next.operation).toMatchObject({
    nonce: 1n,
    callData: second.callData,
    callGasLimit: second.callGasLimit,
  })
  expect(next.operation.factory).toBe(undefined)
  expect((await wait(next.hash)).isSuccess).toBe(true)
  expect(await chain.getBalance({ address: two })).toBe(1n)

  // Another race, of an account that is deployed.
  const third = await prepareOperation(account, call(one), asks)
  const fourth = await prepareOperation(account, call(two), asks)
  await wait((await sendOperation(account, third, askBundler)).hash)
  const after = await sendOperation(account, fourth, askBundler)
  expect([fourth.nonce, after.operation.nonce]).toEqual([2n, 3n])
  expect((await wait(after.hash)).isSuccess).toBe(true)
  expect(await chain.getBalance({ address: two })).toBe(2n)
})

test('says so where calls revert, money is missing, or the operation is not included', async () => {
  const asks = openAsks()
  const { askBundler, wait } = asks
  const account = await openAccount()
  const send = () => prepareOperation(account, [{ to: fresh(), value: 0n, data: '0x' }], asks)
  await expect(send()).rejects.toThrow('AA21')
  await give(account.address)
  expect((await send()).nonce).toBe(0n)
  // A method that the manager does not have: the bundler says so before anything is signed.
  const { delegationManager: to } = local.contracts
  const failing = prepareOperation(account, [{ to, value: 0n, data: '0x12345678' }], asks)
  await expect(failing).rejects.toThrow('reverted')
  let time = 0
  const now = () => {
    time += 60_000
    return time
  }
  const options = { interval: 1, signal: new AbortController().signal, now }
  const unknown = `0x${'1'.repeat(64)}` as const
  await expect(waitForOperation(unknown, askBundler, options)).rejects.toThrow(unknown)
  await expect(wait('0x')).rejects.toMatchObject({ name: 'FrameError' })
})
