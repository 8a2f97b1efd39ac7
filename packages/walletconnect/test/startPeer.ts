import { messages } from '../src/constants.js'
import { createKeyPair } from '../src/crypto/createKeyPair.js'
import { fromHex, toHex } from '../src/crypto/encoding.js'
import { deriveSymKey, hashTopic } from '../src/crypto/hash.js'
import { openEnvelope, sealEnvelope } from '../src/envelope/envelope.js'
import { createRelay } from '../src/relay/createRelay.js'
import { memoryStorage } from './memoryStorage.js'

export type Payload = {
  readonly id: number
  readonly method?: string
  readonly params?: unknown
  readonly result?: unknown
  readonly error?: { readonly code: number; readonly message: string }
}
export type Line = { readonly topic: string; readonly symKey: Uint8Array }
export type Scan = Line & {
  readonly id: number
  readonly proposer: string
  readonly optionalNamespaces: Record<string, { chains?: string[]; methods: string[]; events: string[] }>
}
export type Approved = Line & { readonly publicKey: string }

/** A wallet that can send invalid messages: it sends whatever a test passes. */
export type Peer = {
  readonly received: readonly (Payload & { readonly topic: string })[]
  /** The first message that matches, received already or later. */
  waitFor(topic: string, match: (payload: Payload) => boolean): Promise<Payload>
  say(line: Line, payload: unknown, kind?: { readonly tag: number; readonly ttl: number }): Promise<void>
  /** Publishes any text. */
  publish(topic: string, message: string): Promise<void>
  scan(uri: string): Promise<Scan>
  approve(scan: Scan): Promise<Approved>
  /** Sends a settlement and waits for its answer. */
  settle(approved: Approved, changes?: object): Promise<Payload>
  /** Asks as a wallet does, and waits for the answer. */
  ask(line: Line, method: string, params?: unknown, id?: number): Promise<Payload>
  nextId(): number
  grant(scan: Scan): Record<string, unknown>
  stop(): void
}

const peerMetadata = { name: 'Peer', description: '', url: 'https://peer.example', icons: [] }

export function startPeer(relayUrl: string): Peer {
  const relay = createRelay({ relayUrl, storage: memoryStorage(), storageKey: crypto.randomUUID() })
  const keys = new Map<string, Uint8Array>()
  const received: (Payload & { topic: string })[] = []
  const waiting = new Set<() => void>()
  let lastId = Date.now() * 1000
  const nextId = () => {
    lastId += 1000
    return lastId
  }

  relay.onMessage(({ topic, message }) => {
    const symKey = keys.get(topic)
    if (!symKey) return
    received.push({ topic, ...JSON.parse(openEnvelope({ symKey, message })) })
    for (const look of waiting) look()
  })

  const peer: Peer = {
    received,
    nextId,
    waitFor: (topic, match) =>
      new Promise(resolve => {
        const look = () => {
          const found = received.find(payload => payload.topic === topic && match(payload))
          if (!found) return
          waiting.delete(look)
          resolve(found)
        }
        waiting.add(look)
        look()
      }),
    async say({ topic, symKey }, payload, { tag, ttl } = messages.request) {
      const message = sealEnvelope({ symKey, plaintext: JSON.stringify(payload) })
      await relay.publish({ topic, message, tag, ttl })
    },
    publish: (topic, message) => relay.publish({ topic, message, tag: 1108, ttl: 300 }),
    async scan(uri) {
      const topic = uri.slice(3, 67)
      const symKey = fromHex(new URLSearchParams(uri.split('?')[1]).get('symKey') ?? '')
      if (!symKey) throw new TypeError('no key')
      keys.set(topic, symKey)
      await relay.subscribe(topic)
      const { id, params } = await peer.waitFor(topic, ({ method }) => method === 'wc_sessionPropose')
      const { proposer, optionalNamespaces } = params as {
        proposer: { publicKey: string }
        optionalNamespaces: Scan['optionalNamespaces']
      }
      return { topic, symKey, id, proposer: proposer.publicKey, optionalNamespaces }
    },
    async approve(scan) {
      const keyPair = await createKeyPair()
      const publicKey = toHex(keyPair.publicKey)
      const symKey = await deriveSymKey(await keyPair.agree(fromHex(scan.proposer) ?? new Uint8Array()))
      const topic = await hashTopic(symKey)
      keys.set(topic, symKey)
      await relay.subscribe(topic)
      const result = { relay: { protocol: 'irn' }, responderPublicKey: publicKey }
      await peer.say(scan, { id: scan.id, jsonrpc: '2.0', result }, { tag: 1101, ttl: 300 })
      return { topic, symKey, publicKey }
    },
    settle: (approved, changes) =>
      peer.ask(approved, 'wc_sessionSettle', {
        relay: { protocol: 'irn' },
        controller: { publicKey: approved.publicKey, metadata: peerMetadata },
        expiry: Math.floor(Date.now() / 1000) + 604_800,
        ...changes,
      }),
    async ask(line, method, params = {}, id = nextId()) {
      await peer.say(line, { id, jsonrpc: '2.0', method, params })
      return peer.waitFor(line.topic, payload => payload.id === id && payload.method === undefined)
    },
    grant: ({ optionalNamespaces }) =>
      Object.fromEntries(
        Object.entries(optionalNamespaces).map(([key, { chains = [key], methods, events }]) => [
          key,
          {
            chains,
            methods,
            events,
            accounts: chains.map(chain => `${chain}:0xab16a96d359ec26a11e2c2b3d8f8b8942d5bfcdb`),
          },
        ]),
      ),
    stop: relay.destroy,
  }
  return peer
}
