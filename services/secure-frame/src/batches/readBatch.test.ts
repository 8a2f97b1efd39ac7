import { expect, it } from 'vitest'
import { describeVectors } from '../../test/vectors.js'
import { type CallsRequest, readBatch } from './readBatch.js'

const to = '0xd46e8dd67c5d32be8058bb8eb970870f07244567'
const request: CallsRequest = { version: '2.0.0', chainId: '0x7a69', calls: [{ to, value: '0x1' }] }
const read = (changes: object) => readBatch({ ...request, ...changes })

it('reads a batch, and makes an id where there is none', () => {
  const { id, ...batch } = read({ atomicRequired: true })
  expect(id).toMatch(/^0x[\da-f]{64}$/)
  expect(read({}).id).not.toBe(id)
  expect(batch).toEqual({
    chainId: 31337,
    from: undefined,
    isAtomicRequired: true,
    calls: [{ to, value: 1n, data: '0x' }],
    paymaster: undefined,
  })
})

type Refusal = readonly [name: string, code: number, changes: object]
type Vectors = {
  readonly wallet_sendCalls: { readonly params: readonly [CallsRequest] }
  readonly errorCodes: readonly { readonly code: number; readonly methods: readonly string[] }[]
}

describeVectors<Vectors>('ethereum/eip-5792.json', ({ wallet_sendCalls, errorCodes }) => {
  const [published] = wallet_sendCalls.params
  const [whole, odd] = published.calls
  const many = (count: number, call: object) => ({ calls: Array.from({ length: count }, () => call) })
  const cases: readonly Refusal[] = [
    // Its text calls a leading zero invalid, and the second call has half a byte.
    ['the published chain id', -32602, { chainId: '0x01' }],
    ['the published odd data', -32602, { calls: [whole, odd] }],
    ['no chain', -32602, { chainId: undefined }],
    ['version 1', -32602, { version: '1.0' }],
    ['no calls', -32602, { calls: [] }],
    ['a new contract', -32602, { calls: [{ data: '0x6000' }] }],
    ['half an address', -32602, { calls: [{ to: '0x12' }] }],
    ['a value of more than 256 bits', -32602, { calls: [{ to, value: `0x${'1'.repeat(65)}` }] }],
    ['a value without digits', -32602, { calls: [{ to, value: '0x' }] }],
    ['an id that is too long', -32602, { id: '1'.repeat(8195) }],
    ['a paymaster without an address', -32602, { capabilities: { paymasterService: {} } }],
    ['a capability', 5700, { capabilities: { x: {} } }],
    ['a capability that is null', 5700, { capabilities: { x: null } }],
    ['a capability of a call', 5700, { calls: [{ to, capabilities: { x: { optional: false } } }] }],
    ['101 calls', 5740, many(101, { to })],
    ['more than 128 KiB', 5740, many(2, { to, data: `0x${'00'.repeat(33_000)}` })],
  ]

  it('accepts the rest of it', () => {
    const batch = read({ ...published, chainId: '0x1', calls: [whole] })
    expect(batch).toMatchObject({ chainId: 1, from: published.from, isAtomicRequired: true })
    expect(batch.calls).toEqual([{ to: whole?.to, data: whole?.data, value: 0x9184e72an }])
    expect(batch.paymaster).toEqual({ url: 'https://...', context: undefined, isOptional: true })
  })

  for (const [name, code, changes] of cases)
    it(`refuses ${name} with ${code}`, () => {
      expect(() => read(changes)).toThrow(expect.objectContaining({ code }))
      expect(errorCodes.find(known => known.code === code)?.methods).toContain('wallet_sendCalls')
    })
})
