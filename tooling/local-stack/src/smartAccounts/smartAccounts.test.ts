import { DelegationManager, ERC1967Proxy, HybridDeleGator, SimpleFactory } from '@metamask/delegation-abis'
import { ERC1967Proxy as proxyCode } from '@metamask/delegation-abis/bytecode'
import {
  createPublicClient,
  createTestClient,
  createWalletClient,
  encodeAbiParameters,
  encodeDeployData,
  encodeFunctionData,
  getContractAddress,
  type Hex,
  http,
  type LocalAccount,
  parseAbi,
  parseAbiParameters,
  parseEther,
  zeroHash,
} from 'viem'
import {
  createBundlerClient,
  createPaymasterClient,
  entryPoint07Abi,
  entryPoint07Address,
  entryPoint08Address,
  toPackedUserOperation,
  toSmartAccount,
} from 'viem/account-abstraction'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Anvil, startAnvil } from '../chain/startAnvil.js'
import { startEndpoint } from '../faults/startEndpoint.js'
import { endProcess, watchChildren } from '../process/watchChildren.js'
import { deploySmartAccounts } from './deploySmartAccounts.js'
import { stubSignature } from './startPaymaster.js'
import { type LocalSmartAccounts, startSmartAccounts } from './startSmartAccounts.js'

const watch = watchChildren()
let anvil: Anvil
let local: LocalSmartAccounts
const open = (rpcUrl: string) =>
  createPublicClient({ chain: foundry, transport: http(rpcUrl), pollingInterval: 20 })
let chain: ReturnType<typeof open>
let rpcUrl: string

beforeAll(async () => {
  anvil = await startAnvil({ chainId: 31337, port: 0, watch })
  rpcUrl = `http://127.0.0.1:${anvil.port}`
  chain = open(rpcUrl)
  const since = performance.now()
  local = await startSmartAccounts({ chains: [{ id: 31337, rpcUrl }], bundlerPorts: [0], paymasterPort: 0 })
  console.log(`smart accounts of the local chain in ${Math.round(performance.now() - since)} ms`)
})
afterAll(async () => {
  await local?.stop()
  await endProcess(anvil.child)
  watch.close()
})

const fresh = () => privateKeyToAccount(generatePrivateKey())
const give = (address: Hex, ether: string) =>
  createTestClient({ mode: 'anvil', transport: http(rpcUrl) }).setBalance({
    address,
    value: parseEther(ether),
  })

type Call = { to: Hex; value?: bigint | undefined; data?: Hex | undefined }

const batchMode: Hex = `0x01${'00'.repeat(31)}`
const executionAbi = parseAbi(['function execute(bytes32 mode, bytes executionCalldata) payable'])

function encodeBatch(calls: readonly Call[]): Hex {
  const executions = calls.map(({ to: target, value = 0n, data: callData = '0x' }) => ({
    target,
    value,
    callData,
  }))
  const parameters = parseAbiParameters('(address target, uint256 value, bytes callData)[]')
  const args = [batchMode, encodeAbiParameters(parameters, [executions])] as const
  return encodeFunctionData({ abi: executionAbi, functionName: 'execute', args })
}

/** An account as the framework's own kit makes it, written after its contracts. */
async function openHybrid(owner: LocalAccount) {
  const { simpleFactory: factory, hybridDeleGator, entryPoint07 } = local.contracts
  const initialize = encodeFunctionData({
    abi: HybridDeleGator,
    functionName: 'initialize',
    args: [owner.address, [], [], []],
  })
  const bytecode = encodeDeployData({
    abi: ERC1967Proxy,
    bytecode: proxyCode,
    args: [hybridDeleGator, initialize],
  })
  const address = getContractAddress({ opcode: 'CREATE2', from: factory, salt: zeroHash, bytecode })
  const unused = async (): Promise<never> => {
    throw new RangeError('not part of this test')
  }
  return await toSmartAccount({
    client: chain,
    entryPoint: { abi: entryPoint07Abi, address: entryPoint07, version: '0.7' },
    getAddress: async () => address,
    getFactoryArgs: async () => ({
      factory,
      factoryData: encodeFunctionData({
        abi: SimpleFactory,
        functionName: 'deploy',
        args: [bytecode, zeroHash],
      }),
    }),
    encodeCalls: async calls => encodeBatch(calls),
    decodeCalls: unused,
    // From which an address can be recovered, or the account reverts instead of saying that it is wrong.
    getStubSignature: async () => stubSignature,
    signMessage: unused,
    signTypedData: unused,
    async signUserOperation({ chainId: _, ...operation }) {
      const packed = toPackedUserOperation({ ...operation, sender: address } as Parameters<
        typeof toPackedUserOperation
      >[0])
      return await owner.signTypedData({
        domain: { name: 'HybridDeleGator', version: '1', chainId: 31337, verifyingContract: address },
        primaryType: 'PackedUserOperation',
        types: {
          PackedUserOperation: [
            { name: 'sender', type: 'address' },
            { name: 'nonce', type: 'uint256' },
            { name: 'initCode', type: 'bytes' },
            { name: 'callData', type: 'bytes' },
            { name: 'accountGasLimits', type: 'bytes32' },
            { name: 'preVerificationGas', type: 'uint256' },
            { name: 'gasFees', type: 'bytes32' },
            { name: 'paymasterAndData', type: 'bytes' },
            { name: 'entryPoint', type: 'address' },
          ],
        },
        message: { ...packed, entryPoint: entryPoint07 },
      })
    },
  })
}

function openBundler(account: Awaited<ReturnType<typeof openHybrid>>, url = local.bundlers[0]?.url ?? '') {
  return createBundlerClient({
    account,
    chain: foundry,
    client: chain,
    transport: http(url, { retryCount: 0 }),
    paymaster: createPaymasterClient({ transport: http(local.paymasterUrl, { retryCount: 0 }) }),
    pollingInterval: 50,
  })
}

test('constructors ran, the entry points are where they are on public chains, and a second time changes nothing', async () => {
  const { contracts } = local
  expect(contracts.entryPoint07).toBe(entryPoint07Address)
  expect(contracts.entryPoint08).toBe(entryPoint08Address)
  const abi = parseAbi([
    'function entryPoint() view returns (address)',
    'function delegationManager() view returns (address)',
    'function VERSION() view returns (string)',
  ])
  for (const address of [contracts.hybridDeleGator, contracts.eip7702StatelessDeleGator]) {
    const read = (functionName: 'entryPoint' | 'delegationManager' | 'VERSION') =>
      chain.readContract({ address, abi, functionName })
    expect(await read('entryPoint')).toBe(entryPoint07Address)
    expect(await read('delegationManager')).toBe(contracts.delegationManager)
    expect(await read('VERSION')).toBe('1.3.0')
  }
  const manager = { address: contracts.delegationManager, abi: DelegationManager } as const
  expect(await chain.readContract({ ...manager, functionName: 'paused' })).toBe(false)
  const { enforcers, ...others } = contracts
  const all = [...Object.values(enforcers), ...Object.values(others)]
  const codes = await Promise.all(all.map(address => chain.getCode({ address })))
  expect(codes.filter(code => code === undefined)).toEqual([])
  const block = await chain.getBlockNumber()
  expect(await deploySmartAccounts(rpcUrl)).toEqual(contracts)
  expect(await chain.getBlockNumber()).toBe(block)
})

test('an account that is not there yet sends a batch that the paymaster pays for', async () => {
  const account = await openHybrid(fresh())
  const bundler = openBundler(account)
  const [one, two] = [fresh().address, fresh().address]
  await give(account.address, '1')
  const { verifyingPaymaster, entryPoint07 } = local.contracts
  const readDeposit = () =>
    chain.readContract({
      address: entryPoint07,
      abi: entryPoint07Abi,
      functionName: 'balanceOf',
      args: [verifyingPaymaster],
    })
  const deposit = await readDeposit()
  const hash = await bundler.sendUserOperation({
    calls: [
      { to: one, value: parseEther('0.1') },
      { to: two, value: parseEther('0.2') },
    ],
  })
  const { success, receipt } = await bundler.waitForUserOperationReceipt({ hash })
  expect([success, receipt.status]).toEqual([true, 'success'])
  expect(await chain.getBalance({ address: one })).toBe(parseEther('0.1'))
  expect(await chain.getBalance({ address: two })).toBe(parseEther('0.2'))
  expect(await chain.getBalance({ address: account.address })).toBe(parseEther('0.7'))
  expect(await readDeposit()).toBeLessThan(deposit)
  expect(await chain.getCode({ address: account.address })).toBeDefined()
})

test('the paymaster refuses where the context says so, with its text', async () => {
  const bundler = openBundler(await openHybrid(fresh()))
  const calls = [{ to: fresh().address }]
  const paymasterContext = { sponsor: false, reason: 'The budget of this month is spent.' }
  await expect(bundler.sendUserOperation({ calls, paymasterContext })).rejects.toThrow(
    'The budget of this month is spent.',
  )
})

test('an answer that an endpoint loses was an operation that the bundler has, and sends when it is requested to', async () => {
  const url = local.bundlers[0]?.url ?? ''
  const endpoint = await startEndpoint(url, { loses: 'eth_sendUserOperation' })
  const account = await openHybrid(fresh())
  const lossy = openBundler(account, endpoint.url)
  const to = fresh().address
  await give(account.address, '1')
  const debug = async (method: string, params: readonly unknown[] = []) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: `debug_bundler_${method}`, params })
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(url, { method: 'POST', headers, body })
    const { result } = (await answer.json()) as { result?: unknown }
    return result
  }
  await debug('setBundlingMode', ['manual'])
  await expect(lossy.sendUserOperation({ calls: [{ to, value: 1n }] })).rejects.toThrow()
  expect(await debug('dumpMempool', [entryPoint07Address])).toMatchObject([{ sender: account.address }])
  expect(await chain.getBalance({ address: to })).toBe(0n)
  await debug('sendBundleNow')
  await expect.poll(() => chain.getBalance({ address: to })).toBe(1n)
  await debug('setBundlingMode', ['auto'])
  await endpoint.stop()
})

test('a port that is taken is a typed error, and leaves nothing running', async () => {
  const port = Number(new URL(local.bundlers[0]?.url ?? '').port)
  const parameters = { chains: [{ id: 31337, rpcUrl }], bundlerPorts: [0], paymasterPort: port }
  await expect(startSmartAccounts(parameters)).rejects.toMatchObject({
    code: 'local-stack/port-in-use',
    port,
  })
})

test('an upgraded account runs a batch in the transaction that upgrades it (EIP-7702)', async () => {
  const account = fresh()
  const [one, two] = [fresh().address, fresh().address]
  await give(account.address, '1')
  const wallet = createWalletClient({ account, chain: foundry, transport: http(rpcUrl) })
  const { eip7702StatelessDeleGator: delegate } = local.contracts
  const authorization = await wallet.signAuthorization({ contractAddress: delegate, executor: 'self' })
  const hash = await wallet.sendTransaction({
    to: account.address,
    authorizationList: [authorization],
    data: encodeBatch([
      { to: one, value: 1n },
      { to: two, value: 2n },
    ]),
  })
  const receipt = await chain.waitForTransactionReceipt({ checkReplacement: false, hash })
  expect([receipt.status, receipt.type]).toEqual(['success', 'eip7702'])
  const code = await chain.getCode({ address: account.address })
  expect(code).toBe(`0xef0100${delegate.slice(2).toLowerCase()}`)
  expect(await chain.getBalance({ address: one })).toBe(1n)
  expect(await chain.getBalance({ address: two })).toBe(2n)
})
