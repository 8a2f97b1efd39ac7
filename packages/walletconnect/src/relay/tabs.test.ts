import { type RunningRelay, startRelay } from '@latchkit/relay'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createPage } from '../../test/createPage.js'
import { memoryStorage } from '../../test/memoryStorage.js'
import { recordSockets } from '../../test/recordSockets.js'
import { toHex } from '../crypto/encoding.js'
import { randomBytes } from '../crypto/webCrypto.js'
import type { StorageDriver } from '../types.js'
import { type CreateRelayParameters, createRelay } from './createRelay.js'
import type { Environment } from './environment.js'
import type { Relay, RelayMessage } from './types.js'

const timeout = 12_000
const newTopic = () => toHex(randomBytes(32))

/** A channel to other tabs that can be muted, like that of a frozen tab. */
function createChannels() {
  const state = { frozen: false }
  class Channel extends BroadcastChannel {
    override postMessage(message: unknown): void {
      if (!state.frozen) super.postMessage(message)
    }
    override set onmessage(listener: (event: MessageEvent) => void) {
      super.onmessage = event => {
        if (!state.frozen) listener(event as MessageEvent)
      }
    }
  }
  return { Channel, state }
}

async function setUp() {
  const server: RunningRelay = await startRelay({ port: 0 })
  onTestFinished(() => server.close())
  const storage = memoryStorage()
  // Unique to the test: channels reach every test of this process.
  const storageKey = `tabs.${toHex(randomBytes(8))}`
  function openTab(parameters: Partial<CreateRelayParameters> = {}, shared: StorageDriver = storage) {
    const page = createPage()
    const channels = createChannels()
    const recorded = recordSockets()
    const environment: Partial<Environment> = {
      page: page.page,
      BroadcastChannel: channels.Channel,
      WebSocket: recorded.WebSocket,
    }
    const relay = createRelay({
      relayUrl: server.url,
      storage: shared,
      storageKey,
      environment,
      ...parameters,
    })
    const messages: RelayMessage[] = []
    relay.onMessage(message => void messages.push(message))
    onTestFinished(() => relay.destroy())
    return { ...page, ...recorded, relay, messages, channel: channels.state }
  }
  const wallet = createRelay({ relayUrl: server.url, storage: memoryStorage(), storageKey: 'wallet' })
  onTestFinished(() => wallet.destroy())
  return {
    server,
    openTab,
    say: (topic: string, message: string) => wallet.publish({ topic, message, ttl: 300, tag: 1108 }),
  }
}

const publish = (relay: Relay, topic: string, message: string) =>
  relay.publish({ topic, message, ttl: 300, tag: 1108 })

describe('tabs without Web Locks', () => {
  it('C10, trap 11: share one socket and one client id, and each receives everything once', async () => {
    const { openTab, say } = await setUp()
    const [first, second] = [openTab(), openTab()]
    const [ours, theirs] = [newTopic(), newTopic()]
    await first.relay.subscribe(ours)
    await second.relay.subscribe(theirs)
    expect(first.sockets).toHaveLength(1)
    expect(second.sockets).toHaveLength(0)
    expect(second.relay.getStatus()).toBe('open')
    await say(ours, 'AAAA')
    await say(theirs, 'AAAB')
    for (const [tab, owner] of [
      [first, true],
      [second, false],
    ] as const)
      await expect
        .poll(() => tab.messages)
        .toEqual([
          { topic: ours, message: 'AAAA', owner },
          { topic: theirs, message: 'AAAB', owner },
        ])
  })

  it('C10: that start at once agree on one owner', async () => {
    const { openTab, say } = await setUp()
    const tabs = Array.from({ length: 4 }, () => openTab())
    const topic = newTopic()
    await Promise.all(tabs.map(({ relay }) => relay.subscribe(topic)))
    await vi.waitFor(
      () => {
        const open = tabs.flatMap(({ sockets }) =>
          sockets.filter(({ socket }) => socket.readyState === socket.OPEN),
        )
        expect(open).toHaveLength(1)
      },
      { timeout },
    )
    await say(topic, 'AAAA')
    await vi.waitFor(() => expect(tabs.map(({ messages }) => messages.length)).toEqual([1, 1, 1, 1]), {
      timeout,
    })
    expect(tabs.filter(({ messages }) => messages[0]?.owner)).toHaveLength(1)
    const issuers = tabs
      .flatMap(({ sockets }) => sockets)
      .map(({ url }) => {
        const [, claims = ''] = new URL(url).searchParams.get('auth')?.split('.') ?? []
        return JSON.parse(Buffer.from(claims, 'base64url').toString()).iss
      })
    expect(new Set(issuers).size).toBe(1)
  })

  it('call through the owner, and get its answers and errors', async () => {
    const { openTab } = await setUp()
    const [first, second] = [openTab(), openTab()]
    await first.relay.subscribe(newTopic())
    await publish(second.relay, newTopic(), 'AAAA')
    await expect(second.relay.call('irn_unknown', {})).rejects.toMatchObject({
      code: 'walletconnect/relay-refused',
      rpcCode: -32601,
    })
    const controller = new AbortController()
    const given = second.relay.call('irn_publish', {}, { signal: controller.signal })
    controller.abort()
    await expect(given).rejects.toMatchObject({ code: 'walletconnect/aborted' })
    expect(second.sockets).toHaveLength(0)
    expect(first.calls().some(({ method }) => method === 'irn_unknown')).toBe(true)
  })

  it('keep the topic of a proposal that the owner made for another', async () => {
    const { openTab, say, server } = await setUp()
    const [first, second] = [openTab(), openTab()]
    await first.relay.subscribe(newTopic())
    const topic = newTopic()
    await second.relay.call('wc_proposeSession', {
      pairingTopic: topic,
      sessionProposal: 'AAAA',
      ttl: 300,
      correlationId: 1,
    })
    second.relay.adopt(topic)
    server.dropConnections()
    await say(topic, 'AAAB')
    await vi.waitFor(() => expect(second.messages).toEqual([{ topic, message: 'AAAB', owner: false }]), {
      timeout,
    })
  })

  it.each(['closed', 'put away', 'frozen'])(
    'one of which is %s pass its lock on to the next',
    async end => {
      const { openTab, say } = await setUp()
      const [first, second] = [openTab(), openTab()]
      const [ours, theirs] = [newTopic(), newTopic()]
      await first.relay.subscribe(ours)
      await second.relay.subscribe(theirs)
      if (end === 'closed') first.relay.destroy()
      else if (end === 'put away') first.hide()
      else first.channel.frozen = true
      await publish(second.relay, newTopic(), 'AAAA')
      await say(theirs, 'AAAB')
      await vi.waitFor(
        () => expect(second.messages).toContainEqual({ topic: theirs, message: 'AAAB', owner: true }),
        { timeout },
      )
      expect(second.sockets).toHaveLength(1)
      if (end === 'closed') return
      // It resumes, and uses the socket of the other tab.
      if (end === 'put away') first.show()
      else first.channel.frozen = false
      const { socket } = first.sockets.at(-1) ?? {}
      await vi.waitFor(() => expect(socket?.readyState).toBe(WebSocket.CLOSED), { timeout })
      await say(ours, 'AAAC')
      for (const [tab, owner] of [
        [first, false],
        [second, true],
      ] as const)
        await vi.waitFor(() => expect(tab.messages).toContainEqual({ topic: ours, message: 'AAAC', owner }), {
          timeout,
        })
    },
    30_000,
  )

  it('ask the next owner what the last one did not answer', async () => {
    const { openTab, server } = await setUp()
    const [first, second] = [openTab(), openTab()]
    await first.relay.subscribe(newTopic())
    await second.relay.subscribe(newTopic())
    await server.close()
    await vi.waitFor(() => expect(second.relay.getStatus()).toBe('closed'), { timeout })
    const asked = second.relay.publish({ topic: newTopic(), message: 'AAAA', ttl: 300, tag: 1108 })
    await vi.waitFor(() => expect(first.sockets.length).toBeGreaterThan(1), { timeout })
    first.relay.destroy()
    const next = await startRelay({ port: server.port })
    onTestFinished(() => next.close())
    await asked
    expect(second.sockets.length).toBeGreaterThan(0)
  }, 30_000)

  it('unsubscribe a topic with the last tab that needed it', async () => {
    const { openTab } = await setUp()
    const [first, second] = [openTab(), openTab()]
    const [shared, alone] = [newTopic(), newTopic()]
    await first.relay.subscribe(shared)
    await Promise.all([second.relay.subscribe(shared), second.relay.subscribe(alone)])
    const ended = () =>
      first
        .calls()
        .filter(({ method }) => method === 'irn_unsubscribe')
        .map(({ params }) => params?.topic)
    await second.relay.unsubscribe(shared)
    second.relay.destroy()
    await expect.poll(() => ended()).toEqual([alone])
    await first.relay.unsubscribe(shared)
    expect(ended()).toEqual([alone, shared])
  })

  it('with another storage key share nothing', async () => {
    const { openTab, say } = await setUp()
    const [first, other] = [openTab(), openTab({ storageKey: `other.${newTopic()}` })]
    const [ours, theirs] = [newTopic(), newTopic()]
    await first.relay.subscribe(ours)
    await other.relay.subscribe(theirs)
    expect([first.sockets.length, other.sockets.length]).toEqual([1, 1])
    await say(ours, 'AAAA')
    await say(theirs, 'AAAB')
    await expect.poll(() => [first.messages.length, other.messages.length]).toEqual([1, 1])
    expect(first.messages[0]?.topic).toBe(ours)
    expect(other.messages[0]?.topic).toBe(theirs)
  })
})
