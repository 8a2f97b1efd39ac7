import { startRelay } from '@latchkit/relay'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createPage } from '../../test/createPage.js'
import { recordSockets } from '../../test/recordSockets.js'
import { collect, newTopic, open, publish, serve, waitForStatus } from '../../test/relays.js'
import { startProxy } from '../../test/startProxy.js'

afterEach(() => void vi.useRealTimers())

describe('a relay that refuses', () => {
  it.each([
    ['a clock an hour early', 3_600_000, 'JWT validation error: token not yet valid'],
    ['a clock two days late', -172_800_000, 'JWT validation error: token expired'],
  ])('%s is reported as such', async (_title, skew, details) => {
    const server = await serve()
    const relay = open(server.url, { environment: { now: () => Date.now() + skew } })
    await expect(relay.subscribe(newTopic())).rejects.toMatchObject({
      code: 'walletconnect/clock-skew',
      shortMessage: 'The clock of this device is wrong',
      details,
    })
  })

  it('an unknown project is reported as such, and only the next call retries', async () => {
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
  it('is reported after the timeout, and retried until then', async () => {
    const server = await startRelay({ port: 0 })
    await server.close()
    const { WebSocket, sockets } = recordSockets()
    const relay = open(server.url, { environment: { WebSocket } })
    await expect(publish(relay, newTopic(), 'x', 1_500)).rejects.toMatchObject({
      code: 'walletconnect/relay-unavailable',
    })
    expect(sockets.length).toBeGreaterThan(1)
  })

  it('is reported where the platform has no WebSocket', async () => {
    const relay = open('ws://localhost:1', { environment: { WebSocket: undefined } })
    await expect(publish(relay, newTopic(), 'x', 1_500)).rejects.toMatchObject({
      code: 'walletconnect/relay-unavailable',
      details: 'This platform has no WebSocket',
    })
  })

  it('trap 5: a frozen one times out after 10 seconds, and a second attempt works', async () => {
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

describe('a socket that died silently', () => {
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
    // Probed.
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
