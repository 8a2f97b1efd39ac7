import { confirmSwap, prepareSwap, type SwapToken } from '@latchkit/core/swap'
import { localExchange, startEndpoint } from '@latchkit/local-stack'
import { decodeFunctionData, encodeFunctionData, erc20Abi, type Hex, parseAbi } from 'viem'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { openSwaps, type Tamper, type Tx, tokens } from './openSwaps.js'

const { gold, tether, weth, swapRouter } = localExchange
const multicall = parseAbi(['function multicall(uint256, bytes[])'])
const swaps = parseAbi([
  'struct Input { bytes path; address recipient; uint256 amountIn; uint256 minimum; }',
  'function exactInput(Input)',
  'function swapExactTokensForTokens(uint256, uint256, address[], address)',
  'function pull(address, uint256)',
  'function sweepToken(address, uint256, address)',
  'function unwrapWETH9(uint256, address)',
])

let local: Awaited<ReturnType<typeof openSwaps>>
beforeAll(async () => {
  local = await openSwaps()
})
afterAll(() => local?.close())

type Sale = readonly [sold: SwapToken, bought: SwapToken, amount: string]
const sellEther: Sale = [tokens.ether, tokens.dollar, '1']
const sellGold: Sale = [tokens.gold, tokens.ether, '3']
const sellForTether: Sale = [tokens.ether, tokens.tether, '0.5']

/** Prepares a swap at the gateway as it is, and confirms it at one that was taken over. */
async function swap(
  [sold, bought, amount]: Sale,
  tamper: Tamper = () => undefined,
  options: Parameters<typeof local.open>[0] = {},
) {
  const { client, fill, stop } = await local.open(options)
  onTestFinished(stop)
  local.takeOver(() => undefined)
  fill(sold, bought, amount)
  const { quote } = await prepareSwap(client)
  local.takeOver(tamper)
  return confirmSwap(client, { quote })
}
const allowed = (token: Hex, spender: Hex) =>
  local.chain.readContract({
    abi: erc20Abi,
    address: token,
    functionName: 'allowance',
    args: [local.account, spender],
  })
/** Balances and allowances of the account: for the router, and for an address that is not a router. */
const read = async () => ({
  count: await local.chain.getTransactionCount({ address: local.account }),
  ether: await local.balanceOf(tokens.ether),
  tokens: await Promise.all([tokens.gold, tokens.dollar, tokens.tether].map(token => local.balanceOf(token))),
  thief: await Promise.all([gold, tether].map(token => allowed(token, local.thief))),
  router: await allowed(gold, swapRouter),
})

type Change = (tx: Tx) => Partial<Tx>
const to =
  (name: string) =>
  (change: Change): Tamper =>
  (call, { tx }) =>
    call === name ? Object.assign(tx, change(tx)) : undefined
const toBuilt = to('build-transaction')
const toApproval = to('build-approve')
/** The calls of the router that a transaction makes are others. */
const others = (change: (calls: readonly Hex[]) => readonly Hex[]): Tamper =>
  toBuilt(tx => {
    const { args } = decodeFunctionData({ abi: multicall, data: tx.data })
    const next = [args[0], change(args[1])] as const
    return { data: encodeFunctionData({ abi: multicall, functionName: 'multicall', args: next }) }
  })
const inHex = (address: string) => address.slice(2).toLowerCase()
const replaced = (data: Hex, from: string, to: string): Hex => data.replaceAll(inHex(from), inHex(to)) as Hex
/** The same calls, each of which has another minimum. */
const withMinimum = (of: (minimum: bigint) => bigint) =>
  others(calls =>
    calls.map(data => {
      const call = decodeFunctionData({ abi: swaps, data })
      if (call.functionName === 'exactInput') {
        const [input] = call.args
        const args = [{ ...input, minimum: of(input.minimum) }] as const
        return encodeFunctionData({ abi: swaps, functionName: 'exactInput', args })
      }
      if (call.functionName === 'unwrapWETH9') {
        const [minimum, to] = call.args
        return encodeFunctionData({ abi: swaps, functionName: 'unwrapWETH9', args: [of(minimum), to] })
      }
      if (call.functionName !== 'swapExactTokensForTokens') return data
      const [amount, minimum, path, to] = call.args
      const args = [amount, of(minimum), path, to] as const
      return encodeFunctionData({ abi: swaps, functionName: 'swapExactTokensForTokens', args })
    }),
  )

describe('a swap', () => {
  it.each([
    ['the currency for a token', sellEther],
    ['a token for the currency', sellGold],
    ['the currency for a token over another one', sellForTether],
    ['a token for a token', [tokens.gold, tokens.dollar, '2'] as const],
  ])('of %s is read, signed, and gives what was built', async (_, sale) => {
    const [, bought] = sale
    const before = await local.balanceOf(bought)
    const { outcome, toAmount } = await swap(sale)
    expect((await outcome)?.status).toBe('confirmed')
    const gained = (await local.balanceOf(bought)) - before
    // The fee of the network is paid from what is gained of the currency.
    if (bought.address) expect(gained).toBe(toAmount)
    else expect(Number(gained) / Number(toAmount)).toBeCloseTo(1, 2)
  })
})

describe('a gateway that was taken over gains nothing', () => {
  it.each<[string, Sale, Tamper]>([
    [
      'another recipient',
      sellEther,
      toBuilt(tx => ({ data: replaced(tx.data, local.account, local.thief) })),
    ],
    [
      'another recipient of the currency',
      sellGold,
      toBuilt(tx => ({ data: replaced(tx.data, local.account, local.thief) })),
    ],
    ['a minimum of 0', sellEther, withMinimum(() => 0n)],
    ['a minimum of 0 of the currency', sellGold, withMinimum(() => 0n)],
    ['a minimum that is 1 smaller', sellEther, withMinimum(minimum => minimum - 1n)],
    ['1 % of what is left of 99 %', sellEther, withMinimum(minimum => (minimum * 99n) / 100n)],
    [
      'another amount than it says',
      sellEther,
      (call, answer) => {
        withMinimum(minimum => minimum / 2n)(call, answer)
        toBuilt(() => ({ amount: String(10n ** 30n) }))(call, answer)
      },
    ],
    ['another target', sellEther, toBuilt(() => ({ to: `eip155:31337:${local.thief}` }))],
    [
      'a token as the target',
      sellEther,
      toBuilt(() => ({
        to: `eip155:31337:${gold}`,
        data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [local.thief, 1n] }),
      })),
    ],
    [
      'another token that is bought',
      sellEther,
      toBuilt(tx => ({ data: replaced(tx.data, tokens.dollar.address?.split(':')[2] ?? '', tether) })),
    ],
    ['more value', sellEther, toBuilt(tx => ({ value: String(BigInt(tx.value) * 2n) }))],
    ['less value, so that tokens pay', sellEther, toBuilt(() => ({ value: '0' }))],
    ['value beside a token', sellGold, toBuilt(() => ({ value: '1' }))],
    [
      'another token of the account as well',
      sellEther,
      others(calls => [
        ...calls,
        encodeFunctionData({ abi: swaps, functionName: 'pull', args: [tether, 5n] }),
        encodeFunctionData({ abi: swaps, functionName: 'sweepToken', args: [tether, 5n, local.thief] }),
      ]),
    ],
    ['a call that cannot be read', sellEther, toBuilt(tx => ({ data: `${tx.data}00` }))],
    ['another account', sellEther, toBuilt(() => ({ from: `eip155:31337:${local.thief}` }))],
    ['another spender', sellGold, toApproval(tx => ({ data: replaced(tx.data, swapRouter, local.thief) }))],
    ['an approval of another token', sellGold, toApproval(() => ({ to: `eip155:31337:${tether}` }))],
    [
      'a transfer for an approval',
      sellGold,
      toApproval(() => ({
        data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [local.thief, 1n] }),
      })),
    ],
  ])('by %s', async (_, sale, tamper) => {
    const before = await read()
    await expect(swap(sale, tamper)).rejects.toMatchObject({
      code: expect.stringMatching(/^swap\/(refused|unreadable)$/),
    })
    const after = await read()
    if (after.count === before.count) return expect(after).toEqual(before)
    // It was let to approve exactly what is sold, to the router of the app.
    const { count, router, ...kept } = after
    expect(sale).toBe(sellGold)
    expect([count, router]).toEqual([before.count + 1, 3n * 10n ** 18n])
    expect(kept).toEqual({ tokens: before.tokens, thief: before.thief, ether: expect.any(BigInt) })
  })

  it('by a contract that the app does not list, however honest its calls are', async () => {
    const before = await read()
    await expect(swap(sellEther, undefined, { routers: [] })).rejects.toMatchObject({ code: 'swap/refused' })
    await expect(
      swap(sellGold, undefined, { routers: [{ address: swapRouter, spender: weth }] }),
    ).rejects.toMatchObject({ code: 'swap/refused' })
    expect(await read()).toEqual(before)
  })
})

describe('a call that cannot be read', () => {
  const unread = toBuilt(tx => ({ data: `${tx.data}00` }))
  const listed = (unread: 'simulate' | 'send') => ({
    routers: [{ address: swapRouter, wrapped: weth, unread }],
  })

  it.each([
    ['the currency', sellEther],
    ['a token', sellGold],
  ] as const)(
    'is simulated where the app says so, and sent if it gives what was agreed: %s',
    async (_, sale) => {
      const { outcome } = await swap(sale, unread, listed('simulate'))
      expect((await outcome)?.status).toBe('confirmed')
    },
  )

  it('is refused if the simulation gives the account less', async () => {
    const before = await read()
    const stolen = toBuilt(tx => ({ data: `${replaced(tx.data, local.account, local.thief)}00` }))
    await expect(swap(sellEther, stolen, listed('simulate'))).rejects.toMatchObject({ code: 'swap/refused' })
    expect(await read()).toEqual(before)
  })

  it('is refused where no node simulates it, and is sent only where the app does not want to know', async () => {
    const error = { code: -32601, message: 'the method eth_simulateV1 does not exist' }
    const node = await startEndpoint(local.rpcUrl, { methods: ['eth_simulateV1'], error })
    onTestFinished(node.stop)
    const { url } = node
    await expect(swap(sellEther, unread, { ...listed('simulate'), url })).rejects.toMatchObject({
      code: 'swap/unreadable',
    })
    expect(node.posts.flat()).toContain('eth_simulateV1')
    const { outcome } = await swap(sellEther, unread, { ...listed('send'), url })
    expect((await outcome)?.status).toBe('confirmed')
  })
})
