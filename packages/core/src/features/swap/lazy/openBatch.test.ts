import { afterEach, describe, expect, it, vi } from 'vitest'
import type { AccountServer } from '../../../../test/accountServer.js'
import { receiptOf } from '../../../../test/callsHarness.js'
import { codeOf } from '../../../../test/codeOf.js'
import {
  approvalData,
  chainId,
  contracts,
  one,
  router,
  type SwapScript,
  startSwap,
  tether,
  usdc,
} from '../../../../test/swapHarness.js'
import { CapabilityNotSupportedError } from '../../../errors/adapterErrors.js'
import { ProviderRpcError, UserRejectedError } from '../../../errors/providerErrors.js'
import { getQueryClient } from '../../../query/getQueryClient.js'
import type { NamespaceAdapter } from '../../../types/adapter.js'
import type { CallsBatch, CallsStatus } from '../../../types/calls.js'
import { getCallsStatus as readCallsStatus } from '../../calls/getCallsStatus.js'
import { readRecords } from '../../calls/records.js'
import { swapAtom } from '../atoms.js'
import { confirmSwap } from '../confirmSwap.js'
import { initializeSwap } from '../initializeSwap.js'
import { prepareSwap } from '../prepareSwap.js'

const servers: AccountServer[] = []
afterEach(() => Promise.all(servers.splice(0).map(server => server.close())))

const swapData = '0x12345678'
const refusing = (error: unknown) => async () => Promise.reject(error)

/** A wallet that says how it executes batches, and ends each with the next of `statuses`. */
async function start({
  atomic = 'supported',
  statuses = [200],
  methods,
  script,
  form = { sourceToken: usdc, toToken: tether, sourceTokenAmount: '7' },
}: {
  atomic?: string
  statuses?: number[]
  methods?: Partial<NamespaceAdapter>
  script?: Partial<SwapScript>
  form?: object
} = {}) {
  const batches: CallsBatch[] = []
  const getCapabilities = vi.fn(async () => ({ [chainId]: { atomic: { status: atomic } } }))
  const getCallsStatus = async ({ id }: { id: string }): Promise<CallsStatus> => {
    const status = statuses.length > 1 ? statuses.shift() : statuses[0]
    const receipts = Number(status) >= 200 && status !== 400 ? [receiptOf(id)] : []
    return { id, caipNetworkId: chainId, status: status ?? 100, atomic: true, receipts }
  }
  const started = await startSwap(
    {
      script,
      methods: {
        getCapabilities,
        getCallsStatus,
        sendCalls: async batch => ({ id: `0x${batches.push(batch)}` }),
        ...methods,
      },
    },
    servers,
  )
  started.fill(form)
  const { quote } = await prepareSwap(started.client)
  const steps: string[] = []
  const onAsk = (step: string) => void steps.push(step)
  return { ...started, quote, batches, getCapabilities, steps, onAsk }
}

describe('a wallet that executes several calls as one', () => {
  it.each(['supported', 'ready'])('is prompted once, for approval and swap (%s)', async atomic => {
    const { client, quote, batches, calls, steps, onAsk, sent, account, events } = await start({
      atomic,
      statuses: [100, 200],
    })
    // Past transactions that were read before it.
    const queryClient = await getQueryClient(client)
    const queryKey = ['latchkit', client.uid, 'transactions', chainId, account()]
    queryClient.setQueryData(queryKey, [])
    const { hash, callsId, outcome } = await confirmSwap(client, { quote, onAsk })
    expect([steps, sent, hash, callsId]).toEqual([['swap'], [], undefined, '0x1'])
    expect(batches).toEqual([
      {
        calls: [
          { to: contracts.usdc, data: approvalData(router, 7_000_000n) },
          { to: router, data: swapData, value: 0n },
        ],
        atomicRequired: true,
        from: account(),
        caipNetworkId: chainId,
      },
    ])
    // The exchange may spend nothing yet when the swap is built.
    expect(calls('convert/build-transaction')[0]?.body).toMatchObject({ withApproval: true })
    expect(client.store.get(swapAtom)).toMatchObject({ preview: undefined, sourceTokenAmount: '7' })
    expect(await outcome).toEqual({ status: 'confirmed', hash: '0x1', isNew: true })
    expect([events, client.store.get(swapAtom).sourceTokenAmount]).toEqual([['SWAP_SUCCESS'], ''])
    await vi.waitUntil(() => calls('/balance').length > 0)
    await vi.waitUntil(() => queryClient.getQueryState(queryKey)?.isInvalidated)
  })

  it('is queried for the batch by its id after a reload', async () => {
    const getCallsStatus = vi.fn(async ({ id }: { id: string; connectorId?: string | undefined }) => {
      return { id, caipNetworkId: chainId, status: 200, atomic: true, receipts: [receiptOf(id)] } as const
    })
    const { client, quote, account } = await start({ methods: { getCallsStatus } })
    const { callsId = '' } = await confirmSwap(client, { quote })
    const [record] = readRecords(client)
    expect(record).toMatchObject({ id: callsId, chain: chainId, address: account(), count: 2 })
    expect(JSON.parse(client.storage.get(`${client.config.storageKey}.calls`) ?? '')).toEqual([record])
    expect(await readCallsStatus(client, { id: callsId })).toMatchObject({ status: 200 })
    expect(getCallsStatus.mock.lastCall?.[0]).toEqual({ id: callsId, connectorId: record?.connectorId })
  })

  it('sets the allowance to 0 in the same batch where the token wants it', async () => {
    const { client, quote, batches } = await start({ script: { allowance: 1n, isReset: true } })
    await confirmSwap(client, { quote })
    expect(batches[0]?.calls.map(({ data }) => data)).toEqual([
      approvalData(router, 0n),
      approvalData(router, 7_000_000n),
      swapData,
    ])
  })

  it.each([400, 500, 600])('says that a batch of status %s failed, and keeps the form', async status => {
    const { client, quote, events } = await start({ statuses: [status] })
    const { outcome } = await confirmSwap(client, { quote })
    expect((await outcome)?.status).toBe('failed')
    expect(events).toEqual(['SWAP_ERROR'])
    expect(client.store.get(swapAtom).sourceTokenAmount).toBe('7')
  })

  it('believes no status of 200 whose receipt says that it was reverted', async () => {
    const status = { caipNetworkId: chainId, status: 200, atomic: true } as const
    const getCallsStatus = async ({ id }: { id: string }) => ({
      ...status,
      id,
      receipts: [receiptOf(id, 'reverted')],
    })
    const { client, quote } = await start({ methods: { getCallsStatus } })
    const { outcome } = await confirmSwap(client, { quote })
    expect((await outcome)?.status).toBe('failed')
  })

  it.each([
    ['another account', { transaction: { from: `${chainId}:0x${'9'.repeat(40)}` } }],
    ['more value', { transaction: { value: '1' } }],
    ['another target', { transaction: { to: `${chainId}:0x${'9'.repeat(40)}` } }],
    ['a known token as the target', { transaction: { to: tether.address } }],
    ['an approval of another token', { approval: { to: tether.address } }],
  ])('gets no batch with %s of the gateway', async (_, script) => {
    const { client, quote, batches, sent } = await start({ script })
    await initializeSwap(client)
    await prepareSwap(client)
    expect(await codeOf(confirmSwap(client, { quote }))).toBe('swap/refused')
    expect([batches, sent]).toEqual([[], []])
  })

  it('gets no other request after it has refused the batch', async () => {
    const { client, quote, sent, events } = await start({
      methods: { sendCalls: refusing(new UserRejectedError()) },
    })
    await expect(confirmSwap(client, { quote })).rejects.toMatchObject({
      code: 'swap/failed',
      cause: { code: 'rpc/user-rejected' },
    })
    expect([sent, events]).toEqual([[], ['SWAP_ERROR']])
  })

  it('gets nothing from another account than was shown', async () => {
    const { client, quote, batches, mock } = await start()
    const onAsk = () => mock.wallet.changeAccount().then(() => {})
    expect(await codeOf(confirmSwap(client, { quote, onAsk }))).toBe('swap/account-changed')
    expect(batches).toEqual([])
  })
})

describe('separate transactions', () => {
  it.each([5750, 5760])('are what a wallet gets that does not want to be upgraded (%s)', async rpcCode => {
    const { client, quote, steps, onAsk, sent, events } = await start({
      atomic: 'ready',
      methods: { sendCalls: refusing(new ProviderRpcError('No upgrade', { rpcCode })) },
    })
    const { outcome } = await confirmSwap(client, { quote, onAsk })
    expect(steps).toEqual(['swap', 'approval', 'swap'])
    expect(sent.map(({ data }) => data)).toEqual([approvalData(router, 7_000_000n), swapData])
    expect((await outcome)?.status).toBe('confirmed')
    expect(events).toEqual(['SWAP_SUCCESS'])
  })

  it.each([
    ['executes calls one by one', { atomic: 'unsupported' }],
    ['does not say', { methods: { getCapabilities: refusing(new Error('down')) } }],
    [
      'knows no batches',
      {
        methods: {
          getCapabilities: refusing(
            new CapabilityNotSupportedError({ capability: 'getCapabilities', namespace: 'eip155' }),
          ),
        },
      },
    ],
  ])('are what a wallet gets that %s', async (_, parameters) => {
    const { client, quote, batches, sent, steps, onAsk } = await start(parameters)
    await confirmSwap(client, { quote, onAsk })
    expect([batches, sent.length, steps]).toEqual([[], 2, ['approval', 'swap']])
  })

  it('are what a wallet gets that never answers what it can do', async () => {
    const { client, quote, sent, getCapabilities } = await start()
    getCapabilities.mockReturnValue(new Promise(() => {}))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const swapped = confirmSwap(client, { quote })
      await vi.waitUntil(() => getCapabilities.mock.calls.length > 0)
      await vi.advanceTimersByTimeAsync(4000)
      await swapped
    } finally {
      vi.useRealTimers()
    }
    expect(sent).toHaveLength(2)
  })

  it.each([
    ['the currency is sold', { form: {} }],
    ['the exchange may spend the token already', { script: { allowance: one } }],
  ])('are one transaction, and no question, where %s', async (_, parameters) => {
    const { client, quote, batches, sent, getCapabilities } = await start(parameters)
    await confirmSwap(client, { quote })
    expect([batches, sent.length]).toEqual([[], 1])
    expect(getCapabilities).not.toHaveBeenCalled()
  })
})
