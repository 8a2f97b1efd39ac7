import { encodeAbiParameters, encodeFunctionData, erc20Abi, maxUint256 } from 'viem'
import { describe, expect, it } from 'vitest'
import type { TransactionToSign } from '../wallet/signerMessages.js'
import { describeMessage, describeTransaction, describeTypedData } from './describeRequest.js'

const origin = 'https://app.example'
const encode = (text: string) => new TextEncoder().encode(text)
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const token = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const transaction: TransactionToSign = {
  chainId: 31337,
  nonce: 1,
  to: other,
  value: '0x0de0b6b3a7640000',
  data: '0x',
  gas: '0x5208',
  maxFeePerGas: '0x3b9aca00',
  maxPriorityFeePerGas: '0x0',
  accessList: [],
}

/** A node on which every contract says that it is a token of six decimals. */
const read = async (_chain: string, _method: string, params: unknown) => {
  const [{ data }] = params as [{ data: string }]
  return data === '0x313ce567'
    ? encodeAbiParameters([{ type: 'uint8' }], [6])
    : encodeAbiParameters([{ type: 'string' }], ['USD\u202eC'])
}

describe('describeMessage', () => {
  it('shows characters that hide or turn others', () => {
    const { rows } = describeMessage(encode('pay\u202e001\u200b'), origin)
    expect(rows[0]?.value).toEqual({ text: 'pay⟨U+202E⟩001⟨U+200B⟩' })
  })

  it('shows bytes that are no text, and asks twice', () => {
    expect(describeMessage(new Uint8Array([0xff, 0xfe]), origin)).toMatchObject({
      isUnreadable: true,
      rows: [{ value: { text: '0xfffe' } }],
    })
  })

  it('refuses a sign-in to another site', () => {
    const text = (domain: string) =>
      encode(
        `${domain} wants you to sign in with your Ethereum account:\n${other}\n\n\nURI: https://app.example`,
      )
    expect(describeMessage(text('app.example'), origin).title).toBe('title.signIn')
    expect(describeMessage(text('https://app.example'), origin).title).toBe('title.signIn')
    for (const domain of ['evil.example', 'app.example.evil.test', 'http://app.example', 'app.example:8443'])
      expect(() => describeMessage(text(domain), origin)).toThrow(/signs in to/)
  })
})

describe('describeTypedData', () => {
  const data = (domain: object) => ({ domain, types: {}, primaryType: 'Note', message: { text: 'x' } })

  it('shows every field of domain and message', () => {
    const { rows } = describeTypedData(data({ name: 'App', chainId: 31337 }), 31337)
    expect(rows[0]?.value).toEqual({ text: expect.stringContaining('"text": "x"') })
    expect(rows[0]?.value).toEqual({ text: expect.stringContaining('"name": "App"') })
  })

  it('refuses another network and unknown fields of the domain', () => {
    expect(() => describeTypedData(data({ chainId: 1 }), 31337)).toThrow('The data is for network 1')
    expect(() => describeTypedData(data({ chainId: 31337, extra: 1 }), 31337)).toThrow('Unknown field')
    expect(() => describeTypedData(undefined, 31337)).toThrow('Invalid input')
  })
})

describe('describeTransaction', () => {
  it('shows the whole receiver, the amount and the fee cap of a transfer', async () => {
    const { title, rows } = await describeTransaction(read, transaction)
    expect(title).toBe('title.transfer')
    expect(rows.map(row => row.value)).toEqual([{ text: other }, { text: '1 ETH' }, { text: '0.000021 ETH' }])
  })

  it('reads a transfer of a token, and neutralises its name', async () => {
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [other, 1_500_000n] })
    const { title, rows } = await describeTransaction(read, { ...transaction, to: token, value: '0x0', data })
    expect(title).toBe('title.tokenTransfer')
    expect(rows.slice(0, 2).map(row => row.value)).toEqual([{ text: other }, { text: '1.5 USD⟨U+202E⟩C' }])
  })

  it('warns of an unlimited approval', async () => {
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [other, maxUint256] })
    const described = await describeTransaction(read, { ...transaction, to: token, value: '0x0', data })
    expect(described.warnings).toContain('warning.unlimited')
    expect(described.rows[1]?.value).toEqual({ key: 'unlimited' })
  })

  it.each([
    ['other calls', '0xdeadbeef', token],
    ['bytes after the arguments', `0xa9059cbb${'0'.repeat(130)}`, token],
    ['new contracts', '0x6000', null],
  ] as const)('asks twice for %s', async (_what, data, to) => {
    const { isUnreadable, rows } = await describeTransaction(read, { ...transaction, value: '0x0', data, to })
    expect(isUnreadable).toBe(true)
    expect(rows).toContainEqual({ label: 'approval.data', value: { text: data } })
  })
})
