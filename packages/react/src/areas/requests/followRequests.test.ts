import type { Connector, NamespaceAdapter } from '@latchkit/core'
import { mainnet } from '@latchkit/core/networks'
import { guardProvider, rejectRequests, requestsAtom } from '@latchkit/core/requests'
import { connectEmail, type FrameSession, type SecureFrameConfig } from '@latchkit/core/secureframe'
import { createMemoryStorage } from '@latchkit/core/storage'
import { mockAdapter } from '@latchkit/core/testing'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createTestFrame, frameOption } from '../../../../secure-frame-client/test/createTestFrame.js'
import { goBack, resetView } from '../../modal/navigate.js'
import { createLatchkit } from '../../page/latchkit/createLatchkit.js'
import { getStore } from '../../page/provider/getStore.js'
import { pushTransaction } from '../../page/requests/pushTransaction.js'
import { getFollower, watchRequests } from '../../page/requests/watchRequests.js'
import { routerAtom } from '../../page/router/atoms.js'
import { closeModal } from '../../page/router/closeModal.js'
import { getMount } from '../../page/router/ensureModal.js'
import { toastAtom } from '../../page/toasts/atoms.js'
import { followRequests } from './followRequests.js'

/** Milliseconds until the modal has stopped moving. */
const refusalDelay = 300

const address = '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb'

type Args = { readonly method: string; readonly params?: unknown }

// The page, as far as opening the modal looks at it. What is drawn is tested in a browser.
beforeEach(() => {
  vi.stubGlobal('document', { activeElement: null, body: null })
  vi.stubGlobal('HTMLElement', class {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function create(
  adapter: NamespaceAdapter = mockAdapter({ namespace: 'eip155' }),
  secureFrame?: SecureFrameConfig,
) {
  const latchkit = createLatchkit({
    metadata: { name: 'Test' },
    networks: [mainnet],
    adapters: [adapter],
    locale: 'en',
    secureFrame,
    storage: createMemoryStorage(),
    logLevel: 'silent',
  })
  const store = getStore(latchkit)
  // Nothing is drawn here.
  getMount(latchkit).loading = Promise.resolve()
  const requests = followRequests(latchkit, undefined)
  const connector: Connector = { id: 'embedded', namespace: 'eip155', name: 'Embedded', type: 'auth' }
  const answers: { resolve(value: unknown): void; reject(error: unknown): void }[] = []
  const aborted: string[] = []
  const provider = guardProvider(latchkit.client, {
    connector,
    provider: {
      request: (_: Args) =>
        new Promise<unknown>((resolve, reject) => {
          answers.push({ resolve, reject })
        }),
    },
    abort: ({ method }) => aborted.push(method),
  })
  const ask = (method: string) =>
    provider.request({ method }).then(
      value => ({ value }),
      error => ({ error }),
    )
  const shown = () => {
    const { open, history } = store.get(routerAtom)
    return open ? history.map(({ view }) => view) : []
  }
  const calls: string[] = []
  const push = (name: string) =>
    pushTransaction(latchkit, {
      onSuccess: () => calls.push(`${name} success`),
      onError: () => calls.push(`${name} error`),
      onCancel: () => calls.push(`${name} cancel`),
    })
  return { latchkit, store, requests, answers, aborted, ask, shown, calls, push }
}

describe('requests of embedded wallets', () => {
  it('shows nothing for a read, whatever comes of it', async () => {
    const { ask, answers, shown } = create()
    const read = ask('eth_getBalance')
    expect(shown()).toEqual([])
    answers[0]?.reject(new TypeError('no node'))
    expect(await read).toMatchObject({ error: { message: 'no node' } })
    expect(shown()).toEqual([])
  })

  it('opens for what is to be approved, goes on with the next, and closes after the last', async () => {
    const { ask, answers, shown } = create()
    const first = ask('personal_sign')
    expect(shown()).toEqual(['ApproveTransaction'])
    const second = ask('eth_sendTransaction')
    answers[0]?.resolve('0x1')
    expect(await first).toEqual({ value: '0x1' })
    expect(shown()).toEqual(['ApproveTransaction'])
    answers[1]?.resolve('0x2')
    await second
    expect(shown()).toEqual([])
  })

  it('sec 22: says that the wallet did not confirm the end of an approval', async () => {
    const frame = createTestFrame(({ type }, answer, fail) => {
      if (type === 'CONNECT_EMAIL') answer({ action: 'VERIFY_OTP' })
      else if (type === 'RPC_ABORT') fail({ message: 'Too many requests are pending', code: -32005 })
    })
    let session: FrameSession | undefined
    const adapter = mockAdapter({ namespace: 'eip155' })
    const attachFrame = async (attached: FrameSession) => {
      session = attached
    }
    const { latchkit, store } = create({ ...adapter, attachFrame }, frameOption(frame))
    onTestFinished(() => {
      latchkit.client.destroy()
      frame.close()
    })
    await connectEmail(latchkit.client, { email: 'ana@example.test' })
    const controller = new AbortController()
    const { signal } = controller
    const request = { caipNetworkId: 'eip155:1', method: 'personal_sign', params: ['0x', address] } as const
    const signing = session?.request({ ...request, signal })
    signing?.catch(() => {})
    await vi.waitFor(() => expect(frame.types()).toContain('RPC_REQUEST'), { timeout: 20_000 })
    controller.abort()
    await vi.waitFor(() => expect(store.get(toastAtom)).toBeDefined(), { timeout: 20_000 })
    expect(store.get(toastAtom)).toMatchObject({
      variant: 'error',
      message: 'The wallet did not confirm the rejection and may still ask for your approval',
    })
  })

  it('closes after an error of the wallet', async () => {
    const { ask, answers, shown } = create()
    const sign = ask('personal_sign')
    answers[0]?.reject({ code: -32000, message: 'no' })
    expect(await sign).toMatchObject({ error: { code: -32000 } })
    expect(shown()).toEqual([])
  })

  it('rejects everything when the modal closes, and aborts only what signs', async () => {
    const { latchkit, ask, aborted } = create()
    const read = ask('eth_call')
    const sign = ask('personal_sign')
    closeModal(latchkit)
    for (const answer of await Promise.all([read, sign]))
      expect(answer).toMatchObject({ error: { code: 4001, message: 'Request was aborted' } })
    expect(aborted).toEqual(['personal_sign'])
  })

  it('leaves reads alone when the person only goes back', async () => {
    const { latchkit, store, ask, answers, aborted, shown } = create()
    store.set(routerAtom, state => ({ ...state, open: true }))
    resetView(latchkit, 'Account')
    const read = ask('eth_call')
    const sign = ask('personal_sign')
    expect(shown()).toEqual(['Account', 'ApproveTransaction'])
    goBack(latchkit)
    expect(await sign).toMatchObject({ error: { code: 4001 } })
    expect(aborted).toEqual(['personal_sign'])
    expect(shown()).toEqual(['Account'])
    answers[0]?.resolve('0x')
    expect(await read).toEqual({ value: '0x' })
  })

  it('opens and says after 300 ms that something is not allowed', async () => {
    vi.useFakeTimers()
    const { ask, shown, store } = create()
    const sign = ask('personal_sign')
    const refused = ask('eth_sign')
    for (const answer of await Promise.all([refused, sign]))
      expect(answer).toMatchObject({ error: { code: 4200, message: 'Requested RPC call is not allowed' } })
    expect(shown()).toEqual(['Connect'])
    vi.advanceTimersByTime(refusalDelay - 1)
    expect(store.get(toastAtom)).toBeUndefined()
    vi.advanceTimersByTime(1)
    expect(store.get(toastAtom)).toMatchObject({ variant: 'error', message: 'Action not allowed' })
    expect(refusalDelay).toBe(300)
  })

  it('ends everything with the latchkit', async () => {
    vi.useFakeTimers()
    const { ask, calls, push, requests, store } = create()
    await push('flow')
    const sign = ask('personal_sign')
    requests.stop()
    expect(await sign).toMatchObject({ error: { code: 4001 } })
    expect(calls).toEqual(['flow cancel'])
    await ask('eth_sign')
    vi.advanceTimersByTime(refusalDelay)
    expect(store.get(toastAtom)).toBeUndefined()
  })
})

describe('the transaction stack', () => {
  it.each([
    ['success', 'flow success'],
    ['error', 'flow error'],
    ['reject', 'flow cancel'],
  ] as const)('is popped by %s, back to where the flow was', async (how, expected) => {
    const { latchkit, store, ask, answers, shown, calls, push } = create()
    store.set(routerAtom, state => ({ ...state, open: true }))
    resetView(latchkit, 'Account')
    await push('flow')
    const send = ask('eth_sendTransaction')
    expect(shown()).toEqual(['Account', 'ApproveTransaction'])
    if (how === 'success') answers[0]?.resolve('0x')
    else if (how === 'error') answers[0]?.reject({ code: -32000 })
    else rejectRequests(latchkit.client)
    await send
    expect(shown()).toEqual(['Account'])
    expect(calls).toEqual([expected])
    // Popped: the next request closes the modal.
    const sign = ask('personal_sign')
    answers[1]?.resolve('0x')
    await sign
    expect(shown()).toEqual([])
    expect(calls).toEqual([expected])
  })

  it('ends from the inside, a request for each', async () => {
    const { ask, answers, calls, push } = create()
    await push('outer')
    await push('inner')
    const approve = ask('eth_sendTransaction')
    answers[0]?.resolve('0x1')
    await approve
    expect(calls).toEqual(['inner success'])
    const swap = ask('eth_sendTransaction')
    answers[1]?.reject({ code: 4001 })
    await swap
    expect(calls).toEqual(['inner success', 'outer error'])
  })

  it('is cancelled by closing, and failed by what is not allowed', async () => {
    const { latchkit, ask, calls, push } = create()
    await push('outer')
    await push('inner')
    const send = ask('eth_sendTransaction')
    closeModal(latchkit)
    await send
    expect(calls).toEqual(['inner cancel', 'outer cancel'])
    await push('next')
    await ask('eth_sign')
    expect(calls).toEqual(['inner cancel', 'outer cancel', 'next error'])
  })

  it('survives a callback that throws', async () => {
    const { latchkit, ask, answers, shown } = create()
    await pushTransaction(latchkit, {
      onSuccess() {
        throw new TypeError('the app')
      },
    })
    const send = ask('eth_sendTransaction')
    answers[0]?.resolve('0x')
    expect(await send).toEqual({ value: '0x' })
    expect(shown()).toEqual([])
  })
})

describe('watchRequests', () => {
  it('begins at the first request, and not again with old news', async () => {
    const { latchkit, requests, ask, shown } = create()
    requests.stop()
    await ask('eth_sign')
    closeModal(latchkit)
    const stop = watchRequests(latchkit)
    void ask('eth_call')
    await expect.poll(() => getFollower(latchkit).current).toBeDefined()
    expect(shown()).toEqual([])
    void ask('personal_sign')
    expect(shown()).toEqual(['ApproveTransaction'])
    stop()
    expect(getFollower(latchkit).current).toBeUndefined()
    expect(latchkit.client.store.get(requestsAtom)).toEqual([])
  })
})
