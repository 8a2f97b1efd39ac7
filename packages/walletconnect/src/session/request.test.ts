import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Pair, startPair } from '../../test/startPair.js'
import type { Approved, Payload } from '../../test/startPeer.js'
import { ProtocolError, protocolErrors } from '../errors/ProtocolError.js'
import type { RequestParameters } from '../types.js'

let pair: Pair
let line: Approved

beforeEach(async () => {
  pair = await startPair()
  ;({ line } = await pair.connect())
})
afterEach(async () => {
  vi.useRealTimers()
  await pair.stop()
})

const request = (changes?: Partial<RequestParameters>) =>
  pair.client.request({
    topic: line.topic,
    chainId: 'eip155:1',
    request: { method: 'personal_sign', params: ['0x00'] },
    ...changes,
  })
const asked = () => pair.peer.waitFor(line.topic, ({ method }) => method === 'wc_sessionRequest')
const answer = (payload: object) => pair.peer.say(line, { jsonrpc: '2.0', ...payload })

describe('each number a wallet may answer is a separate error', () => {
  const codes = [...Object.keys(protocolErrors).map(Number), 4001, 4902, 5555]
  test.each(codes)('%i', async code => {
    const response = request()
    response.catch(() => {})
    const { id } = await asked()
    await answer({ id, error: { code, message: 'in its own words' } })
    const error: unknown = await response.catch(error => error)
    expect(error).toBeInstanceOf(ProtocolError)
    const known = protocolErrors[code === 4001 ? 5000 : code]?.code ?? 'walletconnect/wallet-error'
    expect(error).toMatchObject({
      code: known,
      rpcCode: code,
      details: 'in its own words',
      docsPath: `errors/${known}.html`,
    })
  })
})

test('what the wallet receives is what was requested, with an expiry and an id of 16 digits', async () => {
  const sent = vi.fn()
  const before = Math.floor(Date.now() / 1000)
  const response = request({ expiry: 1000, onSent: sent })
  const { id, params } = await asked()
  expect(String(id)).toMatch(/^\d{16}$/)
  const { expiryTimestamp } = (params as { request: { expiryTimestamp: number } }).request
  expect(expiryTimestamp - before).toBeGreaterThanOrEqual(1000)
  expect(expiryTimestamp - before).toBeLessThanOrEqual(1002)
  await expect.poll(() => sent).toHaveBeenCalledWith({ id, topic: line.topic })
  await answer({ id, result: null })
  expect(await response).toBeNull()
})

test.each([299, 604_801, 300.5, Number.NaN])('an expiry of %d seconds is refused', async expiry => {
  await expect(request({ expiry })).rejects.toMatchObject({ code: 'walletconnect/missing-or-invalid' })
})

test('an answer on another topic, with another id, or without the form settles nothing', async () => {
  const { line: other } = await pair.connect()
  const response = request()
  const { id } = await asked()
  await pair.peer.say(other, { id, jsonrpc: '2.0', result: 'on another topic' })
  await answer({ id: id + 1, result: 'another id' })
  await answer({ id, error: 'no object' })
  await answer({ id, error: { code: '1', message: 'x' } })
  await answer({ id })
  await answer({ id: String(id), result: 'a text as id' })
  await answer({ id, result: 'right' })
  expect(await response).toBe('right')
})

test('a second answer changes nothing', async () => {
  const response = request()
  const { id } = await asked()
  await answer({ id, result: 1 })
  await answer({ id, result: 2 })
  expect(await response).toBe(1)
  expect((await pair.peer.ask(line, 'wc_sessionPing')).result).toBe(true)
})

/** The relay acknowledges in order: when this resolves, everything published before was accepted. */
const settleRelay = () =>
  pair.client.emit({ topic: line.topic, chainId: 'eip155:1', event: { name: 'chainChanged', data: 1 } })

test('times out with 8000', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const response = request()
  response.catch(() => {})
  await settleRelay()
  await vi.advanceTimersByTimeAsync(300_000)
  await expect(response).rejects.toMatchObject({ code: 'walletconnect/request-expired', rpcCode: 8000 })
})

test('a ping times out after 30 seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const pinged = pair.client.ping({ topic: line.topic })
  pinged.catch(() => {})
  await settleRelay()
  await vi.advanceTimersByTimeAsync(29_999)
  const settled = vi.fn()
  pinged.then(settled, settled)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await expect(pinged).rejects.toMatchObject({ rpcCode: 8000 })
})

test('is cancelled by its signal, and a later response changes nothing', async () => {
  const controller = new AbortController()
  const response = request({ signal: controller.signal })
  response.catch(() => {})
  const { id } = await asked()
  controller.abort('closed')
  await expect(response).rejects.toMatchObject({ code: 'walletconnect/aborted', cause: 'closed' })
  await answer({ id, result: 1 })
  await expect(request({ signal: controller.signal })).rejects.toMatchObject({
    code: 'walletconnect/aborted',
  })
})

test('a response that arrives after a reload is ignored', async () => {
  const response = request()
  response.catch(() => {})
  const { id } = await asked()
  pair.reload()
  await expect(response).rejects.toMatchObject({ code: 'walletconnect/client-destroyed' })
  await pair.client.restore()
  await answer({ id, result: 1 })
  expect((await pair.peer.ask(line, 'wc_sessionPing')).result).toBe(true)
  expect(pair.warnings.filter(line => line.includes('ignored'))).toEqual([])
})

test('many at once get their own answers', async () => {
  const count = 20
  const responses = Array.from({ length: count }, (_, index) =>
    request({ request: { method: 'personal_sign', params: [index] } }),
  )
  const answered = new Set<number>()
  for (let round = 0; round < count; round++) {
    const { id, params } = await pair.peer.waitFor(
      line.topic,
      ({ method, id }: Payload) => method === 'wc_sessionRequest' && !answered.has(id),
    )
    answered.add(id)
    await answer({ id, result: (params as { request: { params: number[] } }).request.params[0] })
  }
  expect(await Promise.all(responses)).toEqual(responses.map((_, index) => index))
  expect(answered.size).toBe(count)
})

test('nothing can be asked of a client that was destroyed', async () => {
  pair.client.destroy()
  for (const ask of [
    () => request(),
    () => pair.client.ping({ topic: line.topic }),
    () => pair.client.propose({ optionalNamespaces: {} }),
    () => pair.client.restore(),
    () => pair.client.disconnect({ topic: line.topic }),
  ])
    await expect(ask()).rejects.toMatchObject({ code: 'walletconnect/client-destroyed' })
})
