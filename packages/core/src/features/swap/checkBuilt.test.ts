import { describe, expect, it } from 'vitest'
import { approvalData, contracts, ether, one, router, tether, usdc } from '../../../test/swapHarness.js'
import { defineNetwork } from '../networks/defineNetwork.js'
import { checkApproval, checkSwap, encodeApproval } from './checkBuilt.js'

const from = '0x00000000000000000000000000000000000A11cE'
const other = `0x${'9'.repeat(40)}`
const network = defineNetwork({
  id: 31337,
  name: 'Local',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1:1'] } },
})
const on = (address: string) => `eip155:31337:${address}`
const sell = { from, network, sourceToken: usdc, toToken: tether, amount: 7n } as const
const pay = { from, network, sourceToken: ether, toToken: tether, amount: one } as const

describe('checkApproval', () => {
  const built = {
    from: on(from.toLowerCase()),
    to: on(contracts.usdc),
    data: approvalData(router, 7n),
    value: 0n,
    gas: undefined,
  }

  it('returns the exchange, which is then allowed exactly what is sold', () => {
    expect(checkApproval(built, sell)).toBe(router)
    expect(checkApproval({ ...built, data: approvalData(router, 2n ** 256n - 1n) }, sell)).toBe(router)
    expect(encodeApproval(router, 7n)).toBe(approvalData(router, 7n))
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
    ['the token as the exchange', { data: approvalData(contracts.usdc.toLowerCase(), 7n) }],
    ['the account as the exchange', { data: approvalData(from.toLowerCase(), 7n) }],
    ['nobody as the exchange', { data: approvalData(`0x${'0'.repeat(40)}`, 7n) }],
  ])('refuses %s', (_, changes) => {
    expect(() => checkApproval({ ...built, ...changes }, sell)).toThrow(
      expect.objectContaining({ code: 'swap/refused' }),
    )
  })
})

describe('checkSwap', () => {
  const built = { from: on(from), to: on(router), data: '0x1234', value: 0n, gas: undefined }
  const common = { tokens: [on(other)] }

  it('returns what is called and paid', () => {
    const spender = router.toUpperCase().replace('0X', '0x')
    expect(checkSwap(built, { ...sell, ...common, spender })).toEqual({ to: router, value: 0n })
    expect(checkSwap({ ...built, value: one }, { ...pay, ...common, spender: undefined }).value).toBe(one)
    // Some gateways leave the value to the caller.
    const noValue = { ...built, value: undefined }
    expect(checkSwap(noValue, { ...pay, ...common, spender: undefined }).value).toBe(one)
    expect(checkSwap(noValue, { ...sell, ...common, spender: router }).value).toBe(0n)
  })

  it.each([
    ['another account', { from: on(other) }, sell, router],
    ['a call of another chain', { to: `eip155:1:${router}` }, sell, router],
    ['another target than the exchange that was approved', { to: on(`0x${'8'.repeat(40)}`) }, sell, router],
    ['a payment where a token is sold', { value: 1n }, sell, router],
    ['a payment of more than is sold', { value: one + 1n }, pay, undefined],
    ['a call of the token that is bought', { to: on(contracts.tether) }, pay, undefined],
    ['a call of the account', { to: on(from) }, pay, undefined],
    ['a call of any other known token', { to: on(other) }, pay, undefined],
  ] as const)('refuses %s', (_, changes, swap, spender) => {
    expect(() => checkSwap({ ...built, ...changes }, { ...swap, ...common, spender })).toThrow(
      expect.objectContaining({ code: 'swap/refused' }),
    )
  })
})
