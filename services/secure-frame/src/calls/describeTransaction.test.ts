import {
  encodeAbiParameters,
  encodeFunctionData,
  erc20Abi,
  getAddress,
  type Hex,
  maxUint256,
  parseAbi,
  toFunctionSelector,
  toHex,
} from 'viem'
import { describe, expect, it } from 'vitest'
import type { Description } from '../approval/describeRequest.js'
import { descriptors } from '../descriptors/descriptors.js'
import { FrameError } from '../FrameError.js'
import type { TransactionToSign } from '../wallet/signerMessages.js'
import { permit2 } from './callReaders.js'
import { describeTransaction } from './describeTransaction.js'
import { findContract, findToken } from './knownContracts.js'
import { readSignature } from './readSignature.js'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const token = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const weth = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'
const base: TransactionToSign = {
  ...{ chainId: 31337, nonce: 1, to: other, value: '0x0', data: '0x', gas: '0x5208' },
  ...{ maxFeePerGas: '0x3b9aca00', maxPriorityFeePerGas: '0x0', accessList: [] },
}

/** A node: the contracts that it has, what its tokens say, and what it simulates. */
type Node = {
  code?: Record<string, string>
  decimals?: number
  symbol?: string
  simulated?: unknown
  called?: unknown
}

const nodeOf =
  ({ code = {}, decimals = 6, symbol = 'USD', simulated, called }: Node) =>
  async (_chain: string, method: string, params: unknown) => {
    const [first] = params as readonly [{ to: string; data: string } & string]
    if (method === 'eth_getCode') return code[first] ?? '0x'
    if (method === 'eth_simulateV1') {
      if (simulated) return simulated
      throw new FrameError(-32601, 'Method not found')
    }
    if (first.data === '0x313ce567' && first.to.toLowerCase() === token.toLowerCase())
      return toHex(decimals, { size: 32 })
    if (first.data === '0x95d89b41' && first.to.toLowerCase() === token.toLowerCase())
      return encodeAbiParameters([{ type: 'string' }], [symbol])
    if (called instanceof Error && 'gas' in first) throw called
    return '0x'
  }
const describeIt = (changes: Partial<TransactionToSign>, node: Node = {}) =>
  describeTransaction(nodeOf(node), { ...base, ...changes }, account)
const textsOf = ({ rows }: Description) => rows.map(({ value }) => ('text' in value ? value.text : value.key))
const encode = (signature: string, args: readonly unknown[]) =>
  encodeFunctionData({ abi: parseAbi([`function ${signature}`] as readonly string[]), args } as never) as Hex

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
      ...['warning.unreadable', 'warning.unlimited', 'warning.unknownSpender', 'warning.unknownToken'],
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

describe('descriptors', () => {
  const [aave, lido] = descriptors

  it('describes a call by them, with the arguments that they leave out', async () => {
    const data = encode('supply(address,uint256,address,uint16)', [usdc, 2_000_000n, other, 7])
    const { description } = await describeIt({ chainId: 1, to: aave?.deployments[1] as Hex, data })
    expect(description.title).toBe('title.supply')
    expect(textsOf(description).slice(0, 4)).toEqual(['2 USDC', usdc, other, '7'])
    expect(description.rows[3]?.label).toEqual({ text: 'referralCode' })
    const stake = await describeIt({
      ...{ chainId: 1, to: lido?.deployments[1] as Hex, value: '0x1' },
      data: encode('submit(address)', [other]),
    })
    expect(textsOf(stake.description).slice(0, 2)).toEqual(['0.000000000000000001 ETH', other])
    const unknown = await describeIt({ chainId: 1, to: aave?.deployments[1] as Hex, data: '0x12345678' })
    expect(unknown.description.isUnreadable).toBe(true)
  })

  describe('of SwapRouter02', () => {
    const uniswap = descriptors.find(({ owner }) => owner === 'Uniswap')
    const router = uniswap?.deployments[1] as Hex
    const self = `0x${'0'.repeat(39)}2`
    const swapOf = (...calls: Hex[]) =>
      describeIt({
        ...{ chainId: 1, to: router, data: encode('multicall(uint256,bytes[])', [9n, calls]) },
      }).then(({ description }) => description)
    const exactInput = 'exactInput((bytes,address,uint256,uint256))'
    const path = (...tokens: string[]) => `0x${tokens.map(text => text.slice(2)).join('0001f4')}`
    const textOf = ({ rows }: Description, label: string) =>
      rows.flatMap(({ label: own, value }) => (own === label && 'text' in value ? value.text : []))

    it('says what is paid, what is bought at least, and for whom', async () => {
      const description = await swapOf(
        encode(exactInput, [[path(usdc, token, weth), self, 2_000_000n, 10n ** 15n]]),
        encode('unwrapWETH9WithFee(uint256,address,uint256,address)', [10n ** 15n, account, 85n, other]),
      )
      expect(description).toMatchObject({ title: 'title.batch', isUnreadable: false })
      expect(description.rows.flatMap(({ value }) => ('key' in value ? value.key : []))).toEqual(
        expect.arrayContaining(['title.swap', 'title.payOut']),
      )
      expect(textOf(description, 'approval.sold')).toEqual(['2 USDC'])
      expect(textOf(description, 'approval.bought')).toEqual(['0.001 WETH', '0.001 ETH'])
      expect(textOf(description, 'approval.to')).toEqual([`${router} (Uniswap v3 Router 2)`, account])
      expect(textOf(description, 'approval.feeTo')).toEqual([other])
      // The tokens of the path, and the part, are shown as they are.
      expect(textsOf(description)).toEqual(
        expect.arrayContaining([path(usdc, token, weth).toLowerCase(), '85']),
      )
    })

    it('reads the swaps of v2 and of a single pool, and what is paid to whom the call is of', async () => {
      const caller = `0x${'0'.repeat(39)}1`
      const second = await swapOf(
        encode('swapExactTokensForTokens(uint256,uint256,address[],address)', [
          ...[7_000_000n, 5n, [usdc, weth], caller],
        ]),
      )
      expect([textOf(second, 'approval.sold'), textOf(second, 'approval.to')]).toEqual([
        ['7 USDC'],
        [account],
      ])
      const single = await swapOf(
        encode('exactInputSingle((address,address,uint24,address,uint256,uint256,uint160))', [
          [weth, usdc, 500, other, 10n ** 18n, 3_000_000n, 0n],
        ]),
        encode('sweepToken(address,uint256,address)', [usdc, 3_000_000n, caller]),
      )
      expect(textOf(single, 'approval.bought')).toEqual(['3 USDC', '3 USDC'])
      // Calls that pay out have no such names.
      expect(textOf(single, 'approval.to')).toEqual([other, caller])
    })

    it('says what is bought exactly, and what is paid at most', async () => {
      const description = await swapOf(
        // The path starts with what is bought.
        encode('exactOutput((bytes,address,uint256,uint256))', [
          [path(weth, token, usdc), other, 10n ** 15n, 2_000_000n],
        ]),
        encode('exactOutputSingle((address,address,uint24,address,uint256,uint256,uint160))', [
          [usdc, weth, 500, self, 10n ** 16n, 3_000_000n, 0n],
        ]),
        encode('swapTokensForExactTokens(uint256,uint256,address[],address)', [
          ...[10n ** 17n, 4_000_000n, [usdc, token, weth], other],
        ]),
        encode('unwrapWETH9(uint256)', [10n ** 16n]),
      )
      expect(description).toMatchObject({ title: 'title.batch', isUnreadable: false })
      expect(textOf(description, 'approval.soldAtMost')).toEqual(['2 USDC', '3 USDC', '4 USDC'])
      expect(textOf(description, 'approval.boughtExactly')).toEqual(['0.001 WETH', '0.01 WETH', '0.1 WETH'])
      expect(textOf(description, 'approval.bought')).toEqual(['0.01 ETH'])
      expect(textOf(description, 'approval.to')).toEqual([
        ...[other, `${router} (Uniswap v3 Router 2)`, other],
      ])
    })

    it('says how much of the coins of the call is wrapped', async () => {
      const description = await swapOf(
        encode('wrapETH(uint256)', [10n ** 16n]),
        encode('sweepToken(address,uint256,address)', [weth, 10n ** 16n, account]),
      )
      expect(description).toMatchObject({ title: 'title.batch', isUnreadable: false })
      expect(textOf(description, 'approval.wrapped')).toEqual(['0.01 ETH'])
      expect(textOf(description, 'approval.bought')).toEqual(['0.01 WETH'])
    })

    it.each([
      ['without tokens', [[path(), self, 1n, 1n]]],
      ['of part of a token', [['0x1234', self, 1n, 1n]]],
    ])('does not read a path %s', async (_what, args) => {
      expect(await swapOf(encode(exactInput, args))).toMatchObject({ isUnreadable: true })
    })

    it.each([
      [exactInput, '0xb858183f'],
      ['exactInputSingle((address,address,uint24,address,uint256,uint256,uint160))', '0x04e45aaf'],
      ['swapExactTokensForTokens(uint256,uint256,address[],address)', '0x472b43f3'],
      ['exactOutput((bytes,address,uint256,uint256))', '0x09b81346'],
      ['exactOutputSingle((address,address,uint24,address,uint256,uint256,uint160))', '0x5023b4df'],
      ['swapTokensForExactTokens(uint256,uint256,address[],address)', '0x42712a67'],
      ['wrapETH(uint256)', '0x1c58db4f'],
      ['unwrapWETH9(uint256)', '0x49616997'],
      ['unwrapWETH9WithFee(uint256,address,uint256,address)', '0x9b2c0a37'],
      ['sweepTokenWithFee(address,uint256,address,uint256,address)', '0xe0e189a0'],
    ])('has the selector of %s', (signature, selector) => {
      const known = Object.keys(uniswap?.formats ?? {}).map(text => readSignature(text).selector)
      expect(known).toContain(selector)
      expect(toFunctionSelector(`function ${signature}`)).toBe(selector)
    })
  })

  it('names the sources of each at a commit, under a licence that allows its use', () => {
    for (const { sources } of descriptors) {
      expect(sources).not.toEqual([])
      for (const { source, path, commit, licence } of sources) {
        expect(`${source}/${path}`).toMatch(/^[\w-]+\/[\w-]+\/[\w./-]+$/)
        expect(commit).toMatch(/^[\da-f]{40}$/)
        expect(['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'CC0-1.0']).toContain(licence)
      }
    }
  })

  it('knows each of their contracts', () => {
    for (const { deployments } of descriptors)
      for (const [chainId, address] of Object.entries(deployments)) {
        expect(getAddress(address)).toBe(address)
        expect(findContract(Number(chainId), address) ?? findToken(Number(chainId), address)).toBeDefined()
      }
  })
})

describe('simulation', () => {
  const transfer = (address: Hex, from: Hex, to: Hex, amount: bigint) => ({
    ...{ address, data: toHex(amount, { size: 32 }) },
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
