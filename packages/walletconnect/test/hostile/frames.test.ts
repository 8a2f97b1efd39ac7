import { describe, expect, onTestFinished, test } from 'vitest'
import { rejectionOf } from '../../../core/test/rejectionOf.js'
import { createRelay } from '../../src/relay/createRelay.js'
import { memoryStorage } from '../memoryStorage.js'
import { open } from './open.js'
import { seal } from './seal.js'
import { startHostileRelay } from './startHostileRelay.js'
import { startLoneClient } from './startLoneClient.js'
import { watchFaults } from './watchFaults.js'

const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`
const ping = (id: number) => JSON.stringify({ id, jsonrpc: '2.0', method: 'wc_sessionPing', params: {} })

/** A subscribed client, and a check that it still receives and responds, over the same or another socket. */
async function start() {
  const faults = watchFaults()
  const lone = await startLoneClient()
  await lone.client.restore()
  let lastId = Date.now() * 1000
  return {
    ...lone,
    faults,
    async isWell() {
      lastId += 1000
      const id = lastId
      await lone.push(seal(lone.line.key, ping(id)))
      const answer = await lone.relay.waitFor(() =>
        lone.relay.calls
          .filter(({ method }) => method === 'irn_publish')
          .map(({ params }) => JSON.parse(open(lone.line.key, String(params.message))))
          .find(said => said.id === id),
      )
      expect(answer.result).toBe(true)
      expect(faults).toEqual([])
    },
  }
}

describe('a malformed frame of the relay changes nothing, and the next frame is handled', () => {
  const push = { id: '1', jsonrpc: '2.0', method: 'irn_subscription' }
  const data = { topic: 'a'.repeat(64), message: 'AAAA' }
  test.each<[string, unknown]>([
    ['nothing', ''],
    ['white space', ' \n'],
    ['no JSON', '{'],
    ['a byte order mark', '\ufeff{}'],
    ['null', 'null'],
    ['a number that is none', 'NaN'],
    ['numbers', '[1e400,-0]'],
    ['an empty batch', []],
    ['a batch', [{ ...push, params: { id: 's', data } }]],
    ['deep nesting', deep(100_000)],
    ['deep nesting that does not end', '['.repeat(100_000)],
    ['a megabyte', `"${'x'.repeat(1_048_576)}"`],
    ['an answer to no request', { id: '1763733600000123456', jsonrpc: '2.0', result: true }],
    ['an error for no request', { id: 'x', jsonrpc: '2.0', error: { code: -32000, message: 'no' } }],
    ['an answer without an id', { jsonrpc: '2.0', result: true }],
    ['an answer with a number as id', { id: 1763733600000123, jsonrpc: '2.0', result: true }],
    ['an answer to __proto__', '{"id":"__proto__","jsonrpc":"2.0","result":true}'],
    ['an error that is none', { id: '1', jsonrpc: '2.0', error: null }],
    ['a push without params', push],
    ['a push of nothing', { ...push, params: { id: 's', data: null } }],
    ['a push with a topic that is none', { ...push, params: { id: 's', data: { ...data, topic: {} } } }],
    ['a push with a list as message', { ...push, params: { id: 's', data: { ...data, message: ['AAAA'] } } }],
    ['a push without an id', { ...push, id: undefined, params: { id: 's', data } }],
    ['a push with an object as id', { ...push, id: {}, params: { id: 's', data } }],
    ['another method', { id: '1', jsonrpc: '2.0', method: 'irn_burn', params: {} }],
    ['members of every object', '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}'],
  ])('%s', async (_what, frame) => {
    const { relay, state, isWell } = await start()
    const before = state()
    const { length } = relay.receipts
    relay.send(frame)
    await isWell()
    expect(state()).toBe(before)
    expect(relay.receipts).toHaveLength(length + 1)
    expect('polluted' in {}).toBe(false)
    expect(relay.sockets()).toBe(1)
  })

  test.each([
    ['bytes', 2],
    ['a ping', 9],
    ['a pong', 10],
  ])('%s', async (_what, opcode) => {
    const { relay, state, isWell } = await start()
    const before = state()
    relay.sendBytes(Buffer.from('{"id":1}'), opcode)
    await isWell()
    expect(state()).toBe(before)
  })

  test.each([
    ['an unknown opcode', 3],
    ['a text that is no UTF-8', 1],
  ])('%s ends the socket; the next one works', async (_what, opcode) => {
    const { relay, state, isWell } = await start()
    const before = state()
    const known = relay.calls.length
    relay.sendBytes(Uint8Array.of(0xff, 0xfe), opcode)
    await relay.waitFor(() => relay.calls.slice(known).find(({ method }) => method === 'irn_subscribe'))
    await isWell()
    expect(relay.sockets()).toBe(2)
    expect(state()).toBe(before)
  })
})

describe('whatever a relay answers to a subscription, nothing is thrown and the topic counts as subscribed', () => {
  test.each<[string, string]>([
    ['null', 'null'],
    ['false', 'false'],
    ['an empty text', '""'],
    ['an empty list', '[]'],
    ['a list of nothing', '[null]'],
    ['an object that hides its text', '{"toString":1,"valueOf":null}'],
    ['deep nesting', deep(100_000)],
    ['a megabyte', `"${'x'.repeat(1_048_576)}"`],
  ])('%s', async (_what, result) => {
    const faults = watchFaults()
    const relay = await startHostileRelay()
    const client = createRelay({ relayUrl: relay.url, storage: memoryStorage(), storageKey: 'app' })
    onTestFinished(async () => {
      client.destroy()
      await relay.stop()
    })
    relay.onCall = ({ id, method }) =>
      /subscribe/i.test(method) ? [`{"id":"${id}","jsonrpc":"2.0","result":${result}}`] : undefined
    const topics = ['a'.repeat(64), 'b'.repeat(64)]
    await Promise.all(topics.map(topic => client.subscribe(topic)))
    await client.subscribe('c'.repeat(64))
    // Already subscribed: no other call is made.
    await client.subscribe('c'.repeat(64))
    expect(relay.calls.map(({ method }) => method)).toEqual(['irn_batchSubscribe', 'irn_subscribe'])
    await client.unsubscribe('c'.repeat(64))
    await client.publish({ topic: 'd'.repeat(64), message: 'AAAA', tag: 1108, ttl: 300 })
    expect(faults).toEqual([])
  })
})

test('the mailbox may hold anything', async () => {
  const faults = watchFaults()
  const { relay, client, line, state, emitted } = await startLoneClient()
  const before = state()
  const entry = (id: number) => ({ topic: line.topic, message: seal(line.key, ping(id)) })
  relay.onCall = ({ id, method }) => {
    if (method !== 'irn_batchFetchMessages') return undefined
    const entries = [
      null,
      1,
      [],
      {},
      { topic: line.topic },
      { ...entry(1), topic: 'f'.repeat(64) },
      { ...entry(2), message: {} },
    ]
    const forged = { topic: line.topic, message: seal(new Uint8Array(32), ping(3)) }
    return [{ id, jsonrpc: '2.0', result: { messages: [...entries, forged, entry(4)], hasMore: 'yes' } }]
  }
  expect(await client.restore()).toHaveLength(1)
  const answers = relay.calls
    .filter(({ method }) => method === 'irn_publish')
    .map(({ params }) => JSON.parse(open(line.key, String(params.message))))
  expect(answers).toEqual([{ id: 4, jsonrpc: '2.0', result: true }])
  expect(state()).toBe(before)
  expect(emitted).toEqual([])
  expect(faults).toEqual([])
})

test.each(['null', '1', '[]', '{"messages":{}}', '{"messages":[[[]]]}', '{"toString":1}'])(
  'a mailbox of %s is none',
  async result => {
    const faults = watchFaults()
    const { relay, client } = await startLoneClient()
    relay.onCall = ({ id, method }) =>
      method === 'irn_batchFetchMessages' ? [`{"id":"${id}","jsonrpc":"2.0","result":${result}}`] : undefined
    expect(await client.restore()).toHaveLength(1)
    expect(faults).toEqual([])
  },
)

test('an answer that comes twice, or with result and error, settles its call once', async () => {
  const { relay, client, proposed, faults, isWell } = await start()
  relay.onCall = ({ id, method }) => {
    if (method !== 'wc_proposeSession') return undefined
    const error = { code: -32000, message: 'no' }
    return [
      { id, jsonrpc: '2.0', result: true, error },
      { id, jsonrpc: '2.0', result: true },
      { id, jsonrpc: '2.0', error },
    ]
  }
  const refused = await rejectionOf(client.propose({ optionalNamespaces: proposed }))
  expect(refused).toMatchObject({ code: 'walletconnect/relay-refused', rpcCode: -32000 })
  relay.onCall = () => undefined
  await isWell()
  expect(faults).toEqual([])
})

test('a receipt has the id as it came: text of 19 digits, number, or any text', async () => {
  const { relay } = await start()
  const params = { id: 'sub', data: { topic: 'e'.repeat(64), message: 'AAAA' } }
  for (const id of ['9223372036854775807', '0', 'not a number', 7]) {
    relay.send({ id, jsonrpc: '2.0', method: 'irn_subscription', params })
    expect(await relay.waitFor(() => relay.receipts.find(receipt => receipt.id === id))).toEqual({
      id,
      jsonrpc: '2.0',
      result: true,
    })
  }
})
