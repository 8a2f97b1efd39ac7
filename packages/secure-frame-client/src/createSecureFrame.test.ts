import { afterEach, describe, expect, it, vi } from 'vitest'
import { rejectionOf } from '../../core/test/rejectionOf.js'
import { createTestFrame, frameOrigin, pageOrigin } from '../test/createTestFrame.js'
import { createSecureFrame } from './createSecureFrame.js'
import { SecureFrameError } from './SecureFrameError.js'

const address = '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb'
const ends: (() => void)[] = []
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  for (const end of ends.splice(0)) end()
})

/** Faked clocks, real ports. */
const fakeClocks = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })

function create(
  handle?: Parameters<typeof createTestFrame>[0],
  url = `${frameOrigin}/frame`,
  options: { readonly smartAccounts?: boolean } = {},
) {
  const frame = createTestFrame(handle)
  const client = createSecureFrame({ url, projectId: 'p', environment: frame.environment, ...options })
  ends.push(() => client.destroy(), frame.close)
  return { frame, client }
}

/** A busy machine takes a multiple of the usual time. */
const until = (check: () => void) => vi.waitFor(check, { timeout: 20_000 })

describe('handshake', () => {
  it('loads nothing before the first request, then greets the frame once', async () => {
    const { frame, client } = create((_request, answer) => answer({ chainId: 5 }))
    expect(frame.urls).toEqual([])
    expect(await client.request('GET_CHAIN_ID')).toEqual({ chainId: 5 })
    await client.ready()
    await client.ready()
    expect(frame.urls).toEqual([`${frameOrigin}/frame?projectId=p&chainId=1&version=5&enableLogger=false`])
    expect(frame.getAttributes()).toMatchObject({
      sandbox: expect.not.stringContaining('allow-top-navigation'),
      allow: expect.stringContaining(`publickey-credentials-get ${frameOrigin};`),
      referrerpolicy: 'strict-origin',
    })
    expect(frame.inits).toHaveLength(1)
    expect(frame.inits[0]?.targetOrigin).toBe(frameOrigin)
    const { payload } = frame.inits[0]?.message ?? { payload: {} }
    expect(payload).toMatchObject({ projectId: 'p', frameNonce: `${'0'.repeat(63)}1`, v: 5 })
    expect(payload.pageNonce).toMatch(/^[\da-f]{64}$/)
  })

  it('tells the frame that the page has no use for smart accounts', async () => {
    const { frame, client } = create(undefined, undefined, { smartAccounts: false })
    await client.ready()
    expect(frame.urls).toEqual([expect.stringMatching(/&enableLogger=false&smartAccounts=false$/)])
  })

  it('C28 (sec 3): takes READY only from the window and the origin of its iframe', async () => {
    const { frame, client } = create()
    frame.control.readyOnInsert = false
    const ready = client.ready()
    for (let round = 0; round < 1000; round++) {
      frame.postReady({ source: { postMessage: () => expect.fail('a sibling got a port') } })
      frame.postReady({ source: null })
      frame.postReady({ origin: 'https://evil.example' })
      frame.postReady({ origin: 'null' })
      frame.postReady({ origin: pageOrigin })
    }
    for (const data of [
      undefined,
      'READY',
      { type: 'READY' },
      { type: 'READY', payload: { frameNonce: '1' } },
    ])
      frame.listeners().message({ data, origin: frameOrigin, source: frame.window })
    expect(frame.inits).toEqual([])
    frame.postReady()
    await ready
    expect(frame.inits).toHaveLength(1)
  })

  it('ignores what is on the port before the greeting', async () => {
    const { frame, client } = create()
    frame.control.greets = false
    const updates: unknown[] = []
    client.on('SESSION_UPDATE', payload => updates.push(payload))
    const ready = client.ready()
    await until(() => expect(frame.inits).toHaveLength(1))
    frame.post({ type: 'SESSION_UPDATE', payload: { isConnected: true } })
    frame.post({ type: 'INIT_SUCCESS', payload: { pageNonce: '0'.repeat(64) } })
    frame.post({ type: 'INIT_SUCCESS', payload: { pageNonce: frame.inits[0]?.message.payload.pageNonce } })
    frame.post({ type: 'SESSION_UPDATE', payload: { isConnected: false } })
    await ready
    await until(() => expect(updates).toEqual([{ isConnected: false }]))
  })

  it.each([
    'http://secure.example',
    'ftp://localhost',
    'javascript:alert(1)',
    'https://user@secure.example',
    'no url',
    pageOrigin,
    `${pageOrigin}/frame`,
  ])('C28: refuses the address %s', url => {
    expect(() => create(undefined, url)).toThrow(expect.objectContaining({ code: 'frame/invalid-url' }))
  })

  it.each(['http://localhost:4700', 'http://secure.localhost:4700/', 'http://127.0.0.1:4700'])(
    'takes the address %s',
    url => {
      expect(() => create(undefined, url)).not.toThrow()
    },
  )

  it('refuses a frame of other versions', async () => {
    const { frame, client } = create()
    frame.control.readyOnInsert = false
    const ready = rejectionOf(client.ready())
    frame.postReady({ versions: [6, 7] })
    expect(await ready).toMatchObject({ code: 'frame/unsupported-version' })
    expect(frame.inits).toEqual([])
  })

  it('C13: says at once that the policy of the page blocks the frame, and tries again afterwards', async () => {
    const { frame, client } = create()
    frame.control.readyOnInsert = false
    const answer = rejectionOf(client.request('GET_CHAIN_ID'))
    const violation = { effectiveDirective: 'frame-src', blockedURI: frameOrigin, disposition: 'enforce' }
    frame.listeners().violation({ ...violation, blockedURI: 'https://ads.example' })
    frame.listeners().violation({ ...violation, blockedURI: 'inline' })
    frame.listeners().violation({ ...violation, effectiveDirective: 'img-src' })
    frame.listeners().violation({ ...violation, disposition: 'report' })
    expect(frame.log).toEqual([])
    frame.listeners().violation(violation)
    expect(await answer).toMatchObject({ code: 'frame/blocked-by-csp' })
    expect(frame.log).toEqual(['remove'])
    frame.control.readyOnInsert = true
    await client.ready()
    expect(frame.urls).toHaveLength(2)
  })

  it('gives up 2 s after a load without READY, and 20 s after the start', async () => {
    fakeClocks()
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
    const { frame, client } = create()
    frame.control.readyOnInsert = false
    const first = rejectionOf(client.ready())
    frame.listeners().load()
    vi.advanceTimersByTime(1_999)
    expect(frame.log).toEqual([])
    vi.advanceTimersByTime(1)
    expect(await first).toMatchObject({ code: 'frame/not-loaded' })
    const second = rejectionOf(client.ready())
    vi.advanceTimersByTime(19_999)
    expect(frame.log).toEqual(['remove'])
    vi.advanceTimersByTime(1)
    expect(await second).toMatchObject({ code: 'frame/not-loaded' })
  })

  it('C13: says that the site does not list the page, with the origin and the command, in the console too', async () => {
    fakeClocks()
    const asked: string[] = []
    vi.stubGlobal('fetch', async (url: string) => {
      asked.push(url)
      return Response.json({ isListed: false })
    })
    const frame = createTestFrame()
    frame.control.readyOnInsert = false
    const lines: string[] = []
    const logger = { error: (line: string) => lines.push(line), warn: () => {}, debug: () => {} }
    const { environment } = frame
    const client = createSecureFrame({ url: `${frameOrigin}/frame`, projectId: 'a&b', environment, logger })
    ends.push(() => client.destroy(), frame.close)
    const failure = rejectionOf(client.ready())
    frame.listeners().load()
    vi.advanceTimersByTime(2_000)
    const { code, message } = await failure
    expect(code).toBe('frame/origin-not-allowed')
    expect(message).toContain(`${frameOrigin} does not list the origin ${pageOrigin}`)
    expect(message).toContain(
      `PROJECTS_FILE of the site with "project update --id a&b --add-origin ${pageOrigin}"`,
    )
    expect(asked).toEqual([`${frameOrigin}/listed?projectId=a%26b`])
    expect(lines).toEqual([message])
  })

  it('is content with a READY that comes before the site has answered whether it lists the page', async () => {
    fakeClocks()
    let answer: (response: Response) => void = () => {}
    vi.stubGlobal('fetch', () => new Promise<Response>(resolve => (answer = resolve)))
    const { frame, client } = create()
    frame.control.readyOnInsert = false
    const ready = client.ready()
    frame.listeners().load()
    vi.advanceTimersByTime(2_000)
    frame.postReady()
    await ready
    answer(Response.json({ isListed: false }))
    await client.request('SIGN_OUT')
    expect(frame.log).toEqual([])
  })

  it.each(['before', 'after'])('is content with a READY %s the load', async order => {
    fakeClocks()
    const { frame, client } = create()
    frame.control.readyOnInsert = false
    const ready = client.ready()
    if (order === 'after') frame.listeners().load()
    frame.postReady()
    if (order === 'before') frame.listeners().load()
    await ready
    vi.advanceTimersByTime(60_000)
    await client.request('SIGN_OUT')
    expect(frame.log).toEqual([])
  })

  it('greets a frame that was loaded again, and rejects what the former one was asked', async () => {
    const { frame, client } = create((request, answer) => request.type !== 'GET_CHAIN_ID' && answer())
    await client.ready()
    const lost = rejectionOf(client.request('GET_CHAIN_ID'))
    await until(() => expect(frame.types()).toEqual(['GET_CHAIN_ID']))
    frame.postReady()
    expect(await lost).toMatchObject({ message: 'Something went wrong' })
    await client.request('SIGN_OUT')
    expect(frame.inits).toHaveLength(2)
  })
})

describe('events', () => {
  it('shows the frame for an approval, sizes it and hides it', async () => {
    const { frame, client } = create()
    await client.ready()
    for (const message of [
      { type: 'RESIZE', payload: { height: 420 } },
      { type: 'APPROVAL_OPENED' },
      { type: 'APPROVAL_OPENED', payload: 'x' },
      { type: 'APPROVAL_CLOSED' },
    ])
      frame.post(message)
    await until(() => expect(frame.log).toEqual(['resize 420', 'show', 'hide']))
  })

  it('stops telling a listener that was removed, and all of them once it is destroyed', async () => {
    const { frame, client } = create()
    const heard: string[] = []
    const stop = client.on('APPROVAL_OPENED', () => heard.push('removed'))
    client.on('APPROVAL_OPENED', () => heard.push('kept'))
    stop()
    await client.ready()
    frame.post({ type: 'APPROVAL_OPENED' })
    await until(() => expect(heard).toEqual(['kept']))
    client.destroy()
    expect(frame.log).toContain('remove')
    expect(await rejectionOf(client.request('SIGN_OUT'))).toMatchObject({
      code: 'frame/destroyed',
      docsUrl: 'https://latchkit.github.io/latchkit/errors/frame/destroyed.html',
    })
    expect(await rejectionOf(client.request('SIGN_OUT'))).toBeInstanceOf(SecureFrameError)
  })
})

describe('errors', () => {
  it.each([
    [{ message: 'no', code: 'OTP_INVALID', data: { left: 4 } }, 'no', 'frame/otp-invalid', undefined],
    [{ message: 'no', code: 4902 }, 'no', 'frame/rpc-error', 4902],
    [{ message: '' }, 'An error occurred', 'frame/failed', undefined],
    [{ code: 4001 }, 'Required', 'frame/invalid-answer', -32603],
  ])('maps %j', async (payload, message, code, rpcCode) => {
    const { client } = create((_request, _answer, fail) => fail(payload))
    const error = await rejectionOf(client.request('CONNECT_OTP', { otp: '123456' }))
    expect(error).toMatchObject({ message, code, rpcCode })
    expect(error.data).toEqual('data' in payload ? payload.data : undefined)
  })

  it('refuses an answer of another form, and one of another type', async () => {
    const { client } = create((_request, answer) => answer({ isConnected: 'yes' }))
    expect(await rejectionOf(client.request('IS_CONNECTED'))).toMatchObject({
      message: 'Expected boolean received string',
      code: 'frame/invalid-answer',
    })
    expect(
      await rejectionOf(client.request('RPC_REQUEST', { method: 'personal_sign', params: ['0x', address] })),
    ).toMatchObject({ code: 'frame/invalid-answer', message: 'Expected string received object' })
  })
})
