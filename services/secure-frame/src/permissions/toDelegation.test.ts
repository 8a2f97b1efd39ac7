import {
  anyDelegate,
  type Caveat,
  type Delegation,
  describeDelegation,
  type Enforcers,
  publicEnforcers as enforcers,
  type Grant,
  type Permission,
  type Spending,
} from '@latchkit/delegations'
import { publicContracts } from '@latchkit/secure-protocol/smartAccounts/publicContracts'
import * as oracle from '@metamask/delegation-core'
import { DELEGATOR_CONTRACTS } from '@metamask/delegation-deployments'
import * as fc from 'fast-check'
import { bytesToHex, type Hex, pad } from 'viem'
import { describe, expect, it } from 'vitest'
import { UnsupportedPermissionError } from './errors.js'
import { toDelegation } from './toDelegation.js'

const account = `0x${'aa'.repeat(20)}` as const
const delegate = `0x${'bb'.repeat(20)}` as const
const token = `0x${'cc'.repeat(20)}` as const
const [now, until] = [1_800_000_000, 1_800_864_000]

const make = (permission: Permission, more: Partial<Grant> = {}) =>
  toDelegation({
    grant: { delegate, permission, until, ...more },
    account,
    contracts: publicContracts,
    enforcers,
    salt: 5n,
  })
const names = new Map(Object.entries(enforcers).map(([name, address]) => [address, name as keyof Enforcers]))
/** Enforcers by name, and terms, after the two that every delegation has. */
const own = (permission: Permission, more?: Partial<Grant>) =>
  make(permission, more).caveats.slice(2).map(readCaveat)
const readCaveat = ({ enforcer, terms }: Caveat) => [names.get(enforcer), terms]

it('the public enforcers are those of each chain of @metamask/delegation-deployments', () => {
  const chains = Object.values(DELEGATOR_CONTRACTS['1.3.0'] ?? {})
  expect(chains.length).toBeGreaterThan(40)
  for (const chain of chains) expect(chain).toMatchObject(enforcers)
})

const total: Spending = { limit: 'total', amount: 7n }
const periodic: Spending = { limit: 'periodic', amount: 7n, period: 3600, start: now }
const stream: Spending = { limit: 'stream', initial: 3n, perSecond: 2n, most: 100n, start: now }
const times = { startDate: now, startTime: now }

describe('terms are those of @metamask/delegation-core', () => {
  it('for who and how long', () => {
    const { caveats, delegator, authority, salt } = make({ kind: 'native', spending: total }, { from: now })
    expect([delegator, authority, salt]).toEqual([account, oracle.ROOT_AUTHORITY, 5n])
    const terms = oracle.createTimestampTerms({ afterThreshold: now - 1, beforeThreshold: until })
    expect(caveats.slice(0, 2).map(readCaveat)).toEqual([
      ['RedeemerEnforcer', oracle.createRedeemerTerms({ redeemers: [delegate] })],
      ['TimestampEnforcer', terms],
    ])
  })

  it('for the coin, which carries no data', () => {
    const empty = ['ExactCalldataEnforcer', oracle.createExactCalldataTerms({ calldata: '0x' })]
    expect(own({ kind: 'native', spending: total }, { calls: 9 })).toEqual([
      ['LimitedCallsEnforcer', oracle.createLimitedCallsTerms({ limit: 9 })],
      ['NativeTokenTransferAmountEnforcer', oracle.createNativeTokenTransferAmountTerms({ maxAmount: 7n })],
      empty,
    ])
    const period = { periodAmount: 7n, periodDuration: 3600, ...times }
    expect(own({ kind: 'native', spending: periodic })).toEqual([
      ['NativeTokenPeriodTransferEnforcer', oracle.createNativeTokenPeriodTransferTerms(period)],
      empty,
    ])
    const flow = { initialAmount: 3n, maxAmount: 100n, amountPerSecond: 2n, ...times }
    expect(own({ kind: 'native', spending: stream })).toEqual([
      ['NativeTokenStreamingEnforcer', oracle.createNativeTokenStreamingTerms(flow)],
      empty,
    ])
  })

  const noValue = ['ValueLteEnforcer', oracle.createValueLteTerms({ maxValue: 0n })]

  it('for tokens, which come without value', () => {
    const tokenAddress = token
    expect(own({ kind: 'erc20', token, spending: total })).toEqual([
      ['ERC20TransferAmountEnforcer', oracle.createERC20TransferAmountTerms({ tokenAddress, maxAmount: 7n })],
      noValue,
    ])
    const period = { tokenAddress, periodAmount: 7n, periodDuration: 3600, ...times }
    expect(own({ kind: 'erc20', token, spending: periodic })).toEqual([
      ['ERC20PeriodTransferEnforcer', oracle.createERC20TokenPeriodTransferTerms(period)],
      noValue,
    ])
    const flow = { tokenAddress, initialAmount: 3n, maxAmount: 100n, amountPerSecond: 2n, ...times }
    expect(own({ kind: 'erc20', token, spending: stream })).toEqual([
      ['ERC20StreamingEnforcer', oracle.createERC20StreamingTerms(flow)],
      noValue,
    ])
    expect(own({ kind: 'erc721', token, tokenId: 11n })).toEqual([
      ['ERC721TransferEnforcer', oracle.createERC721TransferTerms({ tokenAddress, tokenId: 11n })],
      [
        'AllowedCalldataEnforcer',
        oracle.createAllowedCalldataTerms({ startIndex: 4, value: pad(account, { size: 32 }) }),
      ],
      noValue,
    ])
  })

  it('for calls', () => {
    const word = pad('0x05')
    const selectors = ['0x11223344', '0xaabbccdd'] as const
    const equal = [{ start: 36, word }]
    expect(own({ kind: 'call', target: token, selectors, equal, valueLimit: 4n })).toEqual([
      ['AllowedTargetsEnforcer', oracle.createAllowedTargetsTerms({ targets: [token] })],
      ['AllowedMethodsEnforcer', oracle.createAllowedMethodsTerms({ selectors: [...selectors] })],
      ['AllowedCalldataEnforcer', oracle.createAllowedCalldataTerms({ startIndex: 36, value: word })],
      ['ValueLteEnforcer', oracle.createValueLteTerms({ maxValue: 4n })],
    ])
  })
})

it.each([
  ['everybody', anyDelegate],
  ['the zero address', `0x${'00'.repeat(20)}`],
  ['the account', account.toUpperCase().replace('X', 'x')],
  ['the manager', publicContracts.delegationManager],
] as const)('%s is no delegate', (_who, other) => {
  const refused = () => make({ kind: 'native', spending: total }, { delegate: other as Hex })
  expect(refused).toThrow(UnsupportedPermissionError)
  expect(refused).toThrow('delegate')
})

const call = (target: Hex): Permission => ({
  kind: 'call',
  target,
  selectors: ['0x11223344'],
  equal: [],
  valueLimit: 0n,
})
it.each([
  ['the account', call(account)],
  ['the manager', call(publicContracts.delegationManager)],
  ['the entry point', call(publicContracts.entryPoint)],
  ['an enforcer', call(enforcers.LimitedCallsEnforcer)],
  ['the account as a token', { kind: 'erc20', token: account, spending: total } as const],
  [
    'the manager as a token',
    { kind: 'erc721', token: publicContracts.delegationManager, tokenId: 1n } as const,
  ],
])('%s is no target', (_what, permission) => {
  expect(() => make(permission)).toThrow(UnsupportedPermissionError)
  expect(() => make(permission)).toThrow('target')
})

const address = fc.uint8Array({ minLength: 20, maxLength: 20 }).map(value => bytesToHex(value))
const amount = fc.bigInt(1n, 2n ** 200n)
const time = fc.integer({ min: 1, max: 2 ** 40 })
const spending: fc.Arbitrary<Spending> = fc.oneof(
  fc.record({ limit: fc.constant('total' as const), amount }),
  fc.record({ limit: fc.constant('periodic' as const), amount, period: time, start: time }),
  fc.record({
    limit: fc.constant('stream' as const),
    initial: amount,
    perSecond: amount,
    most: amount,
    start: time,
  }),
)
const selector = fc.uint8Array({ minLength: 4, maxLength: 4 }).map(value => bytesToHex(value))
const word = fc.uint8Array({ minLength: 32, maxLength: 32 }).map(value => bytesToHex(value))
const permission: fc.Arbitrary<Permission> = fc.oneof(
  fc.record({ kind: fc.constant('native' as const), spending }),
  fc.record({ kind: fc.constant('erc20' as const), token: address, spending }),
  fc.record({ kind: fc.constant('erc721' as const), token: address, tokenId: amount }),
  fc.record({
    kind: fc.constant('call' as const),
    target: address,
    selectors: fc.array(selector, { minLength: 1, maxLength: 4 }),
    equal: fc.array(fc.record({ start: fc.integer({ min: 4, max: 400 }), word }), { maxLength: 3 }),
    valueLimit: fc.bigInt(0n, 2n ** 100n),
  }),
)
const grant: fc.Arbitrary<Grant> = fc.record(
  { delegate: address, permission, until: time, from: fc.integer({ min: 2, max: 2 ** 40 }), calls: time },
  { requiredKeys: ['delegate', 'permission', 'until'] },
)

it('describes each grant by its delegation alone', () => {
  fc.assert(
    fc.property(grant, given => {
      const delegation = toDelegation({
        grant: given,
        account,
        contracts: publicContracts,
        enforcers,
        salt: 1n,
      })
      const {
        total: _,
        movesTokens: __,
        account: giver,
        ...read
      } = describeDelegation(delegation, { enforcers, now })
      expect({ giver, read }).toEqual({ giver: account, read: given })
    }),
    { numRuns: 100, seed: 7 },
  )
})

const native = (of: Spending) => make({ kind: 'native', spending: of })
it.each<[string, Delegation, bigint | undefined]>([
  ['a total', native(total), 7n],
  ['each period until the end', native({ ...periodic, period: 86_400 }), 70n],
  ['the rest of a period', native({ ...periodic, period: 86_400, start: now - 1 }), 77n],
  ['what flows until the end', native({ ...stream, most: 10n ** 9n }), 3n + 2n * 863_999n],
  ['the most of a stream', native(stream), 100n],
  ['nothing, when it starts after its end', native({ ...periodic, start: until }), 0n],
  ['calls without value', make(call(token)), 0n],
  [
    'the value of calls with a number',
    make({ ...call(token), valueLimit: 4n } as Permission, { calls: 3 }),
    12n,
  ],
  ['no sum of calls without a number', make({ ...call(token), valueLimit: 4n } as Permission), undefined],
  ['no sum of ERC-721', make({ kind: 'erc721', token, tokenId: 1n }), undefined],
])('says the most that can be spent: %s', (_what, delegation, most) => {
  expect(describeDelegation(delegation, { enforcers, now }).total).toBe(most)
})

it('says that calls move tokens', () => {
  const describe = (...selectors: Hex[]) =>
    describeDelegation(make({ ...call(token), selectors } as Permission), { enforcers, now }).movesTokens
  expect(describe('0x11223344')).toBe(false)
  expect(describe('0x11223344', '0x095ea7b3')).toBe(true)
})

const plain = native(total)
const change = (index: number, changes: Partial<Caveat>) =>
  plain.caveats.map((caveat, at) => (at === index ? { ...caveat, ...changes } : caveat))
it.each<[string, Partial<Delegation>]>([
  ['a delegation that passes another on', { authority: `0x${'11'.repeat(32)}` }],
  ['another delegate than redeems', { delegate: token }],
  ['no caveats', { caveats: [] }],
  ['a caveat that is missing', { caveats: plain.caveats.slice(0, 3) }],
  ['a caveat twice', { caveats: [...plain.caveats, ...plain.caveats.slice(-1)] }],
  ['another order', { caveats: [...plain.caveats].reverse() }],
  ['an enforcer that is not known', { caveats: change(0, { enforcer: token }) }],
  ['arguments', { caveats: change(0, { args: '0x01' }) }],
  ['terms with more bytes', { caveats: change(2, { terms: `0x${'00'.repeat(33)}` }) }],
  ['terms with fewer bytes', { caveats: change(1, { terms: '0x00' }) }],
  ['call data that is not empty', { caveats: change(3, { terms: '0x00' }) }],
])('does not describe %s', (_what, changes) => {
  expect(() => describeDelegation({ ...plain, ...changes }, { enforcers, now })).toThrow(RangeError)
})
