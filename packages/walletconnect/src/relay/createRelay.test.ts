import { type RelayOptions, type RunningRelay, startRelay } from '@latchkit/relay'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createPage } from '../../test/createPage.js'
import { memoryStorage } from '../../test/memoryStorage.js'
import { recordSockets } from '../../test/recordSockets.js'
import { startProxy } from '../../test/startProxy.js'
import { randomBytes } from '../crypto/randomBytes.js'
import { toHex } from '../crypto/toHex.js'
import { type CreateRelayParameters, createRelay } from './createRelay.js'
import type { Relay, RelayMessage } from './types.js'

const newTopic = () => toHex(randomBytes(32))
const message = (text: string) => Buffer.from(text).toString('base64')

async function serve(options: RelayOptions = {}): Promise<RunningRelay> {
  const server = await startRelay({ port: 0, ...options })
  onTestFinished(() => server.close())
  return server
}

function open(relayUrl: string, parameters: Partial<CreateRelayParameters> = {}): Relay {
  const relay = createRelay({ relayUrl, storage: memoryStorage(), storageKey: 'test', ...parameters })
  onTestFinished(() => relay.destroy())
  return relay
}

/** What a relay delivers, as texts, and a wait for a number of them. */
function collect(relay: Relay) {
  const messages: RelayMessage[] = []
  relay.onMessage(one => void messages.push(one))
  const texts = () => messages.map(one => Buffer.from(one.message, 'base64').toString())
  return {
    messages,
    texts,
    wait: (...wanted: string[]) => vi.waitFor(() => expect(texts()).toEqual(wanted), { timeout: 4_000 }),
  }
}

async function waitForStatus(relay: Relay, status: string): Promise<void> {
  await vi.waitFor(() => expect(relay.getStatus()).toBe(status), { timeout: 4_000 })
}

function publish(relay: Relay, topic: string, text: string, deadline?: number): Promise<void> {
  return relay.publish({ topic, message: message(text), ttl: 300, tag: 1108, prompt: true }, { deadline })
}

afterEach(() => void vi.useRealTimers())

describe('the way to the relay', () => {
  it('opens no socket before it is needed, then one', async () => {
    const server = await serve()
    const { WebSocket, sockets } = recordSockets()
    const relay = open(server.url, { environment: { WebSocket } })
    const statuses: string[] = []
    relay.onStatus(status => void statuses.push(status))
    await new Promise(resolve => setImmediate(resolve))
    expect(sockets).toEqual([])
    expect(relay.getStatus()).toBe('idle')
    await Promise.all([relay.subscribe(newTopic()), publish(relay, newTopic(), 'x')])
    expect(sockets).toHaveLength(1)
    expect(statuses).toEqual(['connecting', 'open'])
  })

  it('shows the token, the project and the agent, and a new token with each connection', async () => {
    const server = await serve()
    const { WebSocket, sockets } = recordSockets()
    const relay = open(server.url, { projectId: 'p 1', environment: { WebSocket, page: undefined } })
    await relay.subscribe(newTopic())
    server.dropConnections()
    await vi.waitFor(() => expect(sockets).toHaveLength(2))
    await waitForStatus(relay, 'open')
    const queries = sockets.map(({ url }) => new URL(url).searchParams)
    for (const query of queries) {
      expect([...query.keys()].sort()).toEqual(['auth', 'projectId', 'ua'])
      expect(query.get('projectId')).toBe('p 1')
      expect(query.get('ua')).toBe('wc-2/js-2.19.1/unknown/node')
    }
    const claims = queries.map(query =>
      JSON.parse(Buffer.from(query.get('auth')?.split('.')[1] ?? '', 'base64url').toString()),
    )
    expect(claims[0].aud).toBe(server.url)
    expect(claims[1].iss).toBe(claims[0].iss)
    expect(claims[1].sub).not.toBe(claims[0].sub)
  })

  it('delivers to subscribers of the topic until they unsubscribe', async () => {
    const server = await serve()
    const [wallet, dapp] = [open(server.url), open(server.url)]
    const received = collect(dapp)
    const topic = newTopic()
    await dapp.subscribe(topic)
    await publish(wallet, newTopic(), 'elsewhere')
    await publish(wallet, topic, 'one')
    await publish(wallet, topic, 'two')
    await received.wait('one', 'two')
    expect(received.messages[0]).toEqual({ topic, message: message('one'), owner: true })
    await dapp.unsubscribe(topic)
    const barrier = newTopic()
    // Over the same socket, so after it.
    await dapp.subscribe(barrier)
    await publish(wallet, topic, 'three')
    await publish(wallet, barrier, 'end')
    await received.wait('one', 'two', 'end')
  })

  it('subscribes the topics of one turn in one call, and all of them with one after a drop', async () => {
    const server = await serve()
    const { WebSocket, sockets, calls } = recordSockets()
    const relay = open(server.url, { environment: { WebSocket } })
    await publish(relay, newTopic(), 'x')
    const topics = Array.from({ length: 5 }, newTopic)
    await Promise.all(topics.map(topic => relay.subscribe(topic)))
    await relay.subscribe(topics[0] ?? '')
    const subscribe = { method: 'irn_batchSubscribe', params: { topics } }
    expect(calls().slice(1)).toEqual([expect.objectContaining(subscribe)])
    server.dropConnections()
    await vi.waitFor(() => expect(sockets[1]?.sent).toHaveLength(1))
    expect(JSON.parse(sockets[1]?.sent[0] ?? '')).toMatchObject(subscribe)
  })

  it('sends what the protocol needs and never `tvf`, under ids of 19 digits', async () => {
    const server = await serve()
    const { WebSocket, calls } = recordSockets()
    const relay = open(server.url, { environment: { WebSocket } })
    const topic = newTopic()
    await publish(relay, topic, 'x')
    await relay.call('wc_proposeSession', {
      pairingTopic: topic,
      sessionProposal: message('p'),
      ttl: 300,
      correlationId: 1,
    })
    expect(calls().map(({ method, params }) => ({ method, fields: Object.keys(params ?? {}) }))).toEqual([
      { method: 'irn_publish', fields: ['topic', 'message', 'ttl', 'tag', 'prompt'] },
      { method: 'wc_proposeSession', fields: ['pairingTopic', 'sessionProposal', 'ttl', 'correlationId'] },
    ])
    for (const { id } of calls()) expect(id).toMatch(/^\d{19}$/)
  })

  it('acknowledges under the very id of the push, once every listener settled', async () => {
    const server = await serve()
    const { WebSocket, sockets, calls } = recordSockets()
    const [wallet, dapp] = [open(server.url), open(server.url, { environment: { WebSocket } })]
    const topic = newTopic()
    let finish = () => {}
    dapp.onMessage(() => new Promise<void>(resolve => (finish = resolve)))
    dapp.onMessage(() => {
      throw new Error('a listener of an app')
    })
    const received = collect(dapp)
    await dapp.subscribe(topic)
    const pushed = new Promise<string>(resolve =>
      sockets[0]?.socket.addEventListener('message', ({ data }) => {
        if (data.includes('irn_subscription')) resolve(String(data))
      }),
    )
    await publish(wallet, topic, 'one')
    await received.wait('one')
    const acknowledgements = () => calls().filter(call => call.method === undefined)
    expect(acknowledgements()).toEqual([])
    finish()
    const id = /"id":("\d{19}")/.exec(await pushed)?.[1]
    await vi.waitFor(() => expect(acknowledgements()).toHaveLength(1))
    expect(sockets[0]?.sent.at(-1)).toBe(`{"id":${id},"jsonrpc":"2.0","result":true}`)
  })

  it('tells a message once that the relay delivers again, and acknowledges it then', async () => {
    const server = await serve()
    const storage = memoryStorage()
    const wallet = open(server.url)
    const dapp = open(server.url, { storage })
    const topic = newTopic()
    let finish = () => {}
    dapp.onMessage(() => new Promise<void>(resolve => (finish = resolve)))
    const received = collect(dapp)
    await dapp.subscribe(topic)
    await publish(wallet, topic, 'one')
    await received.wait('one')
    server.dropConnections()
    await waitForStatus(dapp, 'closed')
    await waitForStatus(dapp, 'open')
    await dapp.subscribe(newTopic())
    finish()
    await publish(wallet, topic, 'two')
    await received.wait('one', 'two')
    finish()
    await vi.waitFor(async () => {
      // Nothing waits for this client any more: the next one of the same identity gets only what is new.
      const next = open(server.url, { storage })
      const later = collect(next)
      await next.subscribe(topic)
      await publish(wallet, topic, 'three')
      await vi.waitFor(() => expect(later.texts()).toContain('three'))
      expect(later.texts()).not.toContain('one')
      next.destroy()
    })
  })

  it('takes up after a drop what came meanwhile', async () => {
    const server = await serve()
    const [wallet, dapp] = [open(server.url), open(server.url)]
    const received = collect(dapp)
    const topic = newTopic()
    await dapp.subscribe(topic)
    server.dropConnections()
    await publish(wallet, topic, 'meanwhile')
    await received.wait('meanwhile')
  })

  it('keeps a topic that the relay subscribed by itself', async () => {
    const server = await serve()
    const { WebSocket, calls } = recordSockets()
    const [wallet, dapp] = [open(server.url), open(server.url, { environment: { WebSocket } })]
    const received = collect(dapp)
    const topic = newTopic()
    const propose = { pairingTopic: topic, sessionProposal: message('p'), ttl: 300, correlationId: 1 }
    expect(await dapp.call('wc_proposeSession', propose)).toBe(true)
    dapp.adopt(topic)
    await publish(wallet, topic, 'one')
    await received.wait('one')
    expect(calls().some(({ method }) => method === 'irn_subscribe')).toBe(false)
    server.dropConnections()
    await publish(wallet, topic, 'two')
    await received.wait('one', 'two')
  })

  it('sends a call again after a restart of the relay', async () => {
    const first = await startRelay({ port: 0 })
    const relay = open(first.url)
    await relay.subscribe(newTopic())
    await first.close()
    await waitForStatus(relay, 'closed')
    const topic = newTopic()
    const published = publish(relay, topic, 'late')
    const second = await serve({ port: first.port })
    await published
    const other = open(second.url)
    const received = collect(other)
    await other.subscribe(topic)
    await received.wait('late')
  })

  it('tells why the relay refused a call', async () => {
    const server = await serve()
    const relay = open(server.url)
    await expect(relay.call('irn_unknown', {})).rejects.toMatchObject({
      code: 'walletconnect/relay-refused',
      rpcCode: -32601,
      details: expect.stringContaining('irn_unknown'),
    })
    await expect(relay.subscribe('no topic')).rejects.toMatchObject({ code: 'walletconnect/relay-refused' })
  })

  it('gives up when nobody waits', async () => {
    const server = await serve()
    const { WebSocket, calls } = recordSockets()
    const relay = open(server.url, { environment: { WebSocket } })
    const reason = new Error('enough')
    const controller = new AbortController()
    const given = relay.call('irn_publish', {}, { signal: controller.signal })
    controller.abort(reason)
    await expect(given).rejects.toMatchObject({ code: 'walletconnect/aborted', cause: reason })
    await expect(relay.subscribe(newTopic(), { signal: controller.signal })).rejects.toMatchObject({
      code: 'walletconnect/aborted',
    })
    await publish(relay, newTopic(), 'x')
    expect(calls().filter(({ method }) => method === 'irn_publish')).toHaveLength(1)
  })

  it('rejects what is pending when it is destroyed, and all that comes later', async () => {
    const server = await serve()
    const { WebSocket, sockets } = recordSockets()
    const relay = open(server.url, { environment: { WebSocket } })
    await relay.subscribe(newTopic())
    const pending = publish(relay, newTopic(), 'x')
    relay.destroy()
    for (const call of [pending, relay.subscribe(newTopic()), publish(relay, newTopic(), 'x')])
      await expect(call).rejects.toMatchObject({ code: 'walletconnect/client-destroyed' })
    const { socket } = sockets[0] ?? {}
    await vi.waitFor(() => expect(socket?.readyState).toBe(WebSocket.CLOSED))
    expect(sockets).toHaveLength(1)
  })
})

describe('a relay that refuses', () => {
  it.each([
    ['a clock an hour early', 3_600_000, 'JWT validation error: token not yet valid'],
    ['a clock two days late', -172_800_000, 'JWT validation error: token expired'],
  ])('%s is told as such', async (_title, skew, details) => {
    const server = await serve()
    const relay = open(server.url, { environment: { now: () => Date.now() + skew } })
    await expect(relay.subscribe(newTopic())).rejects.toMatchObject({
      code: 'walletconnect/clock-skew',
      shortMessage: 'The clock of this device is wrong',
      details,
    })
  })

  it('an unknown project is told as such, and asked about again by the next call only', async () => {
    const server = await serve({ projects: { known: ['*'] } })
    const { WebSocket, sockets } = recordSockets()
    const relay = open(server.url, { projectId: 'unknown', environment: { WebSocket } })
    const refused = { code: 'walletconnect/invalid-project-id', details: 'Unauthorized: invalid key' }
    const both = [relay.subscribe(newTopic()), publish(relay, newTopic(), 'x')]
    for (const call of both) await expect(call).rejects.toMatchObject(refused)
    expect(sockets).toHaveLength(1)
    expect(relay.getStatus()).toBe('closed')
    await expect(publish(relay, newTopic(), 'x')).rejects.toMatchObject(refused)
    expect(sockets).toHaveLength(2)
    await open(server.url, { projectId: 'known' }).subscribe(newTopic())
  })

  it('a token for another address is refused for good', async () => {
    const server = await serve({ publicUrls: ['wss://relay.example'] })
    const relay = open(`ws://localhost:${server.port}`)
    await expect(relay.subscribe(newTopic())).rejects.toMatchObject({
      code: 'walletconnect/connection-refused',
      details: 'JWT validation error: invalid audience',
    })
  })
})

describe('a relay that cannot be reached', () => {
  it('is told when the time is up, and tried until then', async () => {
    const server = await startRelay({ port: 0 })
    await server.close()
    const { WebSocket, sockets } = recordSockets()
    const relay = open(server.url, { environment: { WebSocket } })
    await expect(publish(relay, newTopic(), 'x', 1_500)).rejects.toMatchObject({
      code: 'walletconnect/relay-unavailable',
    })
    expect(sockets.length).toBeGreaterThan(1)
  })

  it('is told where the platform has no WebSocket', async () => {
    const relay = open('ws://localhost:1', { environment: { WebSocket: undefined } })
    await expect(publish(relay, newTopic(), 'x', 50)).rejects.toMatchObject({
      code: 'walletconnect/relay-unavailable',
      details: 'This platform has no WebSocket',
    })
  })

  it('trap 5: one that froze is given up after 10 seconds, and a second try works', async () => {
    const server = await serve()
    const proxy = await startProxy(server.port)
    onTestFinished(() => proxy.close())
    proxy.freeze()
    const { WebSocket, sockets } = recordSockets()
    // The relay knows its own address only.
    const relay = open(server.url, {
      environment: {
        WebSocket: class extends WebSocket {
          constructor(url: string | URL) {
            super(String(url).replace(String(server.port), String(proxy.port)))
          }
        },
      },
    })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    let settled = false
    const first = publish(relay, newTopic(), 'x').finally(() => {
      settled = true
    })
    first.catch(() => {})
    while (sockets.length === 0) await new Promise(resolve => setImmediate(resolve))
    vi.advanceTimersByTime(9_900)
    await Promise.resolve()
    expect(settled).toBe(false)
    vi.advanceTimersByTime(200)
    await expect(first).rejects.toMatchObject({ code: 'walletconnect/relay-timeout' })
    vi.useRealTimers()
    proxy.thaw()
    await publish(relay, newTopic(), 'x')
  })
})

describe('a socket that died without a word', () => {
  async function setUp() {
    const server = await serve()
    const proxy = await startProxy(server.port)
    onTestFinished(() => proxy.close())
    const recorded = recordSockets()
    const page = createPage()
    let skipped = 0
    const relay = open(server.url, {
      environment: {
        page: page.page,
        now: () => Date.now() + skipped,
        WebSocket: class extends recorded.WebSocket {
          constructor(url: string | URL) {
            super(String(url).replace(String(server.port), String(proxy.port)))
          }
        },
      },
    })
    const received = collect(relay)
    const topic = newTopic()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
    await relay.subscribe(topic)
    return {
      ...page,
      ...recorded,
      relay,
      proxy,
      received,
      topic,
      wallet: open(server.url),
      /** Time passes for the relay client only. */
      pass(milliseconds: number) {
        for (let at = 0; at < milliseconds; at += 100) {
          skipped += 100
          vi.advanceTimersByTime(100)
        }
      },
    }
  }

  it('is noticed by the heartbeat and replaced', async () => {
    const { relay, proxy, sockets, pass, wallet, topic, received } = await setUp()
    proxy.freeze()
    await publish(wallet, topic, 'while dead')
    pass(14_000)
    expect(sockets[0]?.sent).toHaveLength(1)
    pass(7_000)
    // Asked for a sign of life.
    expect(sockets[0]?.sent).toHaveLength(2)
    expect(relay.getStatus()).toBe('open')
    pass(11_000)
    expect(relay.getStatus()).not.toBe('open')
    proxy.thaw()
    // The wait before the next attempt.
    pass(600)
    vi.useRealTimers()
    await received.wait('while dead')
  })

  it.each(['visibilitychange', 'online', 'pageshow'])('trap 6: is replaced at once on %s', async event => {
    const { online, show, setVisible, proxy, sockets, pass, wallet, topic, received, relay } = await setUp()
    setVisible(false)
    proxy.freeze()
    await publish(wallet, topic, 'while away')
    proxy.thaw()
    if (event === 'visibilitychange') setVisible(true)
    else if (event === 'online') online()
    else show()
    expect(sockets[0]?.sent).toHaveLength(2)
    pass(900)
    expect(relay.getStatus()).toBe('open')
    pass(200)
    expect(relay.getStatus()).toBe('connecting')
    vi.useRealTimers()
    await received.wait('while away')
    await waitForStatus(relay, 'open')
  })
})
