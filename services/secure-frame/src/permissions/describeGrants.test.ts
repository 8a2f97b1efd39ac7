import { publicEnforcers as enforcers, type Permission } from '@latchkit/delegations'
import { publicContracts as contracts } from '@latchkit/secure-protocol/smartAccounts/publicContracts'
import { zeroHash } from 'viem'
import { expect, it } from 'vitest'
import { textOf } from '../../test/describeIt.js'
import { describeGrants } from './describeGrants.js'
import { toDelegation } from './toDelegation.js'

const account = `0x${'aa'.repeat(20)}` as const
const delegate = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const shop = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'
const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const now = 1_800_000_000
const day = 86_400

async function describeOne(permission: Permission, more: { calls?: number; from?: number } = {}) {
  const grant = { delegate, permission, until: now + 30 * day, ...more } as const
  const delegation = toDelegation({ grant, account, contracts, enforcers, salt: 1n })
  const { description, spends } = await describeGrants({
    read: async (_chain, method) => (method === 'eth_getCode' ? '0x' : undefined),
    chainId: 1,
    account,
    enforcers,
    delegations: [delegation],
    now,
    title: 'title.grant',
  })
  const rows = Object.fromEntries(description.rows.map(({ label, value }) => [String(label), textOf(value)]))
  return { ...description, rows, spends }
}

const coin = 'eip155:1/slip44:60'
const until = '2027-02-14T08:00:00Z'

it('says who may spend how much until when, and the most of all periods', async () => {
  const { rows, spends, warnings, isUnreadable } = await describeOne({
    kind: 'native',
    spending: { limit: 'periodic', amount: 10n ** 18n, period: 7 * day + 3661, start: now },
  })
  expect(rows).toEqual({
    'approval.redeemer': delegate,
    'approval.what': 'permission.native',
    'approval.perPeriod': '1 ETH / 7 d 1 h 1 min 1 s',
    'approval.total': '5 ETH',
    'approval.starts': '2027-01-15T08:00:00Z',
    'approval.until': until,
  })
  expect(spends).toEqual([{ asset: coin, amount: String(5n * 10n ** 18n) }])
  expect([warnings, isUnreadable]).toEqual([[], false])
})

it('says what flows, in the words of a token that the wallet knows', async () => {
  const spending = {
    limit: 'stream',
    initial: 1_000_000n,
    perSecond: 5n,
    most: 2n ** 255n,
    start: now,
  } as const
  const { rows, spends } = await describeOne({ kind: 'erc20', token: usdc, spending }, { calls: 3 })
  const most = 1_000_000n + 5n * BigInt(30 * day - 1)
  expect(rows).toMatchObject({
    'approval.what': 'permission.erc20',
    'approval.initial': '1 USDC',
    'approval.flow': '0.000005 USDC / s',
    'approval.uses': '3',
  })
  expect(rows['approval.contract']).toContain(usdc)
  expect(spends).toEqual([{ asset: `eip155:1/erc20:${usdc.toLowerCase()}`, amount: String(most) }])
})

it('never says that nothing is spent: an amount that no number holds counts as the largest', async () => {
  const amount = 2n ** 256n - 1n
  const { spends } = await describeOne({
    kind: 'native',
    spending: { limit: 'periodic', amount, period: 1, start: now },
  })
  expect(spends).toEqual([{ asset: coin, amount: String(amount) }])
})

it('measures neither an item nor calls, and wants a second confirmation for what it cannot read', async () => {
  const item = await describeOne({ kind: 'erc721', token: usdc, tokenId: 7n }, { calls: 1 })
  expect([item.spends, item.isUnreadable, item.rows['approval.item']]).toEqual([null, false, '#7'])
  const call = { kind: 'call', target: shop, equal: [], valueLimit: 0n } as const
  const play = await describeOne({ ...call, selectors: ['0x12345678'] })
  expect(play).toMatchObject({ spends: null, isUnreadable: true, warnings: ['warning.unreadable'] })
  expect(play.rows['approval.functions']).toBe('0x12345678')
  const moving = await describeOne({
    ...call,
    selectors: ['0x095ea7b3'],
    valueLimit: 10n ** 18n,
    equal: [{ start: 4, word: zeroHash }],
  })
  expect(moving.warnings).toEqual(['warning.unreadable', 'warning.movesTokens'])
  expect(moving.rows).toMatchObject({
    'approval.condition': `[4–35] = ${zeroHash}`,
    'approval.each': '1 ETH',
  })
})
