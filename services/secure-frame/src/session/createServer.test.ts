import type { FrameConfig } from '@latchkit/secure-protocol/api/config'
import { endSession, refreshSession } from '@latchkit/secure-protocol/api/session'
import { getUser } from '@latchkit/secure-protocol/api/user'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createServer } from './createServer.js'
import type { FrameStore, StoredSession } from './openStore.js'

const user = { id: crypto.randomUUID(), email: 'ana@example.test' }
const refreshExpiresAt = Date.now() + 86_400_000
const tokens = (name: string) => ({
  accessToken: `access-${name}`,
  accessExpiresAt: Date.now() + 300_000,
  refreshToken: name,
  refreshExpiresAt,
})
const answered = { user, device: { approvedAt: 1, isFirst: true }, wallet: null }
const ended = { error: { code: 'SESSION_ENDED', message: 'The session is over' } }

/** Answer of the server; `undefined` for never. */
type Handle = (
  path: string,
  body: { refreshToken?: string },
  headers: Readonly<Record<string, string>>,
) => object | undefined
beforeEach(() => {
  vi.stubGlobal('navigator', { locks: { request: (_name: string, act: () => unknown) => act() } })
  vi.stubGlobal('location', { origin: 'https://secure.example' })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** The frame's caller of a server that answers as `handle` does. */
function open(handle: Handle, session: StoredSession | undefined, locale?: string) {
  type Sent = {
    readonly body: string
    readonly signal: AbortSignal
    readonly headers: Record<string, string>
  }
  vi.stubGlobal('fetch', (url: string, { body, signal, headers }: Sent) => {
    const answer = handle(new URL(url).pathname, JSON.parse(body), headers)
    if (answer) return Promise.resolve(Response.json(answer, { status: 'error' in answer ? 401 : 200 }))
    return new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
    })
  })
  const key = crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, ['sign'])
  const kept = { session, ends: 0, replaced: 0 }
  const store: Partial<FrameStore> = {
    getDeviceKey: () => key as Promise<CryptoKeyPair>,
    getSession: async () => kept.session,
    setSession: async next => {
      kept.session = next
    },
  }
  const server = createServer({
    config: { projectId: 'p', now: Date.now() } as FrameConfig,
    store: store as FrameStore,
    getLocale: () => locale,
    ended: () => {
      kept.ends += 1
    },
    replaced: () => {
      kept.replaced += 1
    },
  })
  return { server, kept }
}

const stored = (refreshToken: string): StoredSession => ({ refreshToken, refreshExpiresAt, user })

it('gives up a server that takes a call and does not answer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let hasAsked = () => {}
  const asked = new Promise<void>(resolve => {
    hasAsked = resolve
  })
  const { server, kept } = open(() => {
    hasAsked()
    return undefined
  }, stored('one'))
  const ends = vi.fn()
  const call = server.call(getUser, {}).catch(ends)
  await asked
  await vi.advanceTimersByTimeAsync(29_999)
  expect(ends).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await call
  expect(ends).toHaveBeenCalledWith(expect.objectContaining({ code: 'SERVER_UNREACHABLE' }))
  expect(vi.getTimerCount()).toBe(0)
  expect(kept).toMatchObject({ session: stored('one'), ends: 0 })
})

it('C2: tells the page that a session is over, when the browser lost it and when it was revoked', async () => {
  let isRevoked = false
  const handle: Handle = path =>
    isRevoked ? ended : path === '/v1/user' ? answered : { session: tokens('two') }
  const lost = open(handle, undefined)
  await expect(lost.server.call(getUser, {})).rejects.toMatchObject({ code: 'LOGIN_REQUIRED' })
  expect(lost.kept.ends).toBe(1)
  const { server, kept } = open(handle, stored('one'))
  expect(await server.call(getUser, {})).toEqual(answered)
  isRevoked = true
  await expect(server.call(getUser, {})).rejects.toMatchObject({ code: 'LOGIN_REQUIRED' })
  expect(kept).toMatchObject({ session: undefined, ends: 1 })
})

it.each([
  ['is refused', undefined, 'two'],
  ['is answered', 'late', undefined],
] as const)(
  'C8: keeps what was stored while a refresh of the session before %s',
  async (_how, late, next) => {
    const asked: (string | undefined)[] = []
    const { server, kept } = open((path, { refreshToken }) => {
      if (path === '/v1/user') return answered
      asked.push(refreshToken)
      if (refreshToken !== 'one') return { session: tokens('three') }
      kept.session = next && stored(next)
      return late === undefined ? ended : { session: tokens(late) }
    }, stored('one'))
    const call = server.call(getUser, {})
    if (next) expect(await call).toEqual(answered)
    else await expect(call).rejects.toMatchObject({ code: 'LOGIN_REQUIRED' })
    expect(asked).toEqual(next ? ['one', next] : ['one'])
    expect(kept.session?.refreshToken).toBe(next && 'three')
  },
)

it('C2: tells the other tabs of a login by another user, and forgets no stored session for them', async () => {
  const { server, kept } = open(() => undefined, undefined)
  await server.begin(tokens('one'), user)
  await server.begin(tokens('two'), user)
  expect(kept.replaced).toBe(0)
  await server.begin(tokens('three'), { ...user, id: crypto.randomUUID() })
  expect(kept.replaced).toBe(1)
  server.drop()
  expect(kept.session?.refreshToken).toBe('three')
})

it.each([
  ['ar-EG', 'ar-EG'],
  ['', undefined],
  ['ar\r\nX-Evil: 1', undefined],
])('C15: tells the server the language %j of the app, by a header', async (locale, sent) => {
  // By path: work of other files that is still pending calls the same `fetch`.
  const languages: Record<string, unknown> = {}
  const { server } = open(
    (path, _body, headers) => {
      languages[path] = headers['Accept-Language']
      return path === '/v1/session/refresh' ? { session: tokens('two') } : answered
    },
    stored('one'),
    locale,
  )
  await server.call(getUser, {})
  expect(languages).toMatchObject({ [refreshSession.path]: sent, [getUser.path]: sent })
})

it('C44 a sign-out reaches the server, also when the app is reloaded at once', async () => {
  const { server } = open(() => ({}), undefined)
  const sent = vi.spyOn(globalThis, 'fetch')
  await server.call(endSession, { refreshToken: 'a' })
  await server.call(refreshSession, { refreshToken: 'a' }).catch(() => {})
  // A call of an earlier test may end late.
  const calls = sent.mock.calls.filter(([url]) => /\/session\/(?:end|refresh)$/.test(String(url)))
  expect(calls.map(([, init]) => init?.keepalive)).toEqual([true, false])
})
