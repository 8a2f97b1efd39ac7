import { afterEach, expect, it, vi } from 'vitest'
import { createTestFrame, frameOrigin } from '../../test/createTestFrame.js'
import { createSecureFrame } from '../createSecureFrame.js'

const id = crypto.randomUUID()
const path = `/approve?projectId=p&language=en#${id}.${'a'.repeat(43)}`
const sign = { method: 'personal_sign', params: ['0x', `0x${'a'.repeat(40)}`] }

afterEach(() => vi.useRealTimers())

/** A busy machine takes a multiple of the usual time. */
const until = (check: () => void) => vi.waitFor(check, { timeout: 20_000 })

/** A frame whose approvals are answered by `answers`, in their order. */
async function create() {
  const answers: ((payload?: unknown) => void)[] = []
  const frame = createTestFrame((request, answer) => {
    if (request.type === 'RPC_REQUEST') answers.push(answer)
    else answer()
  })
  const client = createSecureFrame({ url: `${frameOrigin}/`, projectId: 'p', environment: frame.environment })
  await client.ready()
  const emit = async (status: 'needed' | 'open' | 'ended', at = path) => {
    frame.post({ type: 'APPROVAL_WINDOW', payload: { status, path: at } })
    // Messages of a port arrive in their order.
    await client.request('GET_CHAIN_ID').catch(() => {})
  }
  const request = async () => {
    const answered = client.request('RPC_REQUEST', sign).catch(error => error)
    await until(() => expect(answers.length).toBeGreaterThan(0))
    return answered
  }
  return { frame, client, answers, emit, request, status: () => client.getApprovalWindow()?.status }
}

it('opens the window at once under the activation of the user, and closes it with the approval', async () => {
  const { frame, client, emit, status } = await create()
  const statuses: unknown[] = []
  client.watchApprovalWindow(() => statuses.push(status()))
  await emit('needed')
  expect(frame.windows.map(({ url }) => url)).toEqual([`${frameOrigin}${path}`])
  await emit('open')
  await emit('ended')
  expect(frame.windows[0]?.isClosed).toBe(true)
  expect(statuses).toEqual(['open', undefined])
  client.destroy()
})

it('C38: opens a window for the next request, where the frame takes the closed one for open', async () => {
  const { frame, client, emit, status } = await create()
  await emit('needed')
  await emit('open')
  await emit('ended')
  await emit('open')
  expect(frame.windows.map(({ isClosed }) => isClosed)).toEqual([true, false])
  await emit('ended')
  frame.control.isActive = false
  await emit('open')
  expect([status(), frame.windows.length]).toEqual(['needed', 2])
  client.getApprovalWindow()?.open()
  expect([status(), frame.windows.length]).toEqual(['open', 3])
  client.destroy()
})

it('waits for a press without activation, and counts how often the browser blocks the window', async () => {
  const { frame, client, emit, status } = await create()
  frame.control.isActive = false
  await emit('needed')
  expect(frame.windows).toEqual([])
  expect(status()).toBe('needed')
  frame.control.blocksWindows = true
  client.getApprovalWindow()?.open()
  expect(client.getApprovalWindow()).toMatchObject({ status: 'blocked', timesBlocked: 1 })
  client.getApprovalWindow()?.open()
  expect(client.getApprovalWindow()).toMatchObject({ status: 'unavailable', timesBlocked: 2 })
  frame.control.blocksWindows = false
  client.getApprovalWindow()?.open()
  expect(client.getApprovalWindow()).toMatchObject({ status: 'open', timesBlocked: 0 })
  client.getApprovalWindow()?.open()
  expect(frame.windows.map(({ timesFocused }) => timesFocused)).toEqual([1])
  client.destroy()
})

it('C45: a window that the browser refuses before a press on the button counts as needed, not as blocked', async () => {
  const { frame, client, emit, status } = await create()
  frame.control.blocksWindows = true
  await emit('needed')
  expect(client.getApprovalWindow()).toMatchObject({ status: 'needed', timesBlocked: 0 })
  frame.control.blocksWindows = false
  client.getApprovalWindow()?.open()
  expect(status()).toBe('open')
  expect(frame.windows).toHaveLength(1)
  client.destroy()
})

it('notices that the user closed the window, which can be opened again', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { frame, client, emit, status } = await create()
  await emit('needed')
  await emit('open')
  const [first] = frame.windows
  if (first) first.isClosed = true
  vi.advanceTimersByTime(1_000)
  expect(status()).toBe('closed')
  expect(frame.types()).not.toContain('APPROVAL_DETACHED')
  client.getApprovalWindow()?.open()
  expect(status()).toBe('open')
  expect(frame.windows).toHaveLength(2)
  client.destroy()
  expect(frame.windows[1]?.isClosed).toBe(true)
})

it('C47: has the frame hand the approval to a window that the page cannot see, again for each one', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { frame, client, emit, status } = await create()
  await emit('needed')
  const lose = async () => {
    const last = frame.windows.at(-1)
    if (last) last.isClosed = true
    vi.advanceTimersByTime(1_000)
    await client.request('GET_CHAIN_ID').catch(() => {})
  }
  await lose()
  expect(status()).toBe('detached')
  expect(frame.payloads('APPROVAL_DETACHED')).toEqual([{ id }])
  // The user may have closed it: another one is opened, which is as far away.
  client.getApprovalWindow()?.open()
  expect(status()).toBe('open')
  await lose()
  expect(status()).toBe('detached')
  expect(frame.payloads('APPROVAL_DETACHED')).toEqual([{ id }, { id }])
  await emit('ended')
  expect(status()).toBeUndefined()
  client.destroy()
})

it('C21: opens no window in a web view, and hands the approval to a page in its place', async () => {
  const { frame, client, emit } = await create()
  frame.control.hasWindows = false
  await emit('needed')
  client.getApprovalWindow()?.open()
  expect(frame.windows).toEqual([])
  expect(client.getApprovalWindow()).toMatchObject({ status: 'unavailable', timesBlocked: 0 })
  const returnUrl = 'https://app.example/shop?item=3#top'
  const page = await client.getApprovalWindow()?.leave(returnUrl)
  const secret = 'a'.repeat(43)
  const url = `${frameOrigin}/approve?projectId=p&language=en&place=tab#${id}.${secret}`
  expect(page).toEqual({ url, id, secret })
  expect(frame.payloads('APPROVAL_DETACHED')).toEqual([{ id, returnUrl }])
  client.destroy()
})

it('says that the window was closed where the frame cannot hand the approval over', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const frame = createTestFrame((request, answer, fail) =>
    request.type === 'APPROVAL_DETACHED' ? fail({ message: 'no', code: -32602 }) : answer(),
  )
  const client = createSecureFrame({ url: `${frameOrigin}/`, projectId: 'p', environment: frame.environment })
  await client.ready()
  frame.post({ type: 'APPROVAL_WINDOW', payload: { status: 'needed', path } })
  await client.request('GET_CHAIN_ID').catch(() => {})
  for (const one of frame.windows) one.isClosed = true
  vi.advanceTimersByTime(1_000)
  await vi.waitFor(() => expect(client.getApprovalWindow()?.status).toBe('closed'))
  client.destroy()
})

it('keeps one window for all approvals of a queue', async () => {
  const { frame, client, answers, emit } = await create()
  const signature = `0x${'1'.repeat(130)}`
  const first = client.request('RPC_REQUEST', sign)
  const second = client.request('RPC_REQUEST', sign)
  await until(() => expect(answers).toHaveLength(1))
  await emit('needed')
  await emit('ended')
  answers[0]?.(signature)
  expect(await first).toBe(signature)
  expect(frame.windows[0]?.isClosed).toBe(false)
  await until(() => expect(answers).toHaveLength(2))
  await emit('open')
  await emit('ended')
  answers[1]?.(signature)
  expect(await second).toBe(signature)
  expect(frame.windows).toHaveLength(1)
  expect(frame.windows[0]?.isClosed).toBe(true)
  client.destroy()
})

it('rejects the approval for the user, and closes the window of a frame that is gone', async () => {
  const { frame, client, answers, emit } = await create()
  const asked = client.request('RPC_REQUEST', sign).catch(error => error)
  await until(() => expect(answers).toHaveLength(1))
  await emit('needed')
  client.getApprovalWindow()?.reject()
  expect(await asked).toMatchObject({ code: 'frame/aborted', rpcCode: 4001 })
  frame.postReady()
  await until(() => expect(frame.windows[0]?.isClosed).toBe(true))
  expect(client.getApprovalWindow()).toBeUndefined()
  client.destroy()
})

it.each([
  'https://evil.example/approve?projectId=p#aa',
  '//evil.example/approve?projectId=p#aa',
  '/approve/../evil?projectId=p#aa',
  '/wallet?projectId=p#aa',
  'javascript:alert(1)',
])('C28: opens no other page than that of approvals: %s', async at => {
  const { frame, client, emit } = await create()
  await emit('needed', at)
  expect(frame.windows).toEqual([])
  expect(client.getApprovalWindow()).toBeUndefined()
  client.destroy()
})
