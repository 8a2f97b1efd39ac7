import { describe, expect, inject, it, onTestFinished, vi } from 'vitest'
import { createKeyPair } from '../crypto/createKeyPair.js'
import { toHex } from '../crypto/encoding.js'
import { randomBytes } from '../crypto/webCrypto.js'
import { type CreateRelayParameters, createRelay } from './createRelay.js'
import { createIdentity } from './identity.js'
import type { RelayMessage } from './types.js'

const timeout = 12_000
const newTopic = () => toHex(randomBytes(32))

/** A relay client as a tab has it. Several in one page contend for the same lock, as those of several tabs do. */
function openTab(storageKey: string, parameters: Partial<CreateRelayParameters> = {}) {
  const values = new Map<string, string>()
  const sockets: WebSocket[] = []
  class RecordedSocket extends WebSocket {
    constructor(url: string | URL) {
      super(url)
      sockets.push(this)
    }
  }
  const environment = { WebSocket: RecordedSocket, ...parameters.environment }
  const storage = {
    get: (key: string) => values.get(key),
    set: (key: string, value: string) => void values.set(key, value),
    remove: (key: string) => void values.delete(key),
  }
  const relayUrl = inject('relayUrl')
  const relay = createRelay({ relayUrl, storage, storageKey, ...parameters, environment })
  const messages: RelayMessage[] = []
  relay.onMessage(message => void messages.push(message))
  onTestFinished(() => relay.destroy())
  return {
    relay,
    sockets,
    messages,
    living: () => sockets.filter(({ readyState }) => readyState <= WebSocket.OPEN),
  }
}

/** A channel that can be muted, like that of a frozen tab, which keeps its lock. */
function createFreezable() {
  const state = { frozen: false }
  class Channel extends BroadcastChannel {
    override postMessage(message: unknown): void {
      if (!state.frozen) super.postMessage(message)
    }
  }
  return { BroadcastChannel: Channel, state }
}

describe('tabs with Web Locks', () => {
  it('C10, trap 11: that start at once share one socket, and each receives everything once', async () => {
    const key = newTopic()
    const tabs = Array.from({ length: 3 }, () => openTab(key))
    const wallet = openTab(newTopic())
    const topics = tabs.map(newTopic)
    await Promise.all(tabs.map(({ relay }, at) => relay.subscribe(topics[at] ?? '')))
    expect(tabs.flatMap(({ sockets }) => sockets)).toHaveLength(1)
    for (const topic of topics)
      await wallet.relay.publish({ topic, message: toHex(randomBytes(4)), ttl: 300, tag: 1108 })
    await expect
      .poll(() => tabs.map(({ messages }) => messages.map(({ topic }) => topic)))
      .toEqual([topics, topics, topics])
    expect(tabs.filter(({ messages }) => messages[0]?.owner)).toHaveLength(1)
  })

  it('pass the socket on when its owner ends', async () => {
    const key = newTopic()
    const [first, second] = [openTab(key), openTab(key)]
    const wallet = openTab(newTopic())
    const [ours, theirs] = [newTopic(), newTopic()]
    await first.relay.subscribe(ours)
    await second.relay.subscribe(theirs)
    expect(second.sockets).toHaveLength(0)
    first.relay.destroy()
    await wallet.relay.publish({ topic: theirs, message: 'AAAA', ttl: 300, tag: 1108 })
    await vi.waitFor(
      () => expect(second.messages).toEqual([{ topic: theirs, message: 'AAAA', owner: true }]),
      {
        timeout,
      },
    )
    expect(first.living()).toEqual([])
  })

  it('take the socket from a frozen owner, and work with it after it resumes', async () => {
    const key = newTopic()
    const { BroadcastChannel, state } = createFreezable()
    const [first, second] = [openTab(key, { environment: { BroadcastChannel } }), openTab(key)]
    await first.relay.subscribe(newTopic())
    await second.relay.subscribe(newTopic())
    expect(second.sockets).toHaveLength(0)
    state.frozen = true
    await second.relay.publish({ topic: newTopic(), message: 'AAAA', ttl: 300, tag: 1108 })
    expect(second.living()).toHaveLength(1)
    state.frozen = false
    await vi.waitFor(() => expect(first.living()).toEqual([]), { timeout })
    await first.relay.publish({ topic: newTopic(), message: 'AAAA', ttl: 300, tag: 1108 })
    expect(first.living()).toEqual([])
  })

  it('release the lock while the page is hidden, and acquire it again', async () => {
    const key = newTopic()
    const tab = openTab(key)
    await tab.relay.subscribe(newTopic())
    const name = (await navigator.locks.query()).held?.find(lock => lock.name?.includes(key))?.name
    expect(name).toContain(inject('relayUrl'))
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    await vi.waitFor(
      async () => {
        const { held = [], pending = [] } = await navigator.locks.query()
        expect([...held, ...pending].filter(lock => lock.name === name)).toEqual([])
      },
      { timeout },
    )
    expect(tab.living()).toEqual([])
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await vi.waitFor(() => expect(tab.relay.getStatus()).toBe('open'), { timeout })
  })
})

describe('in a browser', () => {
  it('an origin that the project does not list is reported as such', async () => {
    const tab = openTab(newTopic(), { relayUrl: inject('closedRelayUrl'), projectId: 'known' })
    await expect(tab.relay.subscribe(newTopic())).rejects.toMatchObject({
      code: 'walletconnect/origin-not-allowed',
      details: 'Unauthorized: origin not allowed',
    })
    expect(tab.sockets).toHaveLength(1)
  })

  it('the agent names the host', async () => {
    const tab = openTab(newTopic())
    await tab.relay.subscribe(newTopic())
    const { searchParams } = new URL(tab.sockets[0]?.url ?? '')
    expect(searchParams.get('ua')).toBe(`wc-2/js-2.19.1/unknown/browser:${location.host}`)
  })

  it('keys and the identity come from WebCrypto', async () => {
    const [ours, theirs] = [await createKeyPair(), await createKeyPair()]
    expect(await ours.agree(theirs.publicKey)).toEqual(await theirs.agree(ours.publicKey))
    const seed = new Uint8Array(32).fill(7)
    const native = await createIdentity(seed)
    vi.spyOn(crypto.subtle, 'importKey').mockRejectedValue(new DOMException('x', 'NotSupportedError'))
    onTestFinished(() => void vi.restoreAllMocks())
    const library = await createIdentity(seed)
    expect(native.clientId).toBe(library.clientId)
    const bytes = randomBytes(40)
    expect(await native.sign(bytes)).toEqual(await library.sign(bytes))
    expect(await (await createKeyPair(seed)).agree(ours.publicKey)).toHaveLength(32)
  })
})
