import { encodeFunctionData, erc20Abi, maxUint160 } from 'viem'
import { describe, expect, it } from 'vitest'
import { textOf } from '../../test/describeIt.js'
import { permit2 } from '../calls/callReaders.js'
import { FrameError } from '../FrameError.js'
import type { Read } from '../rpc/createReads.js'
import { describeTypedData } from './describeTypedData.js'
import { readTypedData } from './readTypedData.js'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const node = async (_chain: string, method: string) => (method === 'eth_getCode' ? '0x' : undefined)
const fieldsOf = (text: string) =>
  text.split(',').map(one => {
    const [type = '', name = ''] = one.split(' ')
    return { type, name }
  })

const describeIt = async (
  types: Readonly<Record<string, string>>,
  message: object,
  domain: object = { chainId: 1, verifyingContract: permit2 },
  reads: Read = node,
) => {
  const [primaryType] = Object.keys(types)
  const read = Object.fromEntries(Object.entries(types).map(([name, text]) => [name, fieldsOf(text)]))
  const text = JSON.stringify({ domain, types: read, primaryType, message })
  const { description, spends } = await describeTypedData(reads, 1, account, readTypedData(text, 1))
  const texts = description.rows.map(({ value }) => textOf(value))
  return { ...description, texts, spends }
}

it('reads a permit of EIP-2612 and one of DAI, and shows each field of them', async () => {
  const permit = await describeIt(
    { Permit: 'address owner,address spender,uint256 value,uint256 nonce,uint256 deadline' },
    { owner: account, spender: other, value: '5000000', nonce: 1, deadline: 1_800_000_000 },
    { name: 'USD Coin', version: '2', chainId: 1, verifyingContract: usdc },
  )
  expect(permit).toMatchObject({ title: 'title.tokenApproval', warnings: ['warning.spenderIsAccount'] })
  expect(permit.texts.slice(0, 4)).toEqual([other, '5 USDC', usdc, '2027-01-15T08:00:00Z'])
  expect(permit.rows.map(({ label }) => label)).toContainEqual({ text: '“nonce”' })
  expect(permit.spends).toEqual([{ asset: `eip155:1/erc20:${usdc.toLowerCase()}`, amount: '5000000' }])
  const dai = await describeIt(
    { Permit: 'address holder,address spender,uint256 nonce,uint256 expiry,bool allowed' },
    { holder: account, spender: other, nonce: 0, expiry: 0, allowed: true },
    { chainId: 1, verifyingContract: usdc },
  )
  expect(dai.warnings).toContain('warning.unlimited')
  expect(dai.texts.slice(1, 4)).toEqual(['unlimited', usdc, '∞'])
})

it('reads Permit2: one, several and those of SignatureTransfer', async () => {
  const details = 'address token,uint160 amount,uint48 expiration,uint48 nonce'
  const one = { token: usdc, amount: String(maxUint160), expiration: 1_800_000_000, nonce: 0 }
  const single = await describeIt(
    { PermitSingle: 'PermitDetails details,address spender,uint256 sigDeadline', PermitDetails: details },
    { details: one, spender: other, sigDeadline: 1 },
  )
  expect(single.warnings).toEqual(['warning.unlimited', 'warning.spenderIsAccount'])
  const batch = await describeIt(
    { PermitBatch: 'PermitDetails[] details,address spender,uint256 sigDeadline', PermitDetails: details },
    { details: [one, { ...one, amount: 7 }], spender: other, sigDeadline: 1 },
  )
  expect(batch.spends?.map(({ amount }) => amount)).toEqual([String(maxUint160), '7'])
  const transfer = await describeIt(
    {
      PermitWitnessTransferFrom:
        'TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline,Order witness',
      TokenPermissions: 'address token,uint256 amount',
      Order: 'address reactor',
    },
    {
      permitted: { token: usdc, amount: 9 },
      spender: other,
      nonce: 0,
      deadline: 2,
      witness: { reactor: account },
    },
  )
  expect(transfer.texts).toContain(account)
  expect(transfer.spends?.[0]?.amount).toBe('9')
  const elsewhere = await describeIt(
    { PermitSingle: 'PermitDetails details,address spender,uint256 sigDeadline', PermitDetails: details },
    { details: one, spender: other, sigDeadline: 1 },
    { verifyingContract: other },
  )
  expect(elsewhere.warnings).toEqual(expect.arrayContaining(['warning.anyNetwork', 'warning.notPermit2']))
})

it('reads a call that the data has in it, and asks twice for one that it cannot read', async () => {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [other, 3n] })
  const types = { SafeTx: 'address to,uint256 value,bytes data,uint8 operation' }
  const call = await describeIt(types, { to: usdc, value: 0, data, operation: 0 })
  expect(call.texts).toContain('0.000003 USDC')
  expect(call.isUnreadable).toBe(false)
  const delegate = await describeIt(types, { to: usdc, value: 0, data: '0x12345678', operation: 1 })
  expect(delegate).toMatchObject({ isUnreadable: true, spends: null })
  expect(delegate.warnings).toContain('warning.delegatecall')
})

describe('sec 18: what is shown of a permit comes from its bytes', () => {
  const unknown = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
  const unreachable: Read = () => Promise.reject(new FrameError(-32603, 'No endpoint answers'))
  const ofItems: Read = async (_chain, method, params) => {
    const [first] = params as readonly [{ data: string }]
    if (method === 'eth_getCode') return '0x60'
    if (!first.data.startsWith('0x01ffc9a7')) throw new FrameError(3, 'execution reverted')
    return `0x${'1'.padStart(64, '0')}`
  }
  const permitOf = (read: Read, value: bigint, token: string = unknown) =>
    describeIt(
      { Permit: 'address owner,address spender,uint256 value,uint256 nonce,uint256 deadline' },
      { owner: account, spender: other, value: String(value), nonce: 1, deadline: 1_800_000_000 },
      { chainId: 1, verifyingContract: token },
      read,
    )

  it.each([
    ['no endpoint answers', unreachable],
    ['the contract says that it has items', ofItems],
  ])('where %s', async (_what, read) => {
    const { title, warnings, texts, isUnreadable } = await permitOf(read, 2n ** 256n - 1n)
    expect(title).toBe('title.tokenApproval')
    expect(warnings).toContain('warning.unlimited')
    expect(texts.slice(0, 4)).toEqual([other, 'unlimited', unknown, '2027-01-15T08:00:00Z'])
    expect(isUnreadable).toBe(false)
    const small = await permitOf(read, 7n)
    expect(small.rows[1]).toEqual({ label: 'approval.units', value: { text: '7' } })
    expect(small.spends).toEqual([{ asset: `eip155:1/erc20:${unknown.toLowerCase()}`, amount: '7' }])
  })

  it('warns of a token that could not be read, and of none that the wallet knows by itself', async () => {
    expect((await permitOf(unreachable, 7n)).warnings).toContain('warning.unknownToken')
    const { warnings, texts } = await permitOf(unreachable, 5_000_000n, usdc)
    expect(warnings).not.toContain('warning.unknownToken')
    expect(texts[1]).toBe('5 USDC')
  })

  it.each([
    ['a spender that is none', 'bytes32 spender', `0x${'1'.repeat(64)}`],
    ['a spender of another type', 'string spender', 'me'],
  ])('cannot read one with %s', async (_what, field, spender) => {
    const { isUnreadable, warnings } = await describeIt(
      { Permit: `address owner,${field},uint256 value,uint256 nonce,uint256 deadline` },
      { owner: account, spender, value: 1, nonce: 1, deadline: 1 },
      { chainId: 1, verifyingContract: usdc },
    )
    expect({ isUnreadable, warnings }).toEqual({ isUnreadable: true, warnings: ['warning.unreadable'] })
  })
})

describe('data of a kind that the wallet does not know', () => {
  it('cannot be read or measured, whatever its fields are called', async () => {
    const note = await describeIt({ Note: 'string text' }, { text: 'pay\u202e001' })
    expect(note).toMatchObject({ title: 'title.typedData', spends: null, isUnreadable: true })
    expect(note.warnings).toEqual(['warning.unreadable'])
    expect(note.texts).toContain('pay⟨U+202E⟩001')
  })

  it('cannot be read by a call that it has beside other fields, or a Safe that pays anybody', async () => {
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [permit2, 3n] })
    const call = { to: usdc, value: 0, data, operation: 0 }
    const fields = 'address to,uint256 value,bytes data,uint8 operation'
    const order = await describeIt(
      { Order: 'Call call,address offerer', Call: fields },
      { call, offerer: account },
    )
    expect(order).toMatchObject({ isUnreadable: true, spends: null })
    const safeOf = (gasPrice: number) =>
      describeIt({ SafeTx: `${fields},uint256 gasPrice` }, { ...call, gasPrice })
    expect((await safeOf(1)).isUnreadable).toBe(true)
    expect((await safeOf(0)).isUnreadable).toBe(false)
  })

  it('marks names and values as words of the app, which cannot end where they like', async () => {
    const { rows } = await describeIt({ Note: 'string Approved”byWallet“' }, { 'Approved”byWallet“': 'yes' })
    const [part, ...fields] = rows
    expect(part).toMatchObject({ label: 'approval.signedFields', part: '' })
    expect(fields.every(({ isForeign }) => isForeign)).toBe(true)
    expect(fields.at(-1)?.label).toEqual({ text: '“Approved"byWallet"”' })
  })

  it.each([
    ['with blank letters', 'x\u2800\u3000y'],
    ['of 5000 letters', 'n'.repeat(5000)],
    ['of two lines', 'Amount\n0'],
  ])('shows the name of a field %s in one line, as what it is', async (_what, name) => {
    const { rows } = await describeIt({ Note: 'uint8 a' }, { a: 1 }, { name, chainId: 1 })
    expect(rows[2]?.value).toMatchObject({ text: expect.not.stringMatching(/[\u2800\u3000]/) })
    const read = readTypedData(
      JSON.stringify({
        domain: {},
        primaryType: 'N',
        types: { N: [{ name, type: 'uint8' }] },
        message: { [name]: 1 },
      }),
      1,
    )
    const { description } = await describeTypedData(node, 1, account, read)
    const label = description.rows.at(-1)?.label
    const shown = typeof label === 'object' ? label.text : ''
    expect(shown).not.toMatch(/[\n\u2800\u3000]/)
    expect(shown.length).toBeLessThan(150)
  })
})
