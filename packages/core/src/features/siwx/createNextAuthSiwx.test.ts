import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { alice, bob } from '../../../test/siwxHarness.js'
import { createNextAuthClient } from './nextAuth/createNextAuthClient.js'
import { createNextAuthSiwx } from './nextAuth/createNextAuthSiwx.js'
import type { SiwxSession } from './types.js'

type Call = {
  readonly method: string
  readonly path: string
  readonly type: string
  readonly fields: unknown
}

const session = {
  data: {
    domain: 'app.example',
    uri: 'https://app.example',
    version: '1',
    chainId: 'eip155:1',
    accountAddress: alice,
    nonce: 'c5rf'.repeat(16),
  },
  message: 'a message',
  signature: '0x1234',
} as const satisfies SiwxSession

/** Answers on the wire as next-auth 4.24 does; the lab runs the real one. */
async function startAuth(overrides: { readonly [path: string]: [status: number, body: string] } = {}) {
  const calls: Call[] = []
  let signedIn: unknown = {}
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    const path = (request.url ?? '').replace('/api/auth/', '')
    const type = request.headers['content-type'] ?? ''
    const fields = Object.fromEntries(new URLSearchParams(body))
    calls.push({ method: request.method ?? '', path, type, fields })
    const answer = (status: number, value: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
    const override = overrides[path]
    if (override) return response.writeHead(override[0]).end(override[1])
    const url = 'https://app.example/page'
    switch (path) {
      case 'csrf':
        return answer(200, { csrfToken: session.data.nonce })
      case 'providers':
        return answer(200, { siwx: { id: 'siwx', type: 'credentials' }, mail: { id: 'mail', type: 'email' } })
      case 'session':
        return answer(200, signedIn)
      case 'callback/siwx':
        if (fields.signature === '0xbad')
          return answer(401, {
            url: `https://app.example/api/auth/error?error=${encodeURIComponent(thrown)}`,
          })
        if (fields.signature !== session.signature)
          return answer(401, {
            url: 'https://app.example/api/auth/error?error=CredentialsSignin&provider=siwx',
          })
        signedIn = { user: { name: alice }, expires: '2999-01-01T00:00:00.000Z', siwx: session }
        return answer(200, { url })
      case 'signin/mail':
        return answer(200, { url: 'https://app.example/api/auth/verify-request' })
      case 'signout':
        signedIn = {}
        return answer(200, { url })
      default:
        return answer(200, {})
    }
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise(resolve => server.close(resolve))
  })
  const { port } = server.address() as AddressInfo
  const parameters = {
    baseUrl: `http://127.0.0.1:${port}/api/auth/`,
    callbackUrl: 'https://app.example/page',
  }
  return {
    siwx: createNextAuthSiwx(parameters),
    auth: createNextAuthClient(parameters),
    parameters,
    calls,
    paths: () => calls.map(({ method, path }) => `${method} ${path}`),
  }
}

const thrown = 'nonce-differs: The nonce is not the expected one.'
const form = 'application/x-www-form-urlencoded'
const signed = { csrfToken: session.data.nonce, callbackUrl: 'https://app.example/page', json: 'true' }
const caipAddress = `eip155:1:${alice}` as const

describe('createNextAuthSiwx', () => {
  it('signs in, finds the session and signs out with the calls of next-auth', async () => {
    const { siwx, calls, paths } = await startAuth()
    expect(await siwx.getSession({ caipAddress })).toBeUndefined()
    expect(await siwx.getNonce({ caipAddress })).toBe(session.data.nonce)
    expect(await siwx.verify(session)).toBe(true)
    expect(await siwx.getSession({ caipAddress: `eip155:1:${alice.toLowerCase()}` })).toEqual(session)
    expect(await siwx.getSession({ caipAddress: `eip155:1:${bob}` })).toBeUndefined()
    expect(await siwx.getSessions?.()).toEqual([session])
    await siwx.signOut({})
    expect(await siwx.getSessions?.()).toEqual([])
    expect(paths()).toEqual([
      'GET session',
      'GET csrf',
      'GET providers',
      'GET csrf',
      'POST callback/siwx',
      'GET session',
      'GET session',
      'GET session',
      'GET csrf',
      'POST signout',
      'GET session',
    ])
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([
      {
        method: 'POST',
        path: 'callback/siwx',
        type: form,
        fields: { message: session.message, signature: session.signature, ...signed },
      },
      { method: 'POST', path: 'signout', type: form, fields: signed },
    ])
  })

  it('refuses a signature that the server refuses with 401', async () => {
    const { siwx, auth } = await startAuth()
    await expect(siwx.verify({ ...session, signature: '0x00' })).rejects.toMatchObject({
      code: 'siwx/refused',
      metaMessages: [
        '`authorize` of the provider "siwx" returned null. Throw an error with the reason there.',
        'Sign in again.',
      ],
    })
    expect(await auth.signIn('siwx', { message: '', signature: '0x00' })).toMatchObject({
      ok: false,
      status: 401,
      error: 'CredentialsSignin',
    })
  })

  it('passes on the reason that `authorize` threw', async () => {
    const { siwx } = await startAuth()
    await expect(siwx.verify({ ...session, signature: '0xbad' })).rejects.toMatchObject({
      code: 'siwx/refused',
      metaMessages: [thrown, 'Sign in again.'],
    })
  })

  it('tells the status of a refusal without a reason', async () => {
    const { siwx } = await startAuth({ 'callback/siwx': [403, '{}'] })
    await expect(siwx.verify(session)).rejects.toMatchObject({
      code: 'siwx/refused',
      metaMessages: ['The session server refused the sign-in: HTTP status code: 403', 'Sign in again.'],
    })
  })

  it('does not take an `error` in the address of the page for its own', async () => {
    const callbackUrl = 'https://app.example/sign-in?error=SessionRequired'
    const { parameters } = await startAuth({ 'callback/siwx': [200, JSON.stringify({ url: callbackUrl })] })
    const auth = createNextAuthClient({ ...parameters, callbackUrl })
    expect(await auth.signIn('siwx', {})).toMatchObject({ ok: true, error: undefined })
  })

  it('knows that no user was signed in where the CSRF cookie did not arrive', async () => {
    const url = 'https://app.example/api/auth/signin?csrf=true'
    const { siwx } = await startAuth({ 'callback/siwx': [200, JSON.stringify({ url })] })
    await expect(siwx.verify(session)).rejects.toMatchObject({
      code: 'siwx/refused',
      metaMessages: [expect.stringContaining('CSRF token'), 'Sign in again.'],
    })
  })

  it('C8 ends no session but that of the account', async () => {
    const { siwx, paths } = await startAuth()
    await siwx.verify(session)
    await siwx.signOut({ caipAddress: `eip155:1:${bob}` })
    expect(paths()).not.toContain('POST signout')
    expect(await siwx.getSession({ caipAddress })).toEqual(session)
  })

  it('posts to `signin` for a provider of another kind, and knows those that are there', async () => {
    const { auth } = await startAuth()
    expect(await auth.signIn('mail', { email: 'a@app.example' })).toMatchObject({ ok: true, status: 200 })
    await expect(auth.signIn('constructor', {})).rejects.toMatchObject({ code: 'siwx/unknown-provider' })
  })

  it('has methods that work without their object', async () => {
    const { auth } = await startAuth()
    const { signIn } = auth
    expect(await signIn('siwx', { signature: session.signature })).toMatchObject({ ok: true })
  })

  it.each([
    ['status', [500, '{}']],
    ['body', [200, '<h1>no</h1>']],
  ] as const)('logs a failed call at the server: %s', async (_, answer) => {
    const { siwx, calls, parameters } = await startAuth({ session: [...answer] })
    await expect(siwx.getSession({ caipAddress })).rejects.toMatchObject({
      code: 'siwx/client-fetch-error',
      shortMessage: 'CLIENT_FETCH_ERROR',
    })
    expect(calls.at(-1)).toMatchObject({
      method: 'POST',
      path: '_log',
      type: form,
      fields: { level: 'error', code: 'CLIENT_FETCH_ERROR', url: `${parameters.baseUrl}session` },
    })
  })

  it('distinguishes a server that failed from a server that refuses', async () => {
    const { siwx } = await startAuth({ 'callback/siwx': [503, '{}'] })
    await expect(siwx.verify(session)).rejects.toMatchObject({ code: 'siwx/client-fetch-error' })
  })

  it('logs a session that cannot be read, and leaves one of another kind alone', async () => {
    const broken = await startAuth({ session: [200, '{"siwx":{"message":1}}'] })
    await expect(broken.siwx.getSession({ caipAddress })).rejects.toMatchObject({
      code: 'siwx/client-session-error',
      shortMessage: 'CLIENT_SESSION_ERROR',
    })
    expect(broken.calls.at(-1)).toMatchObject({ path: '_log', fields: { code: 'CLIENT_SESSION_ERROR' } })
    const other = await startAuth({ session: [200, '{"user":{"email":"a@app.example"}}'] })
    expect(await other.siwx.getSession({ caipAddress })).toBeUndefined()
  })

  it('reads a list of sessions, and ends one of them by an update', async () => {
    const other = { ...session, data: { ...session.data, accountAddress: bob } }
    const { siwx, calls } = await startAuth({ session: [200, JSON.stringify({ siwx: [session, other] })] })
    expect(await siwx.getSessions?.()).toEqual([session, other])
    await siwx.signOut({ caipAddress })
    expect(calls.at(-1)).toMatchObject({ method: 'POST', path: 'session', type: 'application/json' })
    const broken = await startAuth({ session: [200, JSON.stringify({ siwx: [session, 'nothing'] })] })
    await expect(broken.siwx.getSessions?.()).rejects.toMatchObject({ code: 'siwx/client-session-error' })
  })

  it('fails as typed when no server is there, not even to log', async () => {
    const siwx = createNextAuthSiwx({ baseUrl: 'http://127.0.0.1:9/api/auth' })
    await expect(siwx.getNonce({})).rejects.toMatchObject({ code: 'siwx/client-fetch-error' })
  })
})
