import { describe, expect, it, vi } from 'vitest'
import { calls, first, hashOf, receiptOf, setUpCalls, unsupported } from '../../../test/callsHarness.js'
import { rejectionOf } from '../../../test/rejectionOf.js'
import { describeVectors } from '../../../test/vectors.js'
import { ProviderRpcError, UserRejectedError } from '../../errors/providerErrors.js'
import { toProviderRpcError } from '../../errors/toProviderRpcError.js'
import type { NamespaceAdapter } from '../../types/adapter.js'
import { pendingTransactionsAtom } from '../activity/atoms.js'
import { getCallsStatus } from './getCallsStatus.js'
import { sendCalls } from './sendCalls.js'

const refused = new UserRejectedError()

describe('a wallet that knows batches', () => {
  it('gets the batch as it is, with the account and the network', async () => {
    const asked = vi.fn(async () => ({ id: '0xab', capabilities: { x: { y: 1 } } }))
    const { client, sendTransaction } = await setUpCalls({
      methods: { sendCalls: asked, getCapabilities: async () => ({}) },
    })
    const batch = {
      calls,
      atomicRequired: true,
      id: '0xab',
      capabilities: { paymasterService: { url: 'https://example.com', optional: true } },
    }
    expect(await sendCalls(client, { ...batch, network: 31338 })).toEqual({
      id: '0xab',
      capabilities: { x: { y: 1 } },
    })
    expect(asked.mock.calls).toMatchObject([[{ ...batch, caipNetworkId: 'eip155:31338' }]])
    expect(sendTransaction).not.toHaveBeenCalled()
    // Its own limits count, and what it has sent cannot be sent again under the same id.
    await sendCalls(client, { calls: Array.from({ length: 101 }, () => calls[0] ?? {}) })
    expect(await rejectionOf(sendCalls(client, batch))).toMatchObject({
      code: 'calls/duplicate-id',
      rpcCode: 5720,
    })
    expect(asked).toHaveBeenCalledTimes(2)
  })

  it('is never asked for separate transactions when it fails in another way', async () => {
    for (const error of [
      new ProviderRpcError('Internal', { rpcCode: -32603 }),
      refused,
      new TypeError('unknown cause'),
    ]) {
      const { client, sendTransaction } = await setUpCalls({
        methods: { sendCalls: () => Promise.reject(error) },
      })
      await rejectionOf(sendCalls(client, { calls }))
      expect(sendTransaction).not.toHaveBeenCalled()
    }
  })

  type Vectors = {
    readonly errorCodes: readonly { code: number; message: string; methods: readonly string[] }[]
  }
  describeVectors<Vectors>('ethereum/eip-5792.json', ({ errorCodes }) => {
    const codes: { readonly [rpcCode: number]: string } = {
      [-32602]: 'calls/invalid',
      4001: 'rpc/user-rejected',
      4100: 'rpc/unauthorized',
      5700: 'calls/capability-not-supported',
      5710: 'calls/chain-not-supported',
      5720: 'calls/duplicate-id',
      5740: 'calls/too-large',
      5750: 'calls/upgrade-rejected',
      5760: 'calls/not-atomic',
    }
    const own = errorCodes.filter(({ methods }) => methods.includes('wallet_sendCalls'))
    it('has all of them', () =>
      expect(own.map(({ code }) => code).sort()).toEqual(Object.keys(codes).map(Number).sort()))
    it.each(own)('answers $code, $message', async ({ code, message }) => {
      // As a provider throws it, and as an adapter does.
      const raw = Object.assign(new TypeError(message), { code })
      for (const error of [raw, toProviderRpcError(raw)]) {
        const { client } = await setUpCalls({ methods: { sendCalls: () => Promise.reject(error) } })
        expect(await rejectionOf(sendCalls(client, { calls }))).toMatchObject({
          code: codes[code],
          rpcCode: code,
        })
      }
    })
  })
})

describe('a wallet that does not', () => {
  it('gets the calls one by one, each after the receipt of the last, which is said before', async () => {
    const { client, sendTransaction, outcomes } = await setUpCalls()
    let confirm = () => {}
    outcomes.set(
      hashOf(1),
      new Promise(resolve => {
        confirm = () => resolve({ status: 'confirmed', hash: hashOf(1) })
      }),
    )
    const said: number[] = []
    const sent = sendCalls(client, {
      calls,
      onSequential({ count }) {
        expect(sendTransaction).not.toHaveBeenCalled()
        said.push(count)
      },
    })
    await vi.waitFor(() => expect(sendTransaction).toHaveBeenCalledTimes(1))
    expect(said).toEqual([3])
    expect(client.store.get(pendingTransactionsAtom)).toMatchObject([{ hash: hashOf(1) }])
    confirm()
    const { id } = await sent
    expect(id).toMatch(/^0x[\da-f]{64}$/)
    expect(sendTransaction.mock.calls.map(([call]) => call)).toMatchObject(
      calls.map(call => ({ ...call, caipNetworkId: 'eip155:31337' })),
    )
    await vi.waitFor(async () => expect(await getCallsStatus(client, { id })).toMatchObject({ status: 200 }))
  })

  it('sends one call without a notice, although it has to be atomic, and a contract', async () => {
    const onSequential = vi.fn()
    const { client, sendTransaction } = await setUpCalls()
    await sendCalls(client, { calls: [{ data: '0x60' }], atomicRequired: true, onSequential })
    expect(sendTransaction.mock.calls).toMatchObject([[{ data: '0x60' }]])
    expect(onSequential).not.toHaveBeenCalled()
  })

  it.each([
    ['atomic calls', { calls, atomicRequired: true }, 'calls/not-atomic', 5760],
    [
      'a capability',
      { calls, capabilities: { paymasterService: {} } },
      'calls/capability-not-supported',
      5700,
    ],
    [
      'a capability of a call',
      { calls: [{ ...calls[0], capabilities: { gas: { optional: false } } }] },
      'calls/capability-not-supported',
      5700,
    ],
    ['101 calls', { calls: Array.from({ length: 101 }, () => ({ to: first })) }, 'calls/too-large', 5740],
    ['128 KiB', { calls: [{ to: first, data: `0x${'00'.repeat(64 * 1024)}` }] }, 'calls/too-large', 5740],
    ['no calls', { calls: [] }, 'calls/invalid', -32602],
    ['a name', { calls: [{ to: 'vitalik.eth' }] }, 'calls/invalid', -32602],
    ['no 0x', { calls: [{ to: first.slice(2) }] }, 'calls/invalid', -32602],
    ['a capital X', { calls: [{ to: first.replace('0x', '0X') }] }, 'calls/invalid', -32602],
    ['data with a capital X', { calls: [{ to: first, data: '0Xab' }] }, 'calls/invalid', -32602],
    ['nothing to call', { calls: [{ value: 1n }] }, 'calls/invalid', -32602],
    ['data without 0x', { calls: [{ to: first, data: 'ab' }] }, 'calls/invalid', -32602],
    ['less than nothing', { calls: [{ to: first, value: -1n }] }, 'calls/invalid', -32602],
    ['an empty id', { calls, id: '' }, 'calls/invalid', -32602],
    ['a long id', { calls, id: 'x'.repeat(8195) }, 'calls/invalid', -32602],
    ['another network', { calls, network: 5 }, 'calls/chain-not-supported', 5710],
  ])('is not asked for %s', async (_, batch, code, rpcCode) => {
    const onSequential = vi.fn()
    const { client, sendTransaction } = await setUpCalls()
    expect(await rejectionOf(sendCalls(client, { onSequential, ...batch }))).toMatchObject({ code, rpcCode })
    expect(sendTransaction).not.toHaveBeenCalled()
    expect(onSequential).not.toHaveBeenCalled()
  })

  it('is not asked to switch for what it cannot do', async () => {
    const asked = vi.fn(unsupported('sendCalls'))
    const { client } = await setUpCalls({ methods: { sendCalls: asked } })
    const batch = { calls, atomicRequired: true, network: 31338 }
    expect(await rejectionOf(sendCalls(client, batch))).toMatchObject({ rpcCode: 5760 })
    expect(asked).not.toHaveBeenCalled()
  })

  it('sends nothing where the first is refused, or the app takes it back', async () => {
    const { client, sendTransaction, refusals } = await setUpCalls()
    refusals.set(1, refused)
    expect(await rejectionOf(sendCalls(client, { calls, id: '0x1' }))).toMatchObject({ rpcCode: 4001 })
    expect(sendTransaction).toHaveBeenCalledTimes(1)
    const no = new TypeError('no')
    const onSequential = () => Promise.reject(no)
    await expect(sendCalls(client, { calls, onSequential })).rejects.toBe(no)
    expect(sendTransaction).toHaveBeenCalledTimes(1)
    // A batch that was not sent has no id.
    expect(await rejectionOf(getCallsStatus(client, { id: '0x1' }))).toMatchObject({ rpcCode: 5730 })
    await sendCalls(client, { calls, id: '0x1' })
  })

  it('is done with where a later one is refused: 600', async () => {
    const { client, sendTransaction, refusals } = await setUpCalls()
    refusals.set(2, refused)
    const { id } = await sendCalls(client, { calls })
    expect(sendTransaction).toHaveBeenCalledTimes(2)
    expect(await getCallsStatus(client, { id })).toMatchObject({
      status: 600,
      atomic: false,
      receipts: [receiptOf(hashOf(1))],
    })
  })

  it('is done with where one reverts: 500 for the first, 600 for a later one', async () => {
    for (const [number, status] of [
      [1, 500],
      [2, 600],
    ] as const) {
      const { client, sendTransaction, outcomes } = await setUpCalls()
      outcomes.set(hashOf(number), { status: 'failed', hash: hashOf(number) })
      const { id } = await sendCalls(client, { calls })
      expect(sendTransaction).toHaveBeenCalledTimes(number)
      expect(await getCallsStatus(client, { id })).toMatchObject({ status })
    }
  })

  it('is done with where another transaction took the place of one: 400 for the first, 600 for a later one', async () => {
    for (const [number, status] of [
      [1, 400],
      [3, 600],
    ] as const) {
      const { client, outcomes } = await setUpCalls()
      outcomes.set(hashOf(number), { status: 'replaced', hash: hashOf(77) })
      const { id } = await sendCalls(client, { calls })
      await vi.waitFor(async () => expect(await getCallsStatus(client, { id })).toMatchObject({ status }))
    }
  })

  it('may speed one up', async () => {
    const { client, outcomes } = await setUpCalls()
    outcomes.set(hashOf(1), { status: 'confirmed', hash: hashOf(50) })
    const { id } = await sendCalls(client, { calls })
    await vi.waitFor(async () =>
      expect(await getCallsStatus(client, { id })).toMatchObject({
        status: 200,
        receipts: [50, 2, 3].map(number => receiptOf(hashOf(number))),
      }),
    )
  })
})

it('is for who is connected, in a chain family that has batches', async () => {
  const { client } = await setUpCalls({ isConnected: false })
  expect(await rejectionOf(sendCalls(client, { calls }))).toMatchObject({
    code: 'rpc/unauthorized',
    rpcCode: 4100,
  })
  const methods = { sendCalls: undefined } as object as Partial<NamespaceAdapter>
  const other = await setUpCalls({ methods })
  expect(await rejectionOf(sendCalls(other.client, { calls }))).toMatchObject({
    code: 'adapter/capability-not-supported',
  })
})
