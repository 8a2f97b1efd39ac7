import { encodeFunctionData, erc20Abi, type Hex, maxUint256, toHex } from 'viem'
import { describe, expect, it } from 'vitest'
import { account, describeIt, encode, type Node, other, textsOf, token, usdc } from '../../test/describeIt.js'
import { FrameError } from '../FrameError.js'
import type { TransactionToSign } from '../wallet/signerMessages.js'
import { permit2 } from './callReaders.js'

describe('transfers', () => {
  it('shows the whole receiver, the amount and the fee cap, and counts both', async () => {
    const { description, spends } = await describeIt({ value: '0x0de0b6b3a7640000' })
    expect(description.title).toBe('title.transfer')
    expect(textsOf(description)).toEqual([other, '1 ETH', '0.000021 ETH', '', 'estimate.none'])
    expect(spends).toEqual([
      { asset: 'eip155:31337/slip44:60', amount: String(10n ** 18n) },
      { asset: 'eip155:31337/slip44:60', amount: '21000000000000' },
    ])
  })

  it('warns of a receiver that is a contract, a token, the token itself, or runs foreign code', async () => {
    const code = { [token]: '0x60', [other]: '0x60' }
    const warningsOf = async (changes: Partial<TransactionToSign>, found: Node['code'] = code) =>
      (await describeIt(changes, { code: found })).description.warnings
    expect(await warningsOf({ to: other })).toEqual(['warning.toContract'])
    expect(await warningsOf({ to: token })).toEqual(['warning.toToken'])
    const data = encode('transfer(address,uint256)', [token, 1n])
    expect(await warningsOf({ to: token, data })).toContain('warning.toToken')
    expect(await warningsOf({ to: other }, { [other]: `0xef0100${'1'.repeat(40)}` })).toEqual([
      'warning.delegated',
    ])
  })

  it('sec 18: a node that lies about decimals changes nothing of a known token, and is flagged for others', async () => {
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [other, 1_500_000n] })
    for (const decimals of [6, 18, 200]) {
      const { description } = await describeIt({ chainId: 1, to: usdc, data }, { decimals, symbol: 'FREE' })
      expect(textsOf(description).slice(0, 3)).toEqual([other, '1.5 USDC', usdc])
      expect(description.warnings).toEqual([])
    }
    const { description } = await describeIt({ to: token, data }, { decimals: 0, symbol: 'US\u202eDС' })
    expect(textsOf(description).slice(0, 4)).toEqual([other, '1500000 US⟨U+202E⟩D⟨U+0421⟩', '1500000', token])
    expect(description.warnings).toEqual(['warning.tokenInTransit'])
    const fake = await describeIt({ to: token, data }, { symbol: 'USDC' })
    expect(fake.description.warnings).toContain('warning.lookalike')
    // Decimals that no amount has.
    expect((await describeIt({ to: token, data }, { decimals: 200 })).description.isUnreadable).toBe(true)
  })

  it('shows items by their numbers', async () => {
    const data = encode('safeBatchTransferFrom(address,address,uint256[],uint256[],bytes)', [
      account,
      other,
      [1n, 2n],
      [1n, 3n],
      '0x',
    ])
    const { description, spends } = await describeIt({ to: token, data })
    expect(textsOf(description).slice(0, 4)).toEqual([other, '#1', '#2 × 3', token])
    expect(spends).toBeNull()
  })
})

describe('approvals', () => {
  const approve = (spender: Hex, amount: bigint, node: Node = {}, name = 'approve') =>
    describeIt({ to: token, data: encode(`${name}(address,uint256)`, [spender, amount]) }, node)

  it('warns of an unlimited one, and of a spender that is not known or a person', async () => {
    const { description, spends } = await approve(other, maxUint256)
    expect(description.title).toBe('title.tokenApproval')
    expect(textsOf(description).slice(0, 2)).toEqual([other, 'unlimited'])
    expect(description.warnings).toEqual([
      'warning.unlimited',
      'warning.spenderIsAccount',
      'warning.tokenInTransit',
    ])
    expect(spends?.[0]).toEqual({
      asset: `eip155:31337/erc20:${token.toLowerCase()}`,
      amount: String(maxUint256),
    })
    const contract = await approve(other, 5n, { code: { [other]: '0x60' } }, 'increaseAllowance')
    expect(contract.description.warnings).toContain('warning.unknownSpender')
    const known = await approve(permit2, 5n)
    expect(known.description.warnings).toEqual(['warning.tokenInTransit'])
    expect(textsOf(known.description)[0]).toBe(`${permit2} (Permit2)`)
  })

  it('tells one that is taken back', async () => {
    expect((await approve(other, 0n)).description).toMatchObject({
      title: 'title.revoke',
      warnings: ['warning.tokenInTransit'],
    })
  })

  it('sec 18: warns of an unlimited one of which no node tells anything', async () => {
    const node: Node = { code: { [other]: '0x60' }, decimals: 200 }
    const { description } = await approve(other, maxUint256, node)
    expect(description.title).toBe('title.tokenApproval')
    expect(textsOf(description).slice(0, 3)).toEqual([other, 'unlimited', token])
    expect(description.warnings).toEqual([
      'warning.unreadable',
      'warning.unlimited',
      'warning.unknownSpender',
      'warning.unknownToken',
    ])
    // It may be the item 0 that is given.
    expect((await approve(other, 0n, node)).description.title).toBe('title.tokenApproval')
  })

  it('warns of an operator of all items', async () => {
    const all = await describeIt({
      to: token,
      data: encode('setApprovalForAll(address,bool)', [other, true]),
    })
    expect(all.description).toMatchObject({
      title: 'title.allItems',
      warnings: ['warning.allItems', 'warning.spenderIsAccount'],
    })
    expect(all.spends).toBeNull()
  })
})

it('numbers the calls of a batch, and asks twice when one of them cannot be read', async () => {
  const inner = [encode('approve(address,uint256)', [permit2, 1n]), '0xdeadbeef']
  const data = encode('multicall(bytes[])', [[encode('multicall(bytes[])', [inner])]])
  const { description, spends } = await describeIt({ to: token, data })
  expect(description.title).toBe('title.batch')
  expect(description.rows.flatMap(({ part }) => part || [])).toEqual(['1', '1.1', '1.2'])
  expect(textsOf(description)).toContain('0xdeadbeef')
  expect(description.isUnreadable).toBe(true)
  expect(spends).toBeNull()
})

it.each([
  ['other calls', '0xdeadbeef', token, 'title.call'],
  ['bytes after the arguments', `0xa9059cbb${'0'.repeat(130)}`, token, 'title.call'],
  [
    'a transfer of what is no token',
    encode('transfer(address,uint256)', [account, 1n]),
    other,
    'title.tokenTransfer',
  ],
  [
    'an allowance of what is no token',
    encode('approve(address,uint256)', [token, 1n]),
    other,
    'title.tokenApproval',
  ],
  ['new contracts', '0x6000', null, 'title.call'],
] as const)('asks twice for %s, and shows all bytes', async (_what, data, to, title) => {
  const { description, spends } = await describeIt({ data, to })
  expect(description).toMatchObject({ isUnreadable: true, title })
  expect(description.warnings).toContain('warning.unreadable')
  expect(description.rows).toContainEqual({ label: 'approval.data', value: { text: data } })
  expect(spends).toBeNull()
})

describe('simulation', () => {
  const transfer = (address: Hex, from: Hex, to: Hex, amount: bigint) => ({
    address,
    data: toHex(amount, { size: 32 }),
    topics: [
      '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef',
      ...[from, to].map(party => `0x${party.slice(2).toLowerCase().padStart(64, '0')}`),
    ],
  })

  it('shows what changes as an estimate', async () => {
    const logs = [
      transfer(token, other, account, 5n),
      transfer(`0x${'e'.repeat(40)}`, account, other, 10n ** 18n),
    ]
    const { description } = await describeIt(
      { value: '0x1' },
      { simulated: [{ calls: [{ status: '0x1', logs }] }] },
    )
    expect(description.rows.at(-3)).toMatchObject({ label: 'approval.estimate', part: '' })
    expect(textsOf(description).slice(-2)).toEqual(['− 1 ETH', `+ 0.000005 USD (${token})`])
  })

  it('warns when it fails, and does not refuse', async () => {
    const returnData = encode('Error(string)', ['not\u200b enough'])
    const failed = await describeIt({}, { simulated: [{ calls: [{ status: '0x0', returnData }] }] })
    expect(failed.description.warnings).toEqual(['warning.fails'])
    expect(textsOf(failed.description).at(-1)).toBe('not⟨U+200B⟩ enough')
    const called = await describeIt({}, { called: new FrameError(3, 'execution reverted') })
    expect(called.description.warnings).toEqual(['warning.fails'])
    const away = await describeIt({}, { called: new FrameError(-32603, 'No endpoint answers') })
    expect(away.description.warnings).toEqual([])
    const odd = await describeIt({}, { simulated: { unknown: true } })
    expect(odd.description.warnings).toEqual([])
  })
})
