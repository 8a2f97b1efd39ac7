import { afterEach, describe, expect, it, vi } from 'vitest'
import { rejectionOf } from '../../../core/test/rejectionOf.js'
import { createTestFrame, frameOrigin } from '../../test/createTestFrame.js'
import { createSecureFrame } from '../createSecureFrame.js'
import type { FrameRequest } from '../protocol/requests.js'

const address = '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb'
const hash = `0x${'a'.repeat(64)}`
const ends: (() => void)[] = []
afterEach(() => {
  vi.useRealTimers()
  for (const end of ends.splice(0)) end()
})

type Held = { readonly request: FrameRequest; answer(payload?: unknown): void; fail(error: unknown): void }

/** A frame that answers when the test says so, RPC_ABORT excepted. */
async function create({ abortsAtOnce = true } = {}) {
  const held: Held[] = []
  const frame = createTestFrame((request, answer, fail) => {
    if (request.type === 'RPC_ABORT' && abortsAtOnce) {
      for (const open of held.splice(0)) open.fail({ message: 'Request was aborted', code: 4001 })
      answer()
    } else held.push({ request, answer, fail })
  })
  const abortsFailed: string[] = []
  const client = createSecureFrame({
    url: frameOrigin,
    projectId: 'p',
    environment: frame.environment,
    onAbortFailed: ({ code }) => abortsFailed.push(code),
  })
  ends.push(() => client.destroy(), frame.close)
  await client.ready()
  const send = (options?: { signal?: AbortSignal; onTimeout?: () => void }) =>
    client.request('RPC_REQUEST', { method: 'eth_sendTransaction', params: [{ from: address }] }, options)
  const read = (options?: { signal?: AbortSignal }) =>
    client.request('RPC_REQUEST', { method: 'eth_blockNumber', params: [] }, options)
  return { frame, client, held, send, read, abortsFailed }
}

/** A busy machine takes a multiple of the usual time. */
const until = (check: () => void) => vi.waitFor(check, { timeout: 20_000 })

const settle = () => new Promise(resolve => setImmediate(resolve))

it('C1: a user who closes the frame ends the recovery of the key too', async () => {
  const { frame, client, held } = await create()
  const left = rejectionOf(client.request('GET_USER'))
  await until(() => expect(held).toHaveLength(1))
  frame.listeners().dismiss()
  expect(await left).toMatchObject({ code: 'frame/aborted', message: 'Something went wrong' })
  await until(() => expect(frame.types()).toEqual(['GET_USER', 'RPC_ABORT']))
})

it('C2: inserts the frame again when the page has replaced its body', async () => {
  const { frame, client, held, read } = await create()
  const lost = rejectionOf(client.request('GET_CHAIN_ID'))
  await until(() => expect(held).toHaveLength(1))
  frame.control.isGone = true
  const next = read()
  expect(await lost).toMatchObject({ code: 'frame/aborted' })
  await until(() => expect(held).toHaveLength(2))
  held.at(-1)?.answer('0x1')
  expect(await next).toBe('0x1')
  expect(frame.urls).toHaveLength(2)
  frame.control.isGone = true
  await client.ready()
  expect(frame.urls).toHaveLength(3)
})

describe('requests', () => {
  it('sends one approval at a time, queues 16 and rejects the next by -32005', async () => {
    const { frame, held, send } = await create()
    const all = Array.from({ length: 17 }, () => send())
    expect(await rejectionOf(send())).toMatchObject({ code: 'frame/too-many-requests', rpcCode: -32005 })
    for (const approval of all) {
      await until(() => expect(held).toHaveLength(1))
      held.shift()?.answer(hash)
      expect(await approval).toBe(hash)
    }
    expect(frame.types()).toHaveLength(17)
  })

  it('has eight reads at the frame, and answers each by its id', async () => {
    const { held, read } = await create()
    const reads = Array.from({ length: 12 }, () => read())
    await until(() => expect(held).toHaveLength(8))
    await settle()
    expect(held).toHaveLength(8)
    for (const [index, one] of [...held].reverse().entries()) one.answer(`0x${7 - index}`)
    await until(() => expect(held).toHaveLength(12))
    for (const [index, one] of held.slice(8).entries()) one.answer(`0x${8 + index}`)
    expect(await Promise.all(reads)).toEqual(reads.map((_, index) => `0x${index}`))
  })

  it('sec 22: sends SIGN_OUT at once beside full lanes', async () => {
    const { frame, client, held, send, read } = await create()
    for (let index = 0; index < 20; index += 1) {
      read().catch(() => {})
      send().catch(() => {})
      for (const type of ['IS_CONNECTED', 'GET_USER'] as const) client.request(type).catch(() => {})
    }
    await until(() => expect(held).toHaveLength(8 + 1 + 16 + 16))
    const done = client.request('SIGN_OUT')
    await until(() => expect(frame.types().at(-1)).toBe('SIGN_OUT'))
    held.at(-1)?.answer()
    await done
  })

  it('sends the next read only when the frame is done with the one that was aborted', async () => {
    const { held, read } = await create()
    const controller = new AbortController()
    const aborted = Array.from({ length: 8 }, () => rejectionOf(read({ signal: controller.signal })))
    await until(() => expect(held).toHaveLength(8))
    controller.abort()
    for (const error of await Promise.all(aborted)) expect(error.message).toBe('Request was aborted')
    const next = read()
    await settle()
    expect(held).toHaveLength(8)
    held[0]?.answer('0x0')
    await until(() => expect(held).toHaveLength(9))
    held[8]?.answer('0x9')
    expect(await next).toBe('0x9')
  })

  it.each(['an error', 'silence'])('sec 22: an RPC_ABORT that ends in %s is reported', async end => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { frame, held, send, abortsFailed } = await create({ abortsAtOnce: false })
    const controller = new AbortController()
    const first = rejectionOf(send({ signal: controller.signal }))
    const second = send()
    while (held.length < 1) await settle()
    controller.abort()
    expect(await first).toMatchObject({ code: 'frame/aborted' })
    while (frame.types().at(-1) !== 'RPC_ABORT') await settle()
    expect(abortsFailed).toEqual([])
    if (end === 'silence') vi.advanceTimersByTime(3_000)
    else held[1]?.fail({ message: 'Too many requests are pending', code: -32005 })
    while (held.length < 3) await settle()
    expect(abortsFailed).toEqual(['frame/abort-failed'])
    held[2]?.answer(hash)
    expect(await second).toBe(hash)
  })

  it('withdraws the open approval in the frame before it sends the next one', async () => {
    const { frame, held, send } = await create({ abortsAtOnce: false })
    const controller = new AbortController()
    const first = rejectionOf(send({ signal: controller.signal }))
    const second = send()
    await until(() => expect(held).toHaveLength(1))
    controller.abort()
    expect(await first).toMatchObject({ message: 'Request was aborted', rpcCode: 4001 })
    await until(() => expect(frame.types()).toEqual(['RPC_REQUEST', 'RPC_ABORT']))
    await settle()
    expect(held).toHaveLength(2)
    held[1]?.answer()
    await until(() => expect(held).toHaveLength(3))
    // A late answer to the first one is ignored.
    held[0]?.answer(hash)
    held[2]?.answer(`0x${'b'.repeat(64)}`)
    expect(await second).toBe(`0x${'b'.repeat(64)}`)
  })

  it('never sends an approval that was withdrawn while it waited', async () => {
    const { frame, held, send } = await create()
    const first = send()
    const controller = new AbortController()
    const second = rejectionOf(send({ signal: controller.signal }))
    controller.abort()
    expect(await second).toMatchObject({ message: 'Request was aborted' })
    await until(() => expect(held).toHaveLength(1))
    held[0]?.answer(hash)
    await first
    await settle()
    expect(frame.types()).toEqual(['RPC_REQUEST'])
    expect(await rejectionOf(send({ signal: controller.signal }))).toMatchObject({ code: 'frame/aborted' })
  })

  it('rejects all approvals at once and leaves reads alone', async () => {
    const { frame, client, held, send, read } = await create()
    const approvals = [send(), send(), send()].map(rejectionOf)
    const other = read()
    await until(() => expect(held).toHaveLength(2))
    const [, reading] = held
    held.splice(1)
    frame.listeners().dismiss()
    for (const error of await Promise.all(approvals)) expect(error.message).toBe('Request was aborted')
    reading?.answer('0x7')
    expect(await other).toBe('0x7')
    await until(() => expect(frame.types()).toEqual(['RPC_REQUEST', 'RPC_REQUEST', 'RPC_ABORT']))
    held.length = 0
    const next = client.request('RPC_REQUEST', { method: 'personal_sign', params: ['0x', address] })
    await until(() => expect(held).toHaveLength(1))
    held[0]?.answer(`0x${'c'.repeat(130)}`)
    expect(await next).toHaveLength(132)
  })

  it.each([
    ['CONNECT_EMAIL', { email: 'ana@example.test' }, 30_000, 'Something went wrong'],
    ['CONNECT_DEVICE', undefined, 30_000, 'Something went wrong'],
    ['SIGN_OUT', undefined, 3_000, 'Something went wrong'],
    ['GET_USER', undefined, 600_000, 'Something went wrong'],
    ['RPC_REQUEST', { method: 'eth_call', params: [] }, 30_000, 'Request was aborted'],
    ['RPC_REQUEST', { method: 'personal_sign', params: ['0x', address] }, 600_000, 'Request was aborted'],
  ] as const)('C27: a %s that times out runs its callback, and breaks no later one', async (...row) => {
    const [type, payload, timeout, message] = row
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { client, held } = await create()
    const order: string[] = []
    const options = { onTimeout: () => order.push('callback') }
    const slow = rejectionOf(client.request(type, payload as never, options)).then(error => {
      order.push(error.message)
      return error
    })
    await new Promise<void>(resolve => setImmediate(resolve))
    await settle()
    await settle()
    expect(held).toHaveLength(1)
    vi.advanceTimersByTime(timeout - 1)
    await settle()
    expect(order).toEqual([])
    const late = held[0]
    vi.advanceTimersByTime(1)
    expect(await slow).toMatchObject({ code: 'frame/timeout', message })
    expect(order).toEqual(['callback', message])
    vi.useRealTimers()
    late?.answer()
    held.length = 0
    const later = client.request('GET_CHAIN_ID')
    await until(() => expect(held).toHaveLength(1))
    held[0]?.answer({ chainId: 1 })
    expect(await later).toEqual({ chainId: 1 })
  })

  it('C27: an approval that times out makes room for the next one', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { frame, held, send } = await create({ abortsAtOnce: false })
    const first = rejectionOf(send())
    const second = send()
    await settle()
    await settle()
    expect(held).toHaveLength(1)
    vi.advanceTimersByTime(600_000)
    expect(await first).toMatchObject({ code: 'frame/timeout' })
    vi.useRealTimers()
    await until(() => expect(frame.types()).toEqual(['RPC_REQUEST', 'RPC_ABORT']))
    // The frame has dropped the first one, and never answers it.
    held[1]?.answer()
    await until(() => expect(held).toHaveLength(3))
    held[2]?.answer(hash)
    expect(await second).toBe(hash)
  })

  it('sends nothing that is over the limits or cannot be cloned', async () => {
    const { frame, client } = await create()
    for (const params of [['x'.repeat(300_000)], [() => {}], [1n]])
      expect(await rejectionOf(client.request('RPC_REQUEST', { method: 'eth_call', params }))).toMatchObject({
        rpcCode: -32602,
        message: 'Invalid input',
      })
    const batch = (...calls: readonly unknown[]) =>
      rejectionOf(
        client.request('RPC_REQUEST', { method: 'wallet_sendCalls', params: [{ version: '2.0.0', calls }] }),
      )
    expect(await batch({ data: `0x${'00'.repeat(150_000)}` })).toMatchObject({ rpcCode: 5740 })
    expect(await batch({ data: `0x${'00'.repeat(150_000)}`, value: 1n })).toMatchObject({ rpcCode: -32602 })
    expect(frame.asked).toEqual([])
  })
})
