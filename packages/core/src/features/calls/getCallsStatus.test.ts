import { afterEach, describe, expect, it, vi } from 'vitest'
import { calls, hashOf, receiptOf, setUpCalls } from '../../../test/callsHarness.js'
import { rejectionOf } from '../../../test/rejectionOf.js'
import { describeVectors } from '../../../test/vectors.js'
import { ProviderRpcError } from '../../errors/providerErrors.js'
import type { CallsReference, CallsStatus } from '../../types/calls.js'
import { disconnect } from '../connection/disconnect.js'
import { requestActivityAtom } from '../requests/start/atoms.js'
import { getCallsStatus } from './getCallsStatus.js'
import { getCapabilities } from './getCapabilities.js'
import { callsStatusQueryOptions, capabilitiesQueryOptions } from './queries.js'
import { sendCalls } from './sendCalls.js'
import { showCallsStatus } from './showCallsStatus.js'

const day = 24 * 3_600_000
const statusOf = (id: string, status: number): CallsStatus => ({
  id,
  caipNetworkId: 'eip155:31337',
  status,
  atomic: true,
  receipts: [],
})

afterEach(() => void vi.useRealTimers())

describe('getCallsStatus', () => {
  it('asks the wallet that has sent the batch', async () => {
    const asked = vi.fn(async ({ id }: CallsReference) => statusOf(id, 200))
    const { client } = await setUpCalls({
      methods: { sendCalls: async () => ({ id: '0x1' }), getCallsStatus: asked },
    })
    await sendCalls(client, { calls })
    expect(await getCallsStatus(client, { id: '0x1' })).toEqual(statusOf('0x1', 200))
    await getCallsStatus(client, { id: '0x2' })
    expect(asked.mock.calls).toEqual([
      [{ id: '0x1', connectorId: 'com.example.first' }],
      [{ id: '0x2', connectorId: undefined }],
    ])
  })

  type Vectors = {
    readonly errorCodes: readonly { code: number; methods: readonly string[] }[]
    readonly statusCodes: readonly { code: number }[]
  }
  describeVectors<Vectors>('ethereum/eip-5792.json', ({ errorCodes, statusCodes }) => {
    it('has an error for an unknown id', async () => {
      const [known] = errorCodes.filter(
        ({ code, methods }) => code > 5000 && methods.includes('wallet_getCallsStatus'),
      )
      const error = new ProviderRpcError('x', { rpcCode: known?.code })
      const { client } = await setUpCalls({ methods: { getCallsStatus: () => Promise.reject(error) } })
      const unknown = { code: 'calls/unknown-id', rpcCode: 5730 }
      expect(await rejectionOf(getCallsStatus(client, { id: '0x1' }))).toMatchObject(unknown)
      await disconnect(client, {})
      expect(await rejectionOf(getCallsStatus(client, { id: '0x1' }))).toMatchObject(unknown)
      expect(await rejectionOf(showCallsStatus(client, { id: '0x1' }))).toMatchObject(unknown)
    })

    it.each(statusCodes)('asks again until it is over: $code', async ({ code }) => {
      const { client } = await setUpCalls()
      const { refetchInterval } = callsStatusQueryOptions(client, { id: '0x1' })
      const interval = (dataUpdateCount: number, data?: CallsStatus) =>
        refetchInterval({ state: { data, dataUpdateCount, errorUpdateCount: 0 } })
      expect(interval(1, statusOf('0x1', code))).toBe(code === 100 ? 1200 : false)
      expect(interval(0)).toBe(1000)
      expect(interval(50)).toBe(4000)
    })
  })

  it('goes on after a reload, for 30 days', async () => {
    const { client, storage, chain, refusals } = await setUpCalls()
    refusals.set(2, new ProviderRpcError('busy'))
    const { id } = await sendCalls(client, { calls })
    client.destroy()
    const again = await setUpCalls({ storage, isConnected: false })
    // The chain that the new page asks has the transaction not yet.
    expect(await getCallsStatus(again.client, { id })).toMatchObject({ status: 100, receipts: [] })
    again.chain.set(hashOf(1), chain.get(hashOf(1)) ?? receiptOf(hashOf(1)))
    expect(await getCallsStatus(again.client, { id })).toMatchObject({ status: 600 })
    // A reorganisation of the chain.
    again.chain.clear()
    expect(await getCallsStatus(again.client, { id })).toMatchObject({ status: 100 })
    vi.useFakeTimers({ now: Date.now() + 30 * day, toFake: ['Date'] })
    expect(await rejectionOf(getCallsStatus(again.client, { id }))).toMatchObject({ rpcCode: 5730 })
  })

  it('is 100 while calls are left to send, and 600 once the page that sent them is gone', async () => {
    const { client, storage, outcomes, chain } = await setUpCalls()
    outcomes.set(hashOf(2), new Promise(() => {}))
    void sendCalls(client, { calls, id: '0x1' })
    await vi.waitFor(() => expect(chain.has(hashOf(1))).toBe(true))
    await vi.waitFor(async () =>
      expect(await getCallsStatus(client, { id: '0x1' })).toMatchObject({ status: 100 }),
    )
    chain.set(hashOf(2), receiptOf(hashOf(2)))
    expect(await getCallsStatus(client, { id: '0x1' })).toMatchObject({ status: 100 })
    // In Node nothing tells another page that this one goes on.
    const { navigator } = globalThis as { navigator?: { locks?: object } }
    if (navigator?.locks) return
    const other = await setUpCalls({ storage, isConnected: false })
    for (const number of [1, 2]) other.chain.set(hashOf(number), receiptOf(hashOf(number)))
    expect(await getCallsStatus(other.client, { id: '0x1' })).toMatchObject({ status: 600 })
  })

  it('reads nothing of a storage that has something else', async () => {
    const { client, storage } = await setUpCalls()
    for (const text of [
      '{',
      '3',
      'null',
      '[{"id":"0x1","hashes":3}]',
      '[null,{"id":1},{"id":"0x1","hashes":["x"]}]',
    ]) {
      storage.set('latchkit.calls', text)
      await expect(getCallsStatus(client, { id: '0x1' })).rejects.toMatchObject({
        code: 'calls/unknown-id',
      })
    }
  })

  it('lets an id be used again after a day', async () => {
    const methods = { sendCalls: async () => ({ id: '0x1' }) }
    const { client } = await setUpCalls({ methods })
    await sendCalls(client, { calls, id: '0x1' })
    vi.useFakeTimers({ now: Date.now() + day - 1000, toFake: ['Date'] })
    expect(await rejectionOf(sendCalls(client, { calls, id: '0x1' }))).toMatchObject({ rpcCode: 5720 })
    vi.setSystemTime(Date.now() + 2000)
    await sendCalls(client, { calls, id: '0x1' })
  })
})

describe('showCallsStatus', () => {
  const shownOf = ({ client }: Awaited<ReturnType<typeof setUpCalls>>) =>
    client.store.get(requestActivityAtom).shownCalls

  it('is left to the wallet that can', async () => {
    const shown = vi.fn(async () => {})
    const methods = { sendCalls: async () => ({ id: '0x1' }), showCallsStatus: shown }
    const page = await setUpCalls({ methods })
    await sendCalls(page.client, { calls })
    await showCallsStatus(page.client, { id: '0x1' })
    expect(shown.mock.calls).toEqual([[{ id: '0x1', connectorId: 'com.example.first' }]])
    expect(shownOf(page)).toBeUndefined()
  })

  it('is for the user interface where it cannot, or has not sent the calls', async () => {
    const page = await setUpCalls({ methods: { sendCalls: async () => ({ id: '0x1' }) } })
    await sendCalls(page.client, { calls })
    await showCallsStatus(page.client, { id: '0x1' })
    expect(shownOf(page)).toEqual({ id: '0x1' })
    const shown = vi.fn()
    const sequence = await setUpCalls({ methods: { showCallsStatus: shown } })
    const { id } = await sendCalls(sequence.client, { calls })
    await showCallsStatus(sequence.client, { id })
    expect(shownOf(sequence)).toEqual({ id })
    expect(shown).not.toHaveBeenCalled()
  })
})

describe('getCapabilities', () => {
  const atomic = { status: 'supported' }

  it('has what holds for all chains under each network', async () => {
    const paymasterService = { supported: true }
    const getAll = async () => ({
      'eip155:0': { atomic },
      'eip155:31338': { paymasterService },
      'eip155:1': { atomic: { status: 'ready' } },
    })
    const { client } = await setUpCalls({ methods: { getCapabilities: getAll } })
    expect(await getCapabilities(client)).toEqual({
      'eip155:31337': { atomic },
      'eip155:31338': { atomic, paymasterService },
      'eip155:1': { atomic: { status: 'ready' } },
    })
    const { queryKey, queryFn } = capabilitiesQueryOptions(client)
    expect(queryKey.slice(2, 5)).toEqual(['capabilities', 'eip155', 'com.example.first'])
    expect(await queryFn()).toHaveProperty(['eip155:31337', 'atomic'], atomic)
  })

  it('is empty for a wallet that does not know the method', async () => {
    const { client } = await setUpCalls()
    expect(await getCapabilities(client)).toEqual({})
    await disconnect(client, {})
    expect(await rejectionOf(getCapabilities(client))).toMatchObject({ rpcCode: 4100 })
  })
})
