import { encodeFunctionData, erc20Abi, maxUint160 } from 'viem'
import { expect, it } from 'vitest'
import { permit2 } from '../calls/callReaders.js'
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
) => {
  const [primaryType] = Object.keys(types)
  const read = Object.fromEntries(Object.entries(types).map(([name, text]) => [name, fieldsOf(text)]))
  const text = JSON.stringify({ domain, types: read, primaryType, message })
  const { description, spends } = await describeTypedData(node, 1, account, readTypedData(text, 1))
  const texts = description.rows.map(({ value }) => ('text' in value ? value.text : value.key))
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
  expect(permit.rows.map(({ label }) => label)).toContainEqual({ text: 'nonce' })
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
      ...{ permitted: { token: usdc, amount: 9 }, spender: other, nonce: 0, deadline: 2 },
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

it('cannot measure other data', async () => {
  const note = await describeIt({ Note: 'string text' }, { text: 'pay\u202e001' })
  expect(note).toMatchObject({ title: 'title.typedData', spends: null, isUnreadable: false })
  expect(note.texts).toContain('pay⟨U+202E⟩001')
})
