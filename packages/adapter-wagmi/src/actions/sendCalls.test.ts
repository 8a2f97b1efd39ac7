import { expect, it } from 'vitest'
import { describeVectors } from '../../../core/test/vectors.js'
import { readStatus } from './getCallsStatus.js'
import { toRequest } from './sendCalls.js'

type Call = { readonly to: string; readonly value: string; readonly data: string }
type Request = {
  readonly version: string
  readonly from: string
  readonly chainId: string
  readonly atomicRequired: boolean
  readonly calls: readonly Call[]
  readonly capabilities: { readonly [name: string]: { readonly optional: boolean } }
}
type Vectors = {
  readonly wallet_sendCalls: { readonly params: readonly [Request] }
  readonly wallet_getCallsStatus: {
    readonly params: readonly [string]
    readonly result: { readonly [name: string]: unknown } & {
      readonly receipts: readonly { readonly [name: string]: unknown }[]
    }
  }
}

describeVectors<Vectors>('ethereum/eip-5792.json', ({ wallet_sendCalls, wallet_getCallsStatus }) => {
  it('writes the request, with the chain id as the text of the EIP has it', () => {
    const [request] = wallet_sendCalls.params
    const { from, atomicRequired, capabilities } = request
    const calls = request.calls.map(({ value, ...call }) => ({ ...call, value: BigInt(value) }))
    const written = toRequest({ calls, atomicRequired, capabilities }, from, 1)
    // Its example has a leading zero, which its text calls invalid. Addresses get their checksums.
    const lower = JSON.parse(JSON.stringify(written).toLowerCase())
    expect(lower).toEqual(JSON.parse(JSON.stringify({ ...request, chainId: '0x1' }).toLowerCase()))
  })

  it('leaves out what is absent', () => {
    expect(toRequest({ calls: [{ data: '0x60' }] }, '0x1', 8453)).toEqual({
      version: '2.0.0',
      from: '0x1',
      chainId: '0x2105',
      atomicRequired: false,
      calls: [{ data: '0x60' }],
    })
  })

  it('reads the status', () => {
    const { params, result } = wallet_getCallsStatus
    const [receipt] = result.receipts
    expect(readStatus(params[0], result)).toEqual({
      id: params[0],
      caipNetworkId: 'eip155:1',
      status: 200,
      atomic: true,
      receipts: [{ ...receipt, status: 'success', blockNumber: 0xabcdn, gasUsed: 0xdefn }],
    })
  })

  it.each([
    ['nothing', undefined],
    ['no status', {}],
    ['a status as text', { status: '200' }],
    ['a status of other hundreds', { status: 700 }],
    ['receipts that are no list', { status: 200, receipts: {} }],
    ['a receipt without a hash', { status: 200, receipts: [{ logs: [], status: '0x1' }] }],
  ])('refuses %s', (_, answer) => {
    expect(() => readStatus('0x1', answer)).toThrow('an invalid response')
  })

  it('knows the words of the first version', () => {
    expect(readStatus('0x1', { status: 'CONFIRMED' })).toMatchObject({ status: 200, atomic: false })
    expect(readStatus('0x1', { status: 'PENDING' })).toMatchObject({ status: 100 })
  })
})
