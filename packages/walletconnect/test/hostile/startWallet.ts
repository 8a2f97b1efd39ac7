import { createRelay } from '../../src/relay/createRelay.js'
import { memoryStorage } from '../memoryStorage.js'
import { createKeys, type Keys } from './createKeys.js'
import { open } from './open.js'
import { type SealOptions, seal } from './seal.js'

export type Received = {
  readonly topic: string
  readonly id: number
  readonly method?: string
  readonly params?: unknown
  readonly result?: unknown
  readonly error?: { readonly code: number; readonly message: string }
}
export type Line = { readonly topic: string; readonly key: Uint8Array }
export type Scan = Line & { readonly id: number; readonly proposer: string }
export type Approved = Line & { readonly publicKey: string }

/** A wallet with the right keys that sends whatever a test passes. */
export type Wallet = {
  readonly received: readonly Received[]
  /** The first message that matches, received already or later. */
  waitFor(topic: string, match: (received: Received) => boolean): Promise<Received>
  /** Publishes any text. */
  publish(topic: string, message: string): Promise<void>
  /** Seals a text, bytes or a JSON value with the right key. */
  say(line: Line, plaintext: string | Uint8Array | object, options?: SealOptions): Promise<void>
  /** Subscribes this wallet to a topic. */
  listen(line: Line): Promise<void>
  scan(uri: string): Promise<Scan>
  approve(scan: Scan, keys?: Keys): Promise<Approved>
  settlement(approved: Approved, changes?: object): object
  /** Sends a request and waits for its answer. */
  ask(line: Line, method: string, params?: unknown, id?: number): Promise<Received>
  nextId(): number
  stop(): void
}

export const account = 'eip155:1:0xab16a96d359ec26a11e2c2b3d8f8b8942d5bfcdb'
export const granted = {
  eip155: {
    chains: ['eip155:1'],
    methods: ['personal_sign', 'eth_sendTransaction'],
    events: ['accountsChanged', 'chainChanged'],
    accounts: [account],
  },
}

export function startWallet(relayUrl: string): Wallet {
  const relay = createRelay({ relayUrl, storage: memoryStorage(), storageKey: crypto.randomUUID() })
  const keys = new Map<string, Uint8Array>()
  const received: Received[] = []
  const waiting = new Set<() => void>()
  let lastId = Date.now() * 1000

  relay.onMessage(({ topic, message }) => {
    const key = keys.get(topic)
    if (!key) return
    received.push({ topic, ...JSON.parse(open(key, message)) })
    for (const look of waiting) look()
  })
  const wallet: Wallet = {
    received,
    nextId() {
      lastId += 1000
      return lastId
    },
    waitFor: (topic, match) =>
      new Promise(resolve => {
        const look = () => {
          const found = received.find(said => said.topic === topic && match(said))
          if (!found) return
          waiting.delete(look)
          resolve(found)
        }
        waiting.add(look)
        look()
      }),
    publish: (topic, message) => relay.publish({ topic, message, tag: 1108, ttl: 300 }),
    say({ topic, key }, plaintext, options) {
      const raw = typeof plaintext === 'string' || plaintext instanceof Uint8Array
      return wallet.publish(topic, seal(key, raw ? plaintext : JSON.stringify(plaintext), options))
    },
    async listen({ topic, key }) {
      keys.set(topic, key)
      await relay.subscribe(topic)
    },
    async scan(uri) {
      const topic = uri.slice(3, 67)
      const key = Buffer.from(new URLSearchParams(uri.split('?')[1]).get('symKey') ?? '', 'hex')
      await wallet.listen({ topic, key })
      const { id, params } = await wallet.waitFor(topic, ({ method }) => method === 'wc_sessionPropose')
      const { proposer } = params as { proposer: { publicKey: string } }
      return { topic, key, id, proposer: proposer.publicKey }
    },
    async approve(scan, keys = createKeys()) {
      const { publicKey } = keys
      const approved = { ...keys.agree(scan.proposer), publicKey }
      await wallet.listen(approved)
      const result = { relay: { protocol: 'irn' }, responderPublicKey: publicKey }
      await wallet.say(scan, { id: scan.id, jsonrpc: '2.0', result })
      return approved
    },
    settlement: ({ publicKey }, changes) => ({
      relay: { protocol: 'irn' },
      controller: {
        publicKey,
        metadata: { name: 'Hostile', description: '', url: 'https://hostile.example', icons: [] },
      },
      expiry: Math.floor(Date.now() / 1000) + 1000,
      namespaces: granted,
      ...changes,
    }),
    async ask(line, method, params = {}, id = wallet.nextId()) {
      await wallet.say(line, { id, jsonrpc: '2.0', method, params })
      return wallet.waitFor(line.topic, said => said.id === id && said.method === undefined)
    },
    stop: relay.destroy,
  }
  return wallet
}
