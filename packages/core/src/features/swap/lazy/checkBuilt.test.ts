import { describe, expect, it } from 'vitest'
import { approvalData, contracts, ether, one, router, tether, usdc } from '../../../../test/swapHarness.js'
import type { SwapReader, SwapReading } from '../../../types/swap.js'
import { defineNetwork } from '../../networks/start/defineNetwork.js'
import { checkApproval, checkSwap, encodeApproval } from './checkBuilt.js'

const from = '0x00000000000000000000000000000000000A11cE'
const other = `0x${'9'.repeat(40)}`
const permit = `0x${'7'.repeat(40)}`
const universal = `0x${'6'.repeat(40)}`
const network = defineNetwork({
  id: 31337,
  name: 'Local',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1:1'] } },
})
const on = (address: string) => `eip155:31337:${address}`
const sell = { from, network, sourceToken: usdc, toToken: tether, amount: 7n } as const
const pay = { from, network, sourceToken: ether, toToken: tether, amount: one } as const

/** A reader of two routers, one of which has others spend for it. Of each call it says the same. */
function reading(says: Partial<SwapReading> | undefined, unread?: 'send') {
  const asked: object[] = []
  const reader: SwapReader = {
    routers: [
      { address: router, unread },
      { address: universal, spender: permit },
    ],
    async read(parameters) {
      asked.push(parameters)
      return says && { spends: 0n, receives: 0n, others: [], ...says }
    },
  }
  return { reader, asked }
}

describe('checkApproval', () => {
  const built = {
    from: on(from.toLowerCase()),
    to: on(contracts.usdc),
    data: approvalData(router, 7n),
    value: 0n,
    gas: undefined,
  }
  const { reader } = reading({})

  it('returns the exchange, which is then allowed exactly what is sold', () => {
    expect(checkApproval(built, sell, reader)).toBe(router)
    const unlimited = { ...built, data: approvalData(router, 2n ** 256n - 1n) }
    expect(checkApproval(unlimited, sell, reader)).toBe(router)
    expect(encodeApproval(router, 7n)).toBe(approvalData(router, 7n))
  })

  it('returns the contract that spends for a router', () => {
    expect(checkApproval({ ...built, data: approvalData(permit, 7n) }, sell, reader)).toBe(permit)
  })

  it.each([
    ['another account', { from: on(other) }],
    ['an account of another chain', { from: `eip155:1:${from}` }],
    ['another token', { to: on(contracts.tether) }],
    ['a call of another chain', { to: `eip155:1:${contracts.usdc}` }],
    ['a payment', { value: 1n }],
    ['a transfer', { data: built.data.replace('0x095ea7b3', '0xa9059cbb') }],
    ['more call data', { data: `${built.data}00` }],
    ['an address with more than 20 bytes', { data: built.data.replace('0x095ea7b30', '0x095ea7b31') }],
    ['a contract that is no router', { data: approvalData(other, 7n) }],
    ['a router for which another contract spends', { data: approvalData(universal, 7n) }],
    ['the token as the exchange', { data: approvalData(contracts.usdc.toLowerCase(), 7n) }],
    ['the account as the exchange', { data: approvalData(from.toLowerCase(), 7n) }],
    ['no address as the exchange', { data: approvalData(`0x${'0'.repeat(40)}`, 7n) }],
  ])('refuses %s', (_, changes) => {
    expect(() => checkApproval({ ...built, ...changes }, sell, reader)).toThrow(
      expect.objectContaining({ code: 'swap/refused' }),
    )
  })
})

describe('checkSwap', () => {
  const built = { from: on(from), to: on(router), data: '0x1234', value: 0n, gas: undefined }
  const common = { least: 5n, before: [] }
  const { reader } = reading({ spends: 7n, receives: 5n })

  it('returns what is called and paid', async () => {
    const spender = router.toUpperCase().replace('0X', '0x')
    const check = (value: bigint | undefined, swap: typeof sell | typeof pay, spent?: string) =>
      checkSwap({ ...built, value }, { ...swap, ...common, reader, spender: spent })
    const call = { to: router, value: 0n, data: '0x1234' }
    expect(await check(0n, sell, spender)).toEqual(call)
    expect(await check(one, pay)).toEqual({ ...call, value: one })
    // Some gateways leave the value to the caller.
    expect(await check(undefined, pay)).toEqual({ ...call, value: one })
    expect(await check(undefined, sell, router)).toEqual(call)
  })

  it('has the call read as it is signed, with what comes before it', async () => {
    const { reader, asked } = reading({ receives: 5n })
    const before = [{ to: contracts.usdc, data: '0x05' }]
    await checkSwap({ ...built, to: on(universal) }, { ...sell, least: 5n, before, reader, spender: permit })
    expect(asked).toEqual([
      {
        call: { to: universal, value: 0n, data: '0x1234' },
        before,
        from,
        router: { address: universal, spender: permit },
        sold: contracts.usdc,
        bought: contracts.tether,
      },
    ])
  })

  it.each([
    ['another account', { from: on(other) }, sell, router],
    ['a call of another chain', { to: `eip155:1:${router}` }, sell, router],
    ['another target than the exchange that was approved', { to: on(`0x${'8'.repeat(40)}`) }, sell, router],
    ['a router for which something else spends than was approved', { to: on(universal) }, sell, router],
    ['a payment where a token is sold', { value: 1n }, sell, router],
    ['a payment of more than is sold', { value: one + 1n }, pay, undefined],
    ['a payment of less than is sold, so that tokens pay the rest', { value: one - 1n }, pay, undefined],
    ['a call of the token that is bought', { to: on(contracts.tether) }, pay, undefined],
    ['a call of the account', { to: on(from) }, pay, undefined],
    ['a call of any other contract', { to: on(other) }, pay, undefined],
  ] as const)('refuses %s', async (_, changes, swap, spender) => {
    await expect(
      checkSwap({ ...built, ...changes }, { ...swap, ...common, reader, spender }),
    ).rejects.toMatchObject({ code: 'swap/refused' })
  })

  it.each([
    ['that gives less than was agreed', { spends: 7n, receives: 4n }],
    ['that may take more than is sold', { spends: 8n, receives: 5n }],
    ['that may take another token', { spends: 7n, receives: 5n, others: [other] }],
  ])('refuses a call %s', async (_, says) => {
    const { reader } = reading(says, 'send')
    await expect(checkSwap(built, { ...sell, ...common, reader, spender: router })).rejects.toMatchObject({
      code: 'swap/refused',
    })
  })

  it('refuses what cannot be read, unless the app has it sent', async () => {
    const check = (unread?: 'send') =>
      checkSwap(built, { ...sell, ...common, reader: reading(undefined, unread).reader, spender: router })
    await expect(check()).rejects.toMatchObject({ code: 'swap/unreadable' })
    expect(await check('send')).toMatchObject({ to: router })
  })
})
