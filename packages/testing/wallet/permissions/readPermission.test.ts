import { maxUint256 } from 'viem'
import { expect, it } from 'vitest'
import { readAsked, readPermission } from './readPermission.js'

const now = 1_800_000_000
const to = '0xd46e8dd67c5d32be8058bb8eb970870f07244567'
const data = { periodAmount: '0x8', periodDuration: 3600 }
const permission = { type: 'native-token-periodic', isAdjustmentAllowed: false, data }
const rules = [{ type: 'expiry', data: { timestamp: now + 60 } }]
const request = { chainId: '0x7a69', to, permission, rules }

it('fills the start in, which the answer has as well', () => {
  const asked = readAsked(request, now)
  expect(asked).toEqual({
    to,
    until: now + 60,
    permission: { ...permission, data: { ...data, startTime: now } },
  })
  expect(readPermission(asked.permission, 1)).toEqual({
    kind: 'native',
    spending: { limit: 'periodic', amount: 8n, period: 3600, start: now },
  })
})

it('reads a stream of a token, without a limit where there is none', () => {
  const stream = { tokenAddress: to, amountPerSecond: '0x2', startTime: now }
  expect(readPermission({ ...permission, type: 'erc20-token-stream', data: stream }, now)).toEqual({
    kind: 'erc20',
    token: to,
    spending: { limit: 'stream', initial: 0n, most: maxUint256, perSecond: 2n, start: now },
  })
})

it.each([
  ['a type that is not granted', { permission: { ...permission, type: 'contract-call' } }],
  ['no amount', { permission: { ...permission, data: { periodDuration: 3600 } } }],
  ['an amount of 0', { permission: { ...permission, data: { ...data, periodAmount: '0x0' } } }],
  ['a period of 0', { permission: { ...permission, data: { ...data, periodDuration: 0 } } }],
  ['no word on adjustment', { permission: { type: permission.type, data } }],
  ['no end', { rules: [] }],
  ['another rule', { rules: [...rules, { type: 'redeemer', data: { addresses: [to] } }] }],
  ['an end that is over', { rules: [{ type: 'expiry', data: { timestamp: now } }] }],
  ['no receiver', { to: undefined }],
] as const)('refuses %s', (_, changes) => {
  expect(() => readAsked({ ...request, ...changes }, now)).toThrow(expect.objectContaining({ code: -32602 }))
})
