import { generateKeyPairSync, sign } from 'node:crypto'
import { base58 } from '@scure/base'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { AuthError, decodeIssuer, verifyToken } from '../src/auth/verifyToken.js'
import type { RelayOptions } from '../src/startRelay.js'
import { connect } from './connect.js'
import { createIdentity, createToken } from './createToken.js'
import { createTopic } from './createTopic.js'
import { createStart } from './describeDrivers.js'

const start = createStart()
const audience = 'ws://localhost:4500'
const audiences = new Set([audience])
const now = Date.now() / 1_000
const iat = Math.floor(now)
const identity = createIdentity()
const verify = (token: string | null) => verifyToken(token, audiences, now)

describe('tokens', () => {
  test('a good one gives the client id', () => {
    expect(verify(createToken(identity, audience))).toBe(identity.clientId)
    expect(verify(createToken(identity, `${audience}/`))).toBe(identity.clientId)
    expect(verify(createToken(identity, audience, { claims: { iat: iat + 55, nbf: iat + 55 } }))).toBe(
      identity.clientId,
    )
    expect(verify(createToken(identity, audience, { claims: { iat: iat - 86_400, exp: iat } }))).toBe(
      identity.clientId,
    )
  })

  const other = createIdentity()
  const z = identity.clientId.slice('did:key:z'.length)
  const bytes = base58.decode(z)
  const claims = (claims: object) => createToken(identity, audience, { claims })
  const [head = '', body = '', signature = ''] = createToken(identity, audience).split('.')
  const ecdsa = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  test.each<[string, string, string | null]>([
    ['token missing', 'none', null],
    ['token missing', 'an empty one', ''],
    ['token malformed', 'two parts', `${head}.${body}`],
    ['token malformed', 'four parts', `${head}.${body}.${signature}.`],
    ['token malformed', 'no JSON', `x.${body}.${signature}`],
    ['token malformed', 'a list', `${Buffer.from('[]').toString('base64url')}.${body}.${signature}`],
    ['token malformed', 'a huge one', `${head}.${'A'.repeat(5_000)}.${signature}`],
    ['token malformed', 'iat as a text', claims({ iat: String(iat) })],
    ['token malformed', 'no exp', claims({ exp: undefined })],
    ['token malformed', 'nbf as a text', claims({ nbf: 'x' })],
    ['algorithm not supported', 'alg none', createToken(identity, audience, { header: { alg: 'none' } })],
    ['algorithm not supported', 'alg HS256', createToken(identity, audience, { header: { alg: 'HS256' } })],
    ['algorithm not supported', 'alg ES256', createToken(identity, audience, { header: { alg: 'ES256' } })],
    ['invalid issuer', 'no issuer', claims({ iss: undefined })],
    ['invalid issuer', 'another method', claims({ iss: `did:web:z${z}` })],
    ['invalid issuer', 'another base', claims({ iss: `did:key:x${z}` })],
    ['invalid issuer', 'a letter that base58 lacks', claims({ iss: `did:key:z${z}l` })],
    ['invalid issuer', 'a leading 1, which the same key decodes from', claims({ iss: `did:key:z1${z}` })],
    [
      'invalid issuer',
      'another kind of key',
      claims({ iss: `did:key:z${base58.encode(Uint8Array.from([0xec, ...bytes.slice(1)]))}` }),
    ],
    [
      'invalid issuer',
      'a byte too many',
      claims({ iss: `did:key:z${base58.encode(Uint8Array.from([...bytes, 0]))}` }),
    ],
    ['invalid signature', "another client's name", claims({ iss: other.clientId })],
    [
      'invalid signature',
      'a changed claim',
      `${head}.${createToken(identity, 'ws://evil').split('.')[1]}.${signature}`,
    ],
    ['invalid signature', 'none', `${head}.${body}.`],
    [
      'invalid signature',
      'of another key type',
      `${head}.${body}.${sign('sha256', Buffer.from(`${head}.${body}`), ecdsa.privateKey).toString('base64url')}`,
    ],
    ['invalid subject', 'no subject', claims({ sub: undefined })],
    ['invalid audience', 'another relay', createToken(identity, 'wss://relay.example.org')],
    ['invalid audience', 'a longer URL', createToken(identity, `${audience}0`)],
    ['invalid audience', 'a list', claims({ aud: [audience] })],
    ['token not yet valid', 'made in the future', claims({ iat: iat + 120, exp: iat + 86_520 })],
    ['token not yet valid', 'valid in the future', claims({ nbf: iat + 120 })],
    ['token expired', 'yesterday', claims({ iat: iat - 90_000, exp: iat - 3_600 })],
    ['token lives too long', 'a day and a second', claims({ iat, exp: iat + 86_401 })],
    ['token lives too long', 'for ever', claims({ exp: 4_812_670_097 })],
  ])('%s: %s', (reason, _name, token) => {
    expect(() => verify(token)).toThrow(new AuthError(`JWT validation error: ${reason}`))
  })

  // Published by WalletConnect/WalletConnectRust, relay_rpc/src/jwt.rs (Apache-2.0), with valid signatures.
  test.each([
    'did:key:z6Mkvx4VVuBBPHzEoLDb5gNC4rQmnJstc1boohKfcJUt9Mv65',
    'did:key:xz6MkodHZwneVRShtaLf8JKYkxpDGp1vGZnpGmdBpX8M2exxH',
    'xdid:key:z6MkodHZwneVRShtaLf8JKYkxpDGp1vGZnpGmdBpX8M2exxH',
    'did:xkey:z6MkodHZwneVRShtaLf8JKYkxpDGp1vGZnpGmdBpX8M2exxH',
    'did:key:z6MkodHZwneVRShtaLf8JKYkxpDGp1vGZnpGmdBpX8M2exxHl',
  ])('the published issuer %s is no key', issuer => {
    expect(decodeIssuer(issuer)).toBeUndefined()
  })

  test('the published key is what its issuer decodes to', () => {
    const key = decodeIssuer('did:key:z6MkodHZwneVRShtaLf8JKYkxpDGp1vGZnpGmdBpX8M2exxH') ?? new Uint8Array()
    expect(Buffer.from(key).toString('hex')).toBe(
      '884ab67f787b69e534bfdba8d5beb4e719700e90ac06317ed177d49e5a33be5a',
    )
  })

  test('base58 gives back what it was given, and one spelling per value', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), bytes => {
        expect(base58.decode(base58.encode(bytes))).toEqual(bytes)
      }),
    )
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), text => {
        const isBase58 = /^[1-9A-HJ-NP-Za-km-z]*$/.test(text)
        if (isBase58) expect(base58.encode(base58.decode(text))).toBe(text)
        else expect(() => base58.decode(text)).toThrow()
      }),
    )
  })

  test('no change of one character makes another good token', () => {
    const token = createToken(identity, audience)
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.'
    const place = fc.nat(token.length - 3)
    fc.assert(
      fc.property(place, fc.constantFrom(...alphabet), (index, character) => {
        fc.pre(token[index] !== character)
        expect(() => verify(token.slice(0, index) + character + token.slice(index + 1))).toThrow(
          'JWT validation error',
        )
      }),
      { numRuns: process.env.LATCHKIT_FULL ? 500 : 200 },
    )
  })
})

describe('who may come in', () => {
  const refused = async (options: RelayOptions, change: Parameters<typeof connect>[1]) => {
    const client = await connect((await start(options)).url, change)
    return client.closed
  }
  const projects = { mine: ['https://app.example', 'https://*.preview.example'], open: ['*'] }

  test('a client gets the reason with code 3000', async () => {
    const claims = { iat: iat + 3_600, exp: iat + 7_200 }
    const { url } = await start()
    const token = createToken(identity, url, { claims })
    expect(await (await connect(url, { token })).closed).toEqual({
      code: 3_000,
      reason: 'JWT validation error: token not yet valid',
    })
    const open = await connect(url)
    expect(await open.call('irn_subscribe', { topic: createTopic() })).toMatchObject({
      result: expect.any(String),
    })
  })

  test('a refused client is not served', async () => {
    const { url } = await start({ projects })
    const topic = createTopic()
    const refusedClient = await connect(url, { query: { projectId: 'none' } })
    refusedClient.socket.send(
      JSON.stringify({ id: 1, method: 'irn_publish', params: { topic, message: 'a', ttl: 9 } }),
    )
    await refusedClient.closed
    const client = await connect(url, { query: { projectId: 'open' } })
    expect((await client.call('irn_fetchMessages', { topic })).result).toMatchObject({ messages: [] })
  })

  test.each(['', 'unknown', 'constructor', '__proto__'])('project id "%s" is no key', async projectId => {
    expect(await refused({ projects }, { query: { projectId } })).toEqual({
      code: 3_000,
      reason: 'Unauthorized: invalid key',
    })
  })

  test.each([
    'https://evil.example',
    'http://app.example',
    'https://app.example:8443',
    'https://app.example.evil.example',
    'https://preview.example',
    'https://evil.example/.preview.example',
    'https://a@evil.example#.preview.example',
    'null',
    '',
  ])('origin "%s" is not allowed', async origin => {
    expect(await refused({ projects }, { query: { projectId: 'mine' }, headers: { origin } })).toEqual({
      code: 3_000,
      reason: 'Unauthorized: origin not allowed',
    })
  })

  test.each<[string, { readonly [name: string]: string }]>([
    ['mine', { origin: 'https://app.example' }],
    ['mine', { origin: 'https://a-1.preview.example' }],
    ['mine', {}],
    ['open', { origin: 'https://anything.example' }],
  ])('project %s lets %j in', async (projectId, headers) => {
    const client = await connect((await start({ projects })).url, { query: { projectId }, headers })
    expect(await client.call('irn_subscribe', { topic: createTopic() })).toMatchObject({
      result: expect.any(String),
    })
  })

  test('without a project file every project id is good', async () => {
    const client = await connect((await start()).url, {
      query: { projectId: '' },
      headers: { origin: 'https://a.example' },
    })
    expect(await client.call('irn_subscribe', { topic: createTopic() })).toMatchObject({
      result: expect.any(String),
    })
  })

  test('the public URLs are the audiences', async () => {
    const relay = await start({ publicUrls: ['wss://relay.example.org/'] })
    expect(relay.url).toBe('wss://relay.example.org/')
    const local = `ws://127.0.0.1:${relay.port}`
    const good = await connect(local, { token: createToken(identity, 'wss://relay.example.org') })
    expect(await good.call('irn_subscribe', { topic: createTopic() })).toMatchObject({
      result: expect.any(String),
    })
    expect(await (await connect(local)).closed).toEqual({
      code: 3_000,
      reason: 'JWT validation error: invalid audience',
    })
  })
})
