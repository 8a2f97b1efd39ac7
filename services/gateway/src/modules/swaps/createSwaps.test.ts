import { setImmediate } from 'node:timers/promises'
import {
  decodeFunctionData,
  encodeAbiParameters,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  maxUint256,
} from 'viem'
import { describe, expect, it } from 'vitest'
import type { Upstreams } from '../../nodes/createUpstreams.js'
import { own } from '../../providers/loadProviders.js'
import { ProviderError } from '../../providers/providerError.js'
import type { BuiltSwap, SwapProvider } from '../../providers/swap.js'
import { createSwaps } from './createSwaps.js'

const chainId = 'eip155:1'
const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const account = '0x00000000000000000000000000000000000000aa'
const token = '0x00000000000000000000000000000000000000bb'
const other = '0x00000000000000000000000000000000000000cc'
const [firstSpender, secondSpender] = [`0x${'1'.repeat(40)}`, `0x${'2'.repeat(40)}`] as const
const { signal } = new AbortController()
const down = async (): Promise<never> => {
  throw new ProviderError('no-answer', 'it is away')
}
const provider = (more: Partial<SwapProvider> = {}): SwapProvider => ({
  serves: () => true,
  quote: down,
  build: down,
  readSpender: down,
  ...more,
})
const spending = (spender: string | undefined) => provider({ readSpender: async () => spender })

type Call = { readonly method: string; readonly params: readonly [{ readonly to: Hex; readonly data: Hex }] }
/** A node whose tokens allow 5, and 0x1 gas at a price of 0x2, unless `script` says otherwise. */
function open(hosted: readonly SwapProvider[], script: { readonly [method: string]: unknown } = {}) {
  const asked: Call[] = []
  const ask = async (body: string) => {
    const call: Call = JSON.parse(body)
    asked.push(call)
    const usual = {
      eth_call: encodeAbiParameters([{ type: 'uint256' }], [5n]),
      eth_estimateGas: '0xa',
      eth_gasPrice: '0x2',
    }
    const result = { ...usual, ...script }[call.method]
    const value = result === undefined ? { error: { code: 3 } } : { result }
    return { kind: 'answer' as const, text: '', value, release: () => {} }
  }
  const node: Upstreams = { ask }
  const list = hosted.map((swaps, index) => ({ name: `p${index}`, swaps }))
  const swaps = createSwaps({
    nodes: new Map([[chainId, node]]),
    chains: new Map(),
    onError: () => {},
    providers: { of: () => list, all: () => [...list, own] },
    own: provider({ serves: () => false }),
  })
  return { swaps, asked }
}
/** Whose allowance was read, and of which token. */
const spenderAsked = ({ params: [{ to, data }] }: Call) => [
  to,
  ...decodeFunctionData({ abi: erc20Abi, data }).args.map(each => String(each).toLowerCase()),
]
const readAllowance = ({ swaps }: ReturnType<typeof open>, of: string = token, chain = chainId) =>
  swaps.readAllowance(chain, of, account, signal)

describe('readAllowance', () => {
  it('reads what the exchange of the first provider that answers may spend', async () => {
    const first = open([spending(firstSpender), spending(secondSpender)])
    expect(await readAllowance(first)).toBe(5n)
    expect(first.asked.map(spenderAsked)).toEqual([[token, account, firstSpender]])
    const second = open([provider(), spending(secondSpender)])
    expect(await readAllowance(second)).toBe(5n)
    expect(second.asked.map(spenderAsked)).toEqual([[token, account, secondSpender]])
  })

  it('is without a limit for the currency, and on a chain without allowances', async () => {
    const native = open([spending(firstSpender)])
    expect(await readAllowance(native, 'native')).toBe(maxUint256)
    const none = open([spending(undefined)])
    expect(await readAllowance(none, token, solana)).toBe(maxUint256)
    expect([...native.asked, ...none.asked]).toEqual([])
  })

  it('fails where no provider says who spends, and refuses what is no token', async () => {
    await expect(readAllowance(open([provider()]))).rejects.toMatchObject({ name: 'ProviderError' })
    const refused = { status: 400, parameter: 'tokenAddress' }
    const answering = (answer: unknown) => open([spending(firstSpender)], { eth_call: answer })
    for (const answer of [undefined, '0x', '0x05']) {
      await expect(readAllowance(answering(answer))).rejects.toMatchObject(refused)
    }
    for (const answer of ['five', 5, null, {}]) {
      await expect(readAllowance(answering(answer))).rejects.toMatchObject({ reason: 'bad-answer' })
    }
    await expect(readAllowance(open([]))).rejects.toMatchObject({ status: 501 })
  })
})

describe('approve', () => {
  const swap = { chainId, account, from: token, to: other } as const
  it('lets that exchange spend exactly the amount, and any without one', async () => {
    const { swaps } = open([spending(firstSpender)])
    for (const [amount, allowed] of [
      [7n, 7n],
      [undefined, maxUint256],
    ] as const) {
      const { to, data, gas, gasPrice, isReset } = await swaps.approve({ ...swap, amount }, signal)
      expect([to, gas, gasPrice, isReset]).toEqual([token, 12n, 2n, false])
      const { functionName, args } = decodeFunctionData({ abi: erc20Abi, data })
      expect([functionName, ...args]).toEqual(['approve', firstSpender, allowed])
    }
  })

  it('refuses what needs no allowance, and a token that takes none', async () => {
    const refused = { status: 400, parameter: 'from' }
    const { swaps } = open([spending(firstSpender)])
    await expect(swaps.approve({ ...swap, from: 'native', amount: 7n }, signal)).rejects.toMatchObject(
      refused,
    )
    const none = open([spending(undefined)]).swaps
    await expect(none.approve({ ...swap, amount: 7n }, signal)).rejects.toMatchObject(refused)
    const reverting = open([spending(firstSpender)], { eth_estimateGas: undefined }).swaps
    await expect(reverting.approve({ ...swap, amount: 7n }, signal)).rejects.toMatchObject(refused)
  })
})

describe('build', () => {
  const build = (built: Partial<BuiltSwap>, from: string, script = {}, withApproval = false) => {
    const whole = { to: firstSpender, data: '0x12', value: 0n, amountOut: 3n, ...built }
    const swapping = { ...spending(firstSpender), build: async () => whole }
    const { swaps, asked } = open([swapping], script)
    const swap = { chainId, account, from, to: other, amount: 7n, slippage: 100n, withApproval }
    return { asked, built: swaps.build(swap, signal) }
  }

  it('simulates what the provider built, as the account', async () => {
    const { asked, built } = build({ value: 7n }, 'native')
    expect(await built).toEqual({
      to: firstSpender,
      data: '0x12',
      value: 7n,
      amountOut: 3n,
      gas: 12n,
      gasPrice: 2n,
    })
    expect(asked.find(({ method }) => method === 'eth_estimateGas')?.params).toEqual([
      { from: account, to: firstSpender, data: '0x12', value: '0x7' },
    ])
  })

  it('estimates what a provider guesses while it still builds, and once where that is what it built', async () => {
    const guessed = { to: firstSpender, data: '0x12', value: 0n }
    const buildWith = (data: string | undefined, script = {}) => {
      const meanwhile: string[] = []
      const swapping = provider({
        guess: async () => guessed,
        async build() {
          await setImmediate()
          meanwhile.push(...asked.map(({ method }) => method))
          return data === undefined ? undefined : { ...guessed, data, amountOut: 3n }
        },
      })
      const { swaps, asked } = open([swapping], script)
      const swap = { chainId, account, from: token, to: other, amount: 7n, slippage: 100n }
      return { asked, meanwhile, built: swaps.build(swap, signal) }
    }
    const estimates = (calls: readonly Call[]) =>
      calls.filter(({ method }) => method === 'eth_estimateGas').map(({ params: [{ data }] }) => data)

    const right = buildWith('0x12')
    expect(await right.built).toMatchObject({ data: '0x12', gas: 12n })
    expect(right.meanwhile.toSorted()).toEqual(['eth_estimateGas', 'eth_gasPrice'])
    expect(estimates(right.asked)).toEqual(['0x12'])

    const wrong = buildWith('0x34')
    expect(await wrong.built).toMatchObject({ data: '0x34', gas: 12n })
    expect(estimates(wrong.asked)).toEqual(['0x12', '0x34'])

    const refused = { status: 400, parameter: 'transaction' }
    await expect(buildWith('0x12', { eth_estimateGas: undefined }).built).rejects.toMatchObject(refused)
    const answers = { eth_estimateGas: 'none' }
    await expect(buildWith('0x12', answers).built).rejects.toMatchObject({ reason: 'bad-answer' })
    // The failure of a guess that was not built changes no answer.
    await expect(buildWith(undefined, answers).built).rejects.toMatchObject({ status: 400, parameter: 'to' })
  })

  it('refuses one that pays more than is sold, or would revert', async () => {
    const dear = { name: 'ProviderError', reason: 'bad-answer' }
    for (const [value, from] of [
      [8n, 'native'],
      [1n, token],
    ] as const) {
      const { asked, built } = build({ value }, from)
      await expect(built).rejects.toMatchObject(dear)
      expect(asked.map(({ method }) => method)).toEqual(['eth_gasPrice'])
    }
    const { built } = build({}, token, { eth_estimateGas: undefined })
    await expect(built).rejects.toMatchObject({ status: 400, parameter: 'transaction' })
  })

  it('has a provider build for the minimum, by the slippage that comes to it', async () => {
    const asked: bigint[] = []
    /** It gives less each time. */
    const amounts = [1_000_000n, 999_999n]
    const swapping: SwapProvider = {
      ...spending(firstSpender),
      async build({ slippage }) {
        asked.push(slippage)
        return { to: firstSpender, data: '0x12', value: 0n, amountOut: amounts[asked.length - 1] ?? 0n }
      },
    }
    const buildFor = (minimum: bigint) => {
      asked.length = 0
      const swap = { chainId, account, from: token, to: other, amount: 7n, slippage: 100n, minimum }
      return open([swapping]).swaps.build(swap, signal)
    }
    expect(await buildFor(990_000n)).toMatchObject({ amountOut: 1_000_000n })
    expect(asked).toEqual([100n])
    expect(await buildFor(995_050n)).toMatchObject({ amountOut: 999_999n })
    // 0.495 % would be enough, and has no whole number of ten-thousandths.
    expect(asked).toEqual([100n, 49n])
    const refused = { status: 400, parameter: 'minimum' }
    await expect(buildFor(1_000_001n)).rejects.toMatchObject(refused)
    expect(asked).toEqual([100n])
    // Meanwhile it gives too little.
    await expect(buildFor(1_000_000n)).rejects.toMatchObject(refused)
    expect(asked).toEqual([100n, 0n])
  })

  it('simulates it behind the approval of that exchange, and leaves the gas out where no node can', async () => {
    const simulated = (...statuses: string[]) => ({
      eth_simulateV1: [{ calls: statuses.map(status => ({ status, gasUsed: '0xa' })) }],
    })
    const { asked, built } = build({}, token, simulated('0x1', '0x1'), true)
    expect(await built).toMatchObject({ to: firstSpender, gas: 15n, gasPrice: 2n })
    const { params } = asked.find(({ method }) => method === 'eth_simulateV1') ?? {}
    const approval = { abi: erc20Abi, functionName: 'approve', args: [firstSpender, 7n] } as const
    expect(params?.[0]).toMatchObject({
      blockStateCalls: [
        { calls: [{ from: account, to: token, data: encodeFunctionData(approval) }, { to: firstSpender }] },
      ],
    })
    for (const statuses of [
      ['0x1', '0x0'],
      ['0x0', '0x0'],
    ])
      await expect(build({}, token, simulated(...statuses), true).built).rejects.toMatchObject({
        status: 400,
        parameter: 'transaction',
      })
    const none = await build({}, token, {}, true).built
    expect([none.to, none.gas]).toEqual([firstSpender, undefined])
    // The currency needs no approval.
    expect(await build({ value: 7n }, 'native', {}, true).built).toMatchObject({ gas: 12n })
  })
})
