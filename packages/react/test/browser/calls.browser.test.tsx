import { CapabilityNotSupportedError } from '@latchkit/core/errors'
import { describe, expect, it, vi } from 'vitest'
import { useCallsStatus } from '../../src/page/hooks/useCallsStatus.js'
import { useCapabilities } from '../../src/page/hooks/useCapabilities.js'
import { type UseSendCallsReturnType, useSendCalls } from '../../src/page/hooks/useSendCalls.js'
import { byId, connectors, inShadow, settled, shadow, testIds } from './mountApp.js'
import { callHash, mountCalls, pushCalls } from './mountCalls.js'

const { signal } = new AbortController()
const to = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const calls = [{ to, value: 1n }, { to, value: 2n }, { to }]
const lacks = (capability: string) => async () => {
  throw new CapabilityNotSupportedError({ capability, namespace: 'eip155' })
}
const text = () => inShadow(testIds.callsStatus)?.textContent

describe('CallsStatus', () => {
  it('follows a batch until it is complete, and leads to its transaction', async () => {
    const app = mountCalls({ status: 100 })
    const { state, getCallsStatus } = app
    await pushCalls(app)
    await expect.poll(text).toBe('Waiting for the networkYou can close this. The calls continue.')
    expect(inShadow(testIds.callsStatus)?.dataset.status).toBe('100')
    state.status = 200
    await expect.poll(text).toBe('CompletedCompleted in 1 transaction.')
    const link = inShadow(testIds.callsTransaction(callHash))
    expect(link?.getAttribute('href')).toBe(`https://etherscan.io/tx/${callHash}`)
    const count = getCallsStatus.mock.calls.length
    await settled()
    expect(getCallsStatus).toHaveBeenCalledTimes(count)
  })

  it.each([
    [400, 'Not sent'],
    [500, 'Failed'],
    [600, 'Completed in part'],
    [299, 'Completed'],
  ])('says what %s means', async (status, heading) => {
    await pushCalls(mountCalls({ status }))
    await expect.poll(text).toContain(heading)
  })

  it('is requested again where the batch is unknown', async () => {
    const app = mountCalls()
    const { state } = app
    await pushCalls(app)
    await expect.poll(text).toContain('The status is not known')
    state.status = 200
    await byId(testIds.retry).click()
    await expect.poll(text).toContain('Completed')
  })
})

type Seen = {
  send?: UseSendCallsReturnType
  status?: ReturnType<typeof useCallsStatus>
  capabilities?: ReturnType<typeof useCapabilities>
}

/** An app that uses the hooks. */
function Hooks({ seen }: { seen: Seen }) {
  seen.send = useSendCalls()
  seen.status = useCallsStatus({ id: '0xab' })
  seen.capabilities = useCapabilities()
  return null
}

describe('the hooks of batches', () => {
  async function mount(methods: Parameters<typeof mountCalls>[0] = {}) {
    const seen: Seen = {}
    const app = mountCalls({ status: 200, children: <Hooks seen={seen} />, ...methods })
    await settled()
    await app.mock.connect({ connectorId: connectors[0].id, signal })
    return { ...app, seen }
  }

  it('have what the wallet says', async () => {
    const atomic = { status: 'supported' }
    const { seen } = await mount({ methods: { getCapabilities: async () => ({ 'eip155:0': { atomic } }) } })
    await expect.poll(() => seen.capabilities?.capabilities).toEqual({ atomic })
    await expect.poll(() => seen.status?.data?.status).toBe(200)
    expect(seen.status?.isSuccess).toBe(true)
  })

  it('say how many transactions a batch becomes before the wallet is prompted, until the last is sent', async () => {
    const shown: (string | undefined)[] = []
    const sendTransaction = vi.fn(async () => {
      shown.push(inShadow(testIds.toast)?.textContent)
      return callHash
    })
    const { seen, latchkit } = await mount({
      methods: { sendCalls: lacks('sendCalls'), sendTransaction, getReceipts: async () => [] },
    })
    await seen.send?.({ calls })
    expect(shown).toEqual(Array.from({ length: 3 }, () => '3 separate transactions'))
    expect(sendTransaction).toHaveBeenCalledTimes(3)
    expect(seen.send?.isPending).toBe(false)
    await expect.poll(() => inShadow(testIds.toast)).toBeUndefined()
    expect(latchkit.modal.getState().open).toBe(false)
  })

  it('show a batch in the modal where its wallet cannot', async () => {
    const { seen, latchkit } = await mount({ methods: { showCallsStatus: lacks('showCallsStatus') } })
    await seen.status?.show()
    await expect.poll(text).toContain('Completed')
    // Nothing lies below it, and showing it again adds nothing.
    await seen.status?.show()
    await expect.poll(() => latchkit.modal.getState().view).toBe('CallsStatus')
    expect(shadow()?.querySelector(`[data-testid="${testIds.back}"]`)).toBeNull()
    const shown = vi.fn(async () => {})
    const own = await mount({ methods: { showCallsStatus: shown } })
    await own.seen.status?.show()
    expect(shown).toHaveBeenCalledOnce()
    expect(own.latchkit.modal.getState().open).toBe(false)
  })
})
