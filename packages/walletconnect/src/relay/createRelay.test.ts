import { startRelay } from '@latchkit/relay'
import { describe, expect, it, vi } from 'vitest'
import { memoryStorage } from '../../test/memoryStorage.js'
import { recordSockets } from '../../test/recordSockets.js'
import { collect, message, newTopic, open, publish, serve, waitForStatus } from '../../test/relays.js'

describe('the connection to the relay', () => {
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
    await expect.poll(() => sockets).toHaveLength(2)
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

  it('subscribes the topics of one turn in one call, and all of them with one after a reconnect', async () => {
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
    await expect.poll(() => sockets[1]?.sent).toHaveLength(1)
    expect(JSON.parse(sockets[1]?.sent[0] ?? '')).toMatchObject(subscribe)
  })

  it('sends what WalletConnect needs and never `tvf`, under ids of 19 digits', async () => {
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
    await expect.poll(() => acknowledgements()).toHaveLength(1)
    expect(sockets[0]?.sent.at(-1)).toBe(`{"id":${id},"jsonrpc":"2.0","result":true}`)
  })

  it('delivers a message once that the relay sends again, and acknowledges it then', async () => {
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
    await vi.waitFor(
      async () => {
        // The relay has stored nothing for this client: the next client with the same identity receives only new messages.
        const next = open(server.url, { storage })
        const later = collect(next)
        await next.subscribe(topic)
        await publish(wallet, topic, 'three')
        await expect.poll(() => later.texts()).toContain('three')
        expect(later.texts()).not.toContain('one')
        next.destroy()
      },
      { timeout: 10_000 },
    )
  })

  it('receives after a reconnect what was published in the meantime', async () => {
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

  it('reports why the relay refused a call', async () => {
    const server = await serve()
    const relay = open(server.url)
    await expect(relay.call('irn_unknown', {})).rejects.toMatchObject({
      code: 'walletconnect/relay-refused',
      rpcCode: -32601,
      details: expect.stringContaining('irn_unknown'),
    })
    await expect(relay.subscribe('no topic')).rejects.toMatchObject({ code: 'walletconnect/relay-refused' })
  })

  it('cancels a call that is no longer awaited', async () => {
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
    await expect.poll(() => socket?.readyState).toBe(WebSocket.CLOSED)
    expect(sockets).toHaveLength(1)
  })
})
