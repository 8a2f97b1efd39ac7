import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Pair, startPair } from '../../test/startPair.js'
import type { Approved } from '../../test/startPeer.js'
import type { WalletConnectSession } from '../types.js'

let pair: Pair
let line: Approved
let session: WalletConnectSession

beforeEach(async () => {
  pair = await startPair()
  ;({ line, session } = await pair.connect())
})
afterEach(async () => {
  vi.useRealTimers()
  await pair.stop()
})

const ask = (method: string, params?: unknown, id?: number) => pair.peer.ask(line, method, params, id)
const stored = () => [...pair.storage.values].find(([key]) => key.includes('sessions'))?.[1]
const only = { chains: ['eip155:1'], methods: ['personal_sign'], events: [], accounts: [] }

describe('an invalid request of a wallet changes nothing', () => {
  const event = (changes: object) => ({
    chainId: 'eip155:1',
    event: { name: 'chainChanged', data: 1 },
    ...changes,
  })
  test.each<[number, string, unknown]>([
    [1003, 'wc_sessionUpdate', null],
    [1003, 'wc_sessionUpdate', []],
    [5104, 'wc_sessionUpdate', {}],
    [5104, 'wc_sessionUpdate', { namespaces: {} }],
    [5104, 'wc_sessionUpdate', { namespaces: { cosmos: { methods: [], events: [], accounts: [] } } }],
    [5100, 'wc_sessionUpdate', { namespaces: { eip155: { ...only, chains: ['1'] } } }],
    [5101, 'wc_sessionUpdate', { namespaces: { eip155: { ...only, methods: 'all' } } }],
    [5102, 'wc_sessionUpdate', { namespaces: { eip155: { ...only, events: [1] } } }],
    [5103, 'wc_sessionUpdate', { namespaces: { eip155: { ...only, accounts: ['eip155:1'] } } }],
    [1004, 'wc_sessionExtend', []],
    [1004, 'wc_sessionExtend', { expiry: 1 }],
    [1004, 'wc_sessionExtend', { expiry: '9999999999' }],
    [1004, 'wc_sessionExtend', { expiry: 1.5 }],
    [1002, 'wc_sessionEvent', {}],
    [1002, 'wc_sessionEvent', event({ event: null })],
    [1002, 'wc_sessionEvent', event({ event: { name: 1 } })],
    [1002, 'wc_sessionEvent', event({ chainId: 1 })],
    [3005, 'wc_sessionEvent', event({ chainId: 'eip155:137' })],
    [3002, 'wc_sessionEvent', event({ event: { name: 'message', data: 1 } })],
    [3001, 'wc_sessionRequest', { chainId: 'eip155:1', request: { method: 'personal_sign' } }],
    [1005, 'wc_sessionSettle', {}],
    [10001, 'wc_sessionPropose', {}],
    [10001, 'wc_constructor', {}],
    [1001, 'constructor', {}],
  ])('%i: %s %j', async (code, method, params) => {
    const before = stored()
    const emitted: unknown[] = []
    pair.client.on('session', payload => emitted.push(payload))
    pair.client.on('event', payload => emitted.push(payload))
    pair.client.on('end', payload => emitted.push(payload))
    expect((await ask(method, params)).error?.code).toBe(code)
    expect(stored()).toBe(before)
    expect(emitted).toEqual([])
  })
})

test('a message that is not JSON-RPC gets no response, and the next message is handled', async () => {
  const end = { jsonrpc: '2.0', method: 'wc_sessionDelete' }
  for (const payload of [null, [], 1, '{', { id: 1 }, { ...end, id: String(pair.peer.nextId()) }])
    await pair.peer.say(line, payload)
  await pair.peer.say(line, { id: -1, jsonrpc: '2.0', method: 'wc_sessionDelete' })
  await pair.peer.say(line, { id: 1.5, jsonrpc: '2.0', method: 'wc_sessionDelete' })
  await pair.peer.say(line, { id: 2 ** 60, jsonrpc: '2.0', method: 'wc_sessionDelete' })
  await pair.peer.say(line, { id: pair.peer.nextId(), jsonrpc: '1.0', method: 'wc_sessionDelete' })
  await pair.peer.publish(line.topic, 'no envelope')
  await pair.peer.publish(line.topic, 'AAAA')
  expect((await ask('wc_sessionPing')).result).toBe(true)
  expect(pair.client.getSessions()).toEqual([session])
})

test('an update that is older than the last update is refused with 1003; the last update again changes nothing', async () => {
  const late = pair.peer.nextId()
  const last = pair.peer.nextId()
  const emitted = pair.next('session')
  expect((await ask('wc_sessionUpdate', { namespaces: { eip155: only } }, last)).result).toBe(true)
  expect((await emitted).session.namespaces).toEqual({ eip155: only })
  const second = { eip155: { ...only, methods: [] } }
  expect((await ask('wc_sessionUpdate', { namespaces: second }, late)).error?.code).toBe(1003)
  pair.reload()
  await pair.client.restore()
  await pair.peer.say(line, {
    id: last,
    jsonrpc: '2.0',
    method: 'wc_sessionUpdate',
    params: { namespaces: second },
  })
  await ask('wc_sessionPing')
  expect(pair.client.getSessions()[0]?.namespaces).toEqual({ eip155: only })
})

test('an update takes effect at once, and what belongs to no proposed namespace is left out', async () => {
  const cosmos = { methods: [], events: [], accounts: ['cosmos:hub:a'] }
  await ask('wc_sessionUpdate', { namespaces: { eip155: only, cosmos } })
  expect(pair.client.getSessions()[0]?.namespaces).toEqual({ eip155: only })
  const request = { method: 'eth_sendTransaction' }
  await expect(
    pair.client.request({ topic: session.topic, chainId: 'eip155:1', request }),
  ).rejects.toMatchObject({ code: 'walletconnect/unauthorized-method' })
})

test('a session is extended to seven days from now at most, and never shortened', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 })
  const now = Math.floor(Date.now() / 1000)
  expect((await ask('wc_sessionExtend', { expiry: now + 10_000_000 })).result).toBe(true)
  const { expiry = 0 } = pair.client.getSessions()[0] ?? {}
  expect(expiry).toBeGreaterThan(session.expiry)
  expect(expiry - now).toBeLessThanOrEqual(604_801)
  expect((await ask('wc_sessionExtend', { expiry: expiry - 10 })).error?.code).toBe(1004)
})

test('the same request twice is done once', async () => {
  const emitted: unknown[] = []
  pair.client.on('event', payload => emitted.push(payload))
  const id = pair.peer.nextId()
  const params = { chainId: 'eip155:1', event: { name: 'chainChanged', data: 10 } }
  await ask('wc_sessionEvent', params, id)
  // Encrypted again, so that the relay does not recognise the duplicate.
  await pair.peer.say(line, { id, jsonrpc: '2.0', method: 'wc_sessionEvent', params })
  await ask('wc_sessionPing')
  expect(emitted).toEqual([{ topic: session.topic, chainId: 'eip155:1', name: 'chainChanged', data: 10 }])
})

test('an event that is older than the last one of its name is not emitted after it', async () => {
  const emitted: unknown[] = []
  pair.client.on('event', ({ data }) => emitted.push(data))
  const early = pair.peer.nextId()
  const params = (data: unknown) => ({ chainId: 'eip155:1', event: { name: 'chainChanged', data } })
  expect((await ask('wc_sessionEvent', params('new'))).result).toBe(true)
  expect((await ask('wc_sessionEvent', params('old'), early)).result).toBe(true)
  expect(emitted).toEqual(['new'])
})

test('the wallet ends a session, with any reason or none', async () => {
  const ended = pair.next('end')
  expect((await ask('wc_sessionDelete', { code: 'x' })).result).toBe(true)
  expect(await ended).toEqual({
    topic: session.topic,
    reason: { code: 6000, message: 'User disconnected' },
  })
  expect(pair.client.getSessions()).toEqual([])
  expect(stored()).toBeUndefined()
})

test('a session ends when it expires, also without a call', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  pair.reload()
  const restored = pair.client.restore()
  await restored
  const ended = pair.next('end')
  vi.setSystemTime(session.expiry * 1000 - 1)
  expect(pair.client.getSessions()).toHaveLength(1)
  vi.setSystemTime(session.expiry * 1000)
  expect(pair.client.getSessions()).toEqual([])
  await expect(pair.client.ping({ topic: session.topic })).rejects.toMatchObject({
    code: 'walletconnect/no-session-for-topic',
  })
  expect((await ended).reason).toEqual({ code: 6, message: 'Expired' })
  expect(stored()).toBeUndefined()
})

test('a listener that throws does not stop the others, and the wallet gets no error', async () => {
  const emitted: unknown[] = []
  pair.client.on('event', () => {
    throw new TypeError('listener')
  })
  pair.client.on('event', ({ data }) => emitted.push(data))
  const params = { chainId: 'eip155:1', event: { name: 'chainChanged', data: 1 } }
  expect((await ask('wc_sessionEvent', params)).result).toBe(true)
  expect(emitted).toEqual([1])
  expect(pair.warnings).toContain('a listener threw')
})
