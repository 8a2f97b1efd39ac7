import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  deployExchange,
  type LocalStack,
  localExchange,
  startEndpoint,
  startLocalStack,
  testTokenAddress,
} from '@latchkit/local-stack'
import {
  createWalletClient,
  decodeFunctionData,
  encodeFunctionData,
  erc20Abi,
  getAddress,
  type Hex,
  http,
  parseAbi,
  parseUnits,
  publicActions,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { askConvert, chainId, on, type Tx } from '../../../test/askConvert.js'
import type { RunningGateway } from '../../exports/index.js'
import { startGateway } from '../../exports/index.js'

const native = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'
const { weth, gold, tether, v2Factory, v3Factory, quoter, swapRouter } = localExchange
const dollar = testTokenAddress
const feeRecipient = '0x00000000000000000000000000000000000000fe'

const multicallAbi = parseAbi(['function multicall(uint256, bytes[])'])
const wrapAbi = parseAbi(['function wrapETH(uint256)'])
const swapAbi = parseAbi([
  'struct Input { bytes path; address recipient; uint256 amountIn; uint256 minimum; }',
  'function exactInput(Input)',
  'function swapExactTokensForTokens(uint256, uint256, address[], address)',
])

const connect = (rpcUrl: string, key: Hex) =>
  createWalletClient({
    account: privateKeyToAccount(key),
    transport: http(rpcUrl),
    pollingInterval: 20,
  }).extend(publicActions)

let stack: LocalStack
let options: Parameters<typeof startGateway>[0]
let wallet: ReturnType<typeof connect>
let account: Hex
/** One takes our fee, the other does not. */
let gateway: RunningGateway
let free: RunningGateway
const files = new Map<string, string>()
beforeAll(async () => {
  stack = await startLocalStack({ ports: [0, 0] })
  const [{ rpcUrl }] = stack.chains
  await deployExchange(
    rpcUrl,
    stack.accounts.map(({ address }) => address),
  )
  wallet = connect(rpcUrl, stack.accounts[0]?.privateKey ?? '0x')
  account = wallet.account.address
  const folder = await mkdtemp(path.join(tmpdir(), 'latchkit-swaps-'))
  const write = async (name: string, content: unknown) => {
    files.set(name, path.join(folder, name))
    await writeFile(path.join(folder, name), JSON.stringify(content))
  }
  const local = { wrapped: weth, dollar, v2Factory, v3Factory, quoter, swapRouter }
  await write('dex.json', { [chainId]: local })
  await write('tokens.json', [
    { chainId, address: dollar, name: 'Test Dollar', symbol: 'TUSD', decimals: 6, tags: ['popular'] },
    { chainId, address: gold, name: 'Test Gold', symbol: 'TGLD', decimals: 18, tags: ['suggested'] },
  ])
  options = {
    port: 0,
    logLevel: 'silent' as const,
    rpcUrls: { [chainId]: [rpcUrl] },
    dexFile: files.get('dex.json'),
    tokensFile: files.get('tokens.json'),
  }
  gateway = await startGateway({ ...options, swapFeeRecipient: feeRecipient })
  free = await startGateway(options)
})
afterAll(async () => {
  await gateway?.close()
  await free?.close()
  await stack?.stop()
  await rm(path.dirname(files.get('dex.json') ?? ''), { recursive: true, force: true })
})

async function quote(at: RunningGateway, from: string, to: string, amount: bigint) {
  const query = { userAddress: on(account), from: on(from), to: on(to), amount: String(amount) }
  return (await askConvert(at, 'quotes', { ...query, gasPrice: '1' })).body.quotes
}
const build = (at: RunningGateway, from: string, to: string, amount: bigint, more: object = {}) =>
  askConvert(
    at,
    'build-transaction',
    {},
    {
      amount: String(amount),
      eip155: { slippage: 1 },
      userAddress: on(account),
      from: on(from),
      to: on(to),
      ...more,
    },
  )
const approve = async (token: string, query: Record<string, string> = {}) => {
  const common = { userAddress: on(account), from: on(token), to: on(weth) }
  return (await askConvert(gateway, 'build-approve', { ...common, ...query })).body
}
async function send({ to, data, value, eip155 }: Tx) {
  const hash = await wallet.sendTransaction({
    chain: null,
    to: `0x${to.split(':0x')[1] ?? ''}`,
    data,
    value: BigInt(value),
    gas: BigInt(eip155.gas),
  })
  return wallet.waitForTransactionReceipt({ checkReplacement: false, hash })
}
/** Minimum output of a swap of v2 or v3. */
const leastOf = (data: Hex = '0x') => {
  const { functionName, args } = decodeFunctionData({ abi: swapAbi, data })
  return functionName === 'exactInput' ? args[0].minimum : args[1]
}
/** The calls of a transaction of the router. */
const callsOf = ({ data }: Tx) => {
  const { args } = decodeFunctionData({ abi: multicallAbi, data })
  return args[1]
}
const balanceOf = (token: Hex, owner: Hex) =>
  wallet.readContract({ address: token, abi: erc20Abi, functionName: 'balanceOf', args: [owner] })

describe('/v1/convert', () => {
  it('lists the currency and the listed tokens', async () => {
    const { status, body } = await askConvert(gateway, 'tokens', { chainId })
    expect(status).toBe(200)
    expect(body).toEqual({
      tokens: [
        { name: 'Ether', symbol: 'ETH', address: on(native.toLowerCase()), decimals: 18, tags: ['popular'] },
        {
          name: 'Test Dollar',
          symbol: 'TUSD',
          address: on(getAddress(dollar)),
          decimals: 6,
          tags: ['popular'],
        },
        {
          name: 'Test Gold',
          symbol: 'TGLD',
          address: on(getAddress(gold)),
          decimals: 18,
          tags: ['suggested'],
        },
      ],
    })
  })

  it('quotes the best route, net of the fee that the swap takes', async () => {
    const one = parseUnits('1', 18)
    const [direct] = await quote(free, native, dollar, one)
    expect(direct).toEqual({
      id: null,
      fromAmount: String(one),
      fromAccount: on(native.toLowerCase()),
      feeRate: '0',
      toAmount: expect.any(String),
      toAccount: on(getAddress(dollar)),
    })
    // 1 ether of the pool of 0.05 % that has 1000; v2, with 0.3 % and 100, would give 2961.
    expect(Number(direct?.toAmount) / 1e6).toBeCloseTo(2995.5, 0)
    const [net] = await quote(gateway, native, dollar, one)
    const gross = BigInt(direct?.toAmount ?? 0)
    expect(net).toMatchObject({ feeRate: '0.0085', toAmount: String(gross - (gross * 85n) / 10_000n) })
    // Tether has a pool with the dollar alone: ether goes over it.
    const [over] = await quote(free, native, tether, one)
    expect(Number(over?.toAmount) / 1e6).toBeCloseTo(2985, 0)
    expect(await quote(free, native, weth, one)).toMatchObject([{ toAmount: String(one) }])
    expect(await quote(free, native, '0x00000000000000000000000000000000000000aa', one)).toEqual([])
  })

  it('builds a transaction that pays out what was quoted, and our fee', async () => {
    const sold = parseUnits('2', 18)
    const before = await balanceOf(dollar, account)
    const { body } = await build(gateway, native, dollar, sold)
    const { tx } = body
    expect(tx).toMatchObject({ from: on(account), to: on(getAddress(swapRouter)), value: String(sold) })
    const digits = expect.stringMatching(/^\d+$/)
    expect(tx).toMatchObject({ amount: digits, eip155: { gas: digits, gasPrice: digits } })
    const { status } = await send(tx)
    expect(status).toBe('success')
    expect((await balanceOf(dollar, account)) - before).toBe(BigInt(tx.amount))
    const fee = await balanceOf(dollar, feeRecipient)
    expect(Number(fee) / Number(BigInt(tx.amount) + fee)).toBeCloseTo(0.0085, 6)
  })

  it('sells a token for the currency after an approval of exactly the amount', async () => {
    const sold = parseUnits('3', 18)
    expect((await build(free, gold, native, sold)).body).toEqual({
      status: 'FAILED',
      reasons: [{ name: 'transaction', description: expect.stringContaining('would fail') }],
    })
    const allowance = async () =>
      (await askConvert(free, 'allowance', { tokenAddress: on(gold), userAddress: on(account) })).body
    expect(await allowance()).toEqual({ allowance: '0' })
    const { tx } = await approve(gold, { amount: String(sold) })
    expect(tx).toMatchObject({ from: on(account), to: on(getAddress(gold)), value: '0' })
    expect(tx.eip155).toEqual({ gas: expect.any(Number), gasPrice: expect.stringMatching(/^\d+$/) })
    await send(tx)
    expect(await allowance()).toEqual({ allowance: String(sold) })
    const before = await wallet.getBalance({ address: account })
    const built = (await build(free, gold, native, sold)).body.tx
    const { gasUsed, effectiveGasPrice } = await send(built)
    const after = await wallet.getBalance({ address: account })
    expect(after - before + gasUsed * effectiveGasPrice).toBe(BigInt(built.amount))
    expect(Number(built.amount) / 1e18).toBeCloseTo(1.98, 1)
    // The allowance is used up.
    expect(await allowance()).toEqual({ allowance: '0' })
  })

  it('sets the allowance of a token like USDT to 0 before it is changed', async () => {
    const first = await approve(tether, { amount: '5' })
    expect(first.isReset).toBeUndefined()
    await send(first.tx)
    const reset = await approve(tether, { amount: '7' })
    expect(reset.isReset).toBe(true)
    await send(reset.tx)
    const second = await approve(tether)
    expect(second.isReset).toBeUndefined()
    await send(second.tx)
    const { allowance } = (
      await askConvert(free, 'allowance', { tokenAddress: on(tether), userAddress: on(account) })
    ).body
    expect(BigInt(allowance)).toBe(2n ** 256n - 1n)
  })

  it('builds a sale behind its approval in one batch, also of a contract without currency', async () => {
    const sold = parseUnits('3', 18)
    const approved = { withApproval: true }
    // The allowance of gold is 0, and that of tether, which is to be reset, another one.
    const tokenOf = async (token: Hex, amount: bigint) => {
      const { status, body } = await build(free, token, native, amount, approved)
      return [status, Number(body.tx?.eip155.gas) > 50_000]
    }
    expect(await tokenOf(gold, sold)).toEqual([200, true])
    const allow = { abi: erc20Abi, address: tether, functionName: 'approve' } as const
    for (const amount of [0n, 5n])
      await wallet.waitForTransactionReceipt({
        checkReplacement: false,
        hash: await wallet.writeContract({ ...allow, chain: null, args: [swapRouter, amount] }),
      })
    expect(await tokenOf(tether, 7_000_000n)).toEqual([200, true])
    // The quoter has code, gold, and nothing to pay fees with.
    const transfer = { abi: erc20Abi, address: gold, functionName: 'transfer' } as const
    await wallet.waitForTransactionReceipt({
      checkReplacement: false,
      hash: await wallet.writeContract({ ...transfer, chain: null, args: [quoter, sold] }),
    })
    const contract = { ...approved, userAddress: on(quoter) }
    expect((await build(free, gold, dollar, sold, contract)).status).toBe(200)
    const { status, body } = await build(free, gold, dollar, sold + 1n, contract)
    expect([status, body.reasons?.[0]?.name]).toEqual([400, 'transaction'])
    // A swap that is requested as a separate transaction still needs the allowance.
    expect((await build(free, gold, native, sold)).status).toBe(400)
  })

  it('builds a batch without its gas where the node does not simulate, which the wallet finds out then', async () => {
    const error = { code: -32601, message: 'the method eth_simulateV1 does not exist' }
    const node = await startEndpoint(stack.chains[0].rpcUrl, { methods: ['eth_simulateV1'], error })
    onTestFinished(node.stop)
    const old = await startGateway({ ...options, rpcUrls: { [chainId]: [node.url] } })
    onTestFinished(() => old.close())
    const sold = parseUnits('3', 18)
    const { status, body } = await build(old, gold, native, sold, { withApproval: true })
    expect(node.posts.flat()).toContain('eth_simulateV1')
    expect([status, body.tx.eip155]).toEqual([200, undefined])
    const known = (await build(free, gold, native, sold, { withApproval: true })).body.tx
    expect([body.tx.to, body.tx.amount]).toEqual([known.to, known.amount])
    // Alone it is not built, since it would revert.
    expect((await build(old, gold, native, sold)).status).toBe(400)
  })

  it('reads what the pools hold for each call, and does not search for them again', async () => {
    const node = await startEndpoint(stack.chains[0].rpcUrl)
    onTestFinished(node.stop)
    const counted = await startGateway({ ...options, rpcUrls: { [chainId]: [node.url] } })
    onTestFinished(() => counted.close())
    const sold = parseUnits('1', 18)
    const [first] = await quote(counted, native, dollar, sold)
    node.posts.length = 0
    expect((await build(counted, native, dollar, sold)).body.tx.amount).toBe(first?.toAmount)
    const methods = node.posts.flat()
    expect(methods.filter(method => method === 'eth_call')).toHaveLength(1)
    expect(methods).toContain('eth_estimateGas')
    await send((await build(free, native, dollar, parseUnits('5', 18))).body.tx)
    const [worse] = await quote(counted, native, dollar, sold)
    expect(Number(worse?.toAmount)).toBeLessThan(Number(first?.toAmount))
  })

  it('estimates the gas by the last route while it quotes, where the minimum is given', async () => {
    const node = await startEndpoint(stack.chains[0].rpcUrl)
    const counted = await startGateway({ ...options, rpcUrls: { [chainId]: [node.url] } })
    onTestFinished(() => counted.close())
    const buildOne = () => build(counted, native, dollar, 10n ** 18n, { minimum: '1' })
    await quote(counted, native, dollar, 10n ** 18n)
    // The route is the same, so that its gas is estimated once.
    expect((await buildOne()).status).toBe(200)
    expect(node.posts.splice(0).filter(([method]) => method === 'eth_estimateGas')).toHaveLength(1)
    node.behaviour = { methods: ['eth_call'], hangs: true }
    const unquoted = buildOne()
    try {
      await vi.waitFor(() => expect(node.posts.flat()).toContain('eth_estimateGas'))
    } finally {
      await node.stop()
    }
    // An estimate is no quote.
    expect((await unquoted).status).toBe(502)
  })

  it('gives no less than the slippage allows', async () => {
    const sold = parseUnits('1', 18)
    const { tx } = (await build(free, native, dollar, sold, { eip155: { slippage: 0 } })).body
    // Another one sells first: the price is worse now.
    await send((await build(free, native, dollar, parseUnits('5', 18))).body.tx)
    await expect(wallet.call({ account, to: swapRouter, data: tx.data, value: sold })).rejects.toThrow(
      'Too little received',
    )
  })

  it('gives no less than the minimum that was shown, however the price moves before it is built', async () => {
    const sold = parseUnits('0.3', 18)
    for (const [at, hasFee] of [
      [free, false],
      [gateway, true],
    ] as const) {
      const shown = BigInt((await quote(at, native, dollar, sold))[0]?.toAmount ?? 0)
      const minimum = (shown * 99n) / 100n
      // Another one sells first, by the best route.
      await send((await build(free, native, dollar, sold)).body.tx)
      const { tx } = (await build(at, native, dollar, sold, { minimum: String(minimum) })).body
      expect(BigInt(tx.amount)).toBeLessThan(shown)
      const least = leastOf(callsOf(tx)[0])
      expect(hasFee ? least - (least * 85n) / 10_000n : least).toBe(minimum)
      // A minimum that the swap does not give now is refused.
      const above = { minimum: String(BigInt(tx.amount) + 1n) }
      const { status, body } = await build(at, native, dollar, sold, above)
      expect([status, body.reasons?.[0]?.name]).toEqual([400, 'minimum'])
      await send(tx)
    }
    for (const minimum of ['0', '1.5', '-1', 7])
      expect((await build(free, native, dollar, sold, { minimum })).status).toBe(400)
  })

  it('pays by the value alone where another token is called before a pool is paid', async () => {
    const sold = parseUnits('1', 18)
    const { tx } = (await build(free, native, tether, sold)).body
    const [first, second = '0x'] = callsOf(tx)
    expect(first).toBe(encodeFunctionData({ abi: wrapAbi, functionName: 'wrapETH', args: [sold] }))
    expect(decodeFunctionData({ abi: swapAbi, data: second }).args[0]).toMatchObject({ amountIn: 0n })
    const before = await balanceOf(tether, account)
    expect((await send(tx)).status).toBe('success')
    expect((await balanceOf(tether, account)) - before).toBe(BigInt(tx.amount))
  })

  it('names gas prices', async () => {
    const { body } = await askConvert(gateway, 'gas-price', { chainId })
    expect(Object.keys(body)).toEqual(['standard', 'fast', 'instant'])
    expect(BigInt(body.instant)).toBeGreaterThan(BigInt(body.standard))
  })

  it('refuses what is no swap by 400, another chain by 501', async () => {
    const status = async (query: Record<string, string>) => {
      const common = { userAddress: on(account), from: on(gold), to: on(dollar), amount: '1' }
      const answer = await askConvert(gateway, 'quotes', { ...common, ...query })
      return [answer.status, answer.body.reasons?.[0]?.name]
    }
    for (const amount of ['0', '-1', '1.5', '1e18', '', '9'.repeat(79)]) {
      expect(await status({ amount })).toEqual([400, 'amount'])
    }
    for (const gasPrice of ['-1', '1.5', '0x1', 'x', '9'.repeat(79)]) {
      expect(await status({ gasPrice })).toEqual([400, 'gasPrice'])
    }
    expect(await status({ from: gold })).toEqual([400, 'from'])
    expect(await status({ to: on(gold) })).toEqual([400, 'to'])
    expect(await status({ to: `eip155:1:${dollar}` })).toEqual([400, 'to'])
    expect(await status({ userAddress: on(native) })).toEqual([400, 'userAddress'])
    const elsewhere = `eip155:31338:${account}`
    expect(await status({ userAddress: elsewhere, from: elsewhere, to: `eip155:31338:${dollar}` })).toEqual([
      501,
      'chainId',
    ])
    expect((await askConvert(gateway, 'build-transaction', {}, { amount: 5 })).status).toBe(400)
  })
})
