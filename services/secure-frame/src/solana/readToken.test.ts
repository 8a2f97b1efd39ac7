import { base58 } from '@scure/base'
import { describe, expect, it } from 'vitest'
import { textOf } from '../../test/describeIt.js'
import { programs } from './programs.js'
import { readTokenMove } from './readTokenMove.js'
import { readTokenRule } from './readTokenRule.js'
import { getTokenInstructionName } from './tokenInstructionNames.js'
import type { SolanaContext, SolanaStep } from './types.js'

const bytes = (byte: number) => new Uint8Array(32).fill(byte)
const key = (byte: number) => base58.encode(bytes(byte))
const [account, source, mint, target, other] = [key(1), key(2), key(3), key(4), key(5)]
const u64 = (value: bigint) => [...new Uint8Array(new BigUint64Array([value]).buffer)]
const most = 2n ** 64n - 1n
const chain = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const asset = `${chain}/token:${mint}`

/** Facts that the chain tells, or none at all. */
const contextOf = (isKnown = true): SolanaContext => ({
  chain,
  account,
  opened: new Map(),
  facts: {
    tokenAccount: async address =>
      isKnown ? { mint, owner: address === target ? other : account } : undefined,
    decimals: async () => (isKnown ? 3 : undefined),
  },
})

async function readIt(
  data: readonly number[],
  addresses: readonly string[],
  { isKnown = true, program = programs.token2022 as string } = {},
) {
  const accounts = addresses.map(address => ({ address, isSigner: address === account, isWritable: true }))
  const instruction = { program, accounts, data: new Uint8Array(data) }
  const context = contextOf(isKnown)
  const step = (await readTokenMove(context, instruction)) ?? readTokenRule(context, instruction)
  return step && { ...step, rows: toPairs(step) }
}
const toPairs = ({ rows }: SolanaStep) => rows.map(({ label, value }) => [label, textOf(value)])

describe('sec 18: what others may spend of a token', () => {
  it('is shown by the delegate and the amount, and warned of when it is unlimited', async () => {
    const limited = await readIt([4, ...u64(1500n)], [source, other, account])
    expect(limited).toEqual({
      title: 'title.tokenApproval',
      warnings: [],
      spends: [{ asset, amount: '1500' }],
      rows: [
        ['approval.spender', other],
        ['approval.amount', '1.5'],
        ['approval.token', mint],
        ['approval.tokenAccount', source],
      ],
    })
    const checked = await readIt([13, ...u64(most), 6], [source, mint, other, account])
    expect(checked).toMatchObject({ title: 'title.tokenApproval', warnings: ['warning.unlimited'] })
    expect(checked?.rows).toContainEqual(['approval.amount', 'unlimited'])
  })

  it('comes from the bytes where no node answers', async () => {
    const step = await readIt([4, ...u64(most)], [source, other, account], { isKnown: false })
    expect(step).toMatchObject({
      title: 'title.tokenApproval',
      warnings: ['warning.unlimited', 'warning.unknownToken'],
      rows: [
        ['approval.spender', other],
        ['approval.amount', 'unlimited'],
        ['approval.tokenAccount', source],
      ],
    })
  })

  it('is taken back by Revoke', async () => {
    expect(await readIt([5], [source, account], { program: programs.token })).toMatchObject({
      title: 'title.revoke',
      spends: [],
      rows: [
        ['approval.instruction', 'Token: Revoke'],
        ['approval.tokenAccount', source],
      ],
    })
  })
})

it('sec 18: reads what burns a token, and a transfer with the fee of the token', async () => {
  for (const data of [
    [8, ...u64(1500n)],
    [15, ...u64(1500n), 3],
  ])
    expect(await readIt(data, [source, mint, account])).toMatchObject({
      title: 'title.burn',
      spends: [{ asset, amount: '1500' }],
      rows: [
        ['approval.amount', '1.5'],
        ['approval.token', mint],
        ['approval.tokenAccount', source],
      ],
    })
  expect(await readIt([26, 1, ...u64(1500n), 3, ...u64(7n)], [source, mint, target, account])).toMatchObject({
    title: 'title.tokenTransfer',
    rows: [
      ['approval.to', other],
      ['approval.amount', '1.5'],
      ['approval.tokenFee', '0.007'],
      ['approval.token', mint],
    ],
  })
})

describe('sec 18: who may do what with a token', () => {
  const zero = Array.from(new Uint8Array(32))
  const own = Array.from(bytes(5))

  it.each([
    ['another owner', [6, 2, 1, ...own], [source, account], 'title.setAuthority', ['warning.givesAccount']],
    [
      'another authority',
      [6, 0, 1, ...own],
      [mint, account],
      'title.setAuthority',
      ['warning.givesAuthority'],
    ],
    ['no authority', [6, 3, 0], [source, account], 'title.setAuthority', []],
    ['no authority, with room for one', [6, 3, 0, ...zero], [source, account], 'title.setAuthority', []],
    [
      'a delegate for good',
      [6, 8, 1, ...own],
      [mint, account],
      'title.setAuthority',
      ['warning.permanentDelegate'],
    ],
    ['an account that is closed', [9], [source, account, account], 'title.closeAccount', []],
    [
      'one that is emptied into another',
      [9],
      [source, other, account],
      'title.closeAccount',
      ['warning.leaves'],
    ],
    ['a frozen account', [10], [source, mint, account], 'title.freeze', ['warning.freezes']],
    ['one that is free again', [11], [source, mint, account], 'title.thaw', []],
    ['fees', [26, 5, 44, 1, ...u64(9n)], [mint, account], 'title.tokenRules', []],
    ['fees that are taken out', [26, 3, 1], [mint, target, account, source], 'title.tokenTransfer', []],
    ['frozen new accounts', [28, 1, 2], [mint, account], 'title.tokenRules', ['warning.freezes']],
    ['usable new accounts', [28, 1, 1], [mint, account], 'title.tokenRules', []],
    ['a delegate from the start', [35, ...own], [mint], 'title.tokenRules', ['warning.permanentDelegate']],
    ['a hook', [36, 1, ...own], [mint, account], 'title.tokenRules', ['warning.hook']],
    ['a hook from the start', [36, 0, ...own, ...own], [mint], 'title.tokenRules', ['warning.hook']],
    ['a token that is paused', [44, 1], [mint, account], 'title.freeze', ['warning.freezes']],
    ['one that is resumed', [44, 2], [mint, account], 'title.thaw', []],
  ])('%s', async (_what, data, accounts, title, warnings) => {
    const step = await readIt(data, accounts)
    expect(step).toMatchObject({ title, warnings })
    expect(step?.isUnreadable ?? false).toBe(false)
    const texts = step?.rows.map(([, text]) => text)
    expect(texts).toEqual(expect.arrayContaining(accounts.filter(one => one !== account)))
    // Nothing that is given, or taken from others, has a measure.
    expect(step?.spends).toEqual(data[0] === 9 && accounts[1] === account ? [] : null)
  })

  it('says to whom an authority is given, which it is, and the fee', async () => {
    expect((await readIt([6, 2, 1, ...own], [source, account]))?.rows.slice(1)).toEqual([
      ['approval.accountChanges', source],
      ['approval.authorityKind', 'AccountOwner'],
      ['approval.newAuthority', other],
    ])
    expect((await readIt([26, 5, 44, 1, ...u64(9n)], [mint, account]))?.rows.slice(2)).toEqual([
      ['approval.feeRate', '3 %'],
      ['approval.mostFee', '9'],
    ])
    expect((await readIt([36, 1, ...zero], [mint, account]))?.rows.at(-1)).toEqual([
      'approval.hookProgram',
      'authority.none',
    ])
  })

  it.each([
    ['bytes after the end', [5, 0], [source, account]],
    ['an authority that it does not know', [6, 17, 0], [source, account]],
    ['a state that it does not know', [28, 1, 3], [mint, account]],
    ['too few accounts', [4, ...u64(1n)], [source, other]],
    ['a confidential transfer', [27, 7, 1], [source, mint, target, account]],
  ])('reads none of %s', async (_what, data, accounts) => {
    expect(await readIt(data, accounts)).toBeUndefined()
  })

  it('reads no extension of the Token program, which has none', async () => {
    expect(await readIt([44, 1], [mint, account], { program: programs.token })).toBeUndefined()
  })
})

it('sec 18: shows all accounts where others sign as well, or a hook runs', async () => {
  for (const [data, accounts] of [
    [
      [12, ...u64(1n), 3],
      [source, mint, target, account, other],
    ],
    [
      [4, ...u64(1n)],
      [source, other, target, account],
    ],
    [[5], [source, other, account]],
  ] as const) {
    const step = await readIt(data, accounts)
    expect(step).toMatchObject({ isUnreadable: true, spends: null })
    expect(step?.rows.filter(([label]) => String(label).startsWith('approval.accountSigns'))).toHaveLength(1)
    expect(step?.rows.slice(-accounts.length).map(([, text]) => text)).toEqual(accounts)
  }
})

it('names instructions that it does not read', () => {
  const nameOf = (...data: number[]) => getTokenInstructionName(programs.token2022, new Uint8Array(data))
  expect([nameOf(27, 5), nameOf(27, 7), nameOf(37, 0), nameOf(42, 3), nameOf(44, 2), nameOf(45)]).toEqual([
    'Token-2022: ConfidentialTransfer.Deposit',
    'Token-2022: ConfidentialTransfer.Transfer',
    'Token-2022: ConfidentialTransferFee',
    'Token-2022: ConfidentialMintBurn',
    'Token-2022: Pausable.Resume',
    'Token-2022: UnwrapLamports',
  ])
  expect(nameOf(200)).toBeUndefined()
  expect(getTokenInstructionName(programs.system, new Uint8Array([2]))).toBeUndefined()
})
