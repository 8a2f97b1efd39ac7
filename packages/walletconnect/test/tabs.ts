import { fromHex } from '../src/crypto/encoding.js'
import { openEnvelope, sealEnvelope } from '../src/envelope/envelope.js'
import type { Relay, RelayMessage, RelayStatus } from '../src/relay/types.js'
import { createContext } from '../src/session/createContext.js'
import type { Context, StoredSession } from '../src/session/types.js'
import type { StorageDriver, WalletConnectEvents } from '../src/types.js'

type Watcher = (value: string | undefined) => void
type Emitted = { [name in keyof WalletConnectEvents]: WalletConnectEvents[name][] }

/** One tab of a page: the session layer of the client over a relay that only records calls. */
export type Tab = {
  readonly context: Context
  readonly emitted: Emitted
  readonly warnings: string[]
  readonly published: unknown[]
  readonly topics: Set<string>
  /** Messages that a wallet published while this tab was closed. */
  readonly mailbox: { topic: string; message: string }[]
  status: RelayStatus
  readonly calls: { method: string; params: { readonly [name: string]: unknown } }[]
  /** Delivers a message to the tab; resolves when it was handled. */
  receive(message: Omit<RelayMessage, 'owner'>, owner: boolean): Promise<void>
  destroy(): void
}

/** The storage that the tabs of one browser share; each receives events of the others' writes. */
export function createBrowser(values = new Map<string, string>()) {
  const tabs: Map<string, Watcher>[] = []
  let late: (() => void)[] | undefined
  function openTab(): StorageDriver {
    const watchers = new Map<string, Watcher>()
    tabs.push(watchers)
    const notify = (key: string) => {
      const value = values.get(key)
      for (const other of tabs) {
        if (other === watchers) continue
        if (late) late.push(() => other.get(key)?.(value))
        else other.get(key)?.(value)
      }
    }
    return {
      get: key => values.get(key),
      set(key, value) {
        values.set(key, value)
        notify(key)
      },
      remove(key) {
        values.delete(key)
        notify(key)
      },
      watch(key, watcher) {
        watchers.set(key, watcher)
        return () => watchers.delete(key)
      },
    }
  }
  return {
    values,
    openTab,
    /** Delivers no event until `thaw`, as when tabs write at the same time. */
    freeze() {
      late = []
    },
    thaw() {
      const events = late ?? []
      late = undefined
      for (const notify of events) notify()
    },
    /** Clears the storage, as the user can. */
    clear() {
      values.clear()
      for (const tab of tabs) for (const notify of [...tab.values()]) notify(undefined)
    },
  }
}

export function startTab(storage: StorageDriver, symKey?: Uint8Array): Tab {
  const published: unknown[] = []
  const topics = new Set<string>()
  const calls: Tab['calls'] = []
  const warnings: string[] = []
  const warn = (message: string) => void warnings.push(message)
  let listener: ((message: RelayMessage) => void | Promise<void>) | undefined
  const relay: Relay = {
    getStatus: () => tab.status,
    onStatus: () => () => {},
    async publish({ message }) {
      published.push(symKey ? JSON.parse(openEnvelope({ symKey, message })) : message)
    },
    async call(method, params) {
      calls.push({ method, params })
      const { topics: asked } = params
      const messages = tab.mailbox.filter(({ topic }) => Array.isArray(asked) && asked.includes(topic))
      return { messages, hasMore: false }
    },
    async subscribe(topic) {
      topics.add(topic)
    },
    adopt: topic => void topics.add(topic),
    async unsubscribe(topic) {
      topics.delete(topic)
    },
    onMessage(added) {
      listener = added
      return () => {}
    },
    destroy() {},
  }
  const { context, destroy } = createContext(relay, {
    relayUrl: 'ws://relay',
    metadata: { name: 'Dapp' },
    storage,
    storageKey: 'app',
    logger: { error: warn, warn, info() {}, debug() {} },
  })
  const emitted: Emitted = { session: [], event: [], end: [], relay: [] }
  context.emitter.on('session', payload => emitted.session.push(payload))
  context.emitter.on('event', payload => emitted.event.push(payload))
  context.emitter.on('end', payload => emitted.end.push(payload))
  const tab: Tab = {
    context,
    emitted,
    calls,
    mailbox: [],
    status: 'open',
    warnings,
    published,
    topics,
    receive: async (message, owner) => listener?.({ ...message, owner }),
    destroy,
  }
  return tab
}

export const sessionTopic = 'a'.repeat(64)
const symKeyHex = 'b'.repeat(64)
export const symKey = fromHex(symKeyHex) ?? new Uint8Array()

export function storedSession(changes: Partial<StoredSession['session']> = {}): StoredSession {
  const account = 'eip155:1:0xab16a96d359ec26a11e2c2b3d8f8b8942d5bfcdb'
  return {
    symKey: symKeyHex,
    namespaces: ['eip155'],
    settleId: 1,
    updateId: 1,
    session: {
      topic: sessionTopic,
      pairingTopic: 'c'.repeat(64),
      expiry: Math.floor(Date.now() / 1000) + 1000,
      peer: { name: 'Peer' },
      namespaces: {
        eip155: {
          chains: ['eip155:1'],
          methods: ['personal_sign'],
          events: ['accountsChanged'],
          accounts: [account],
        },
      },
      ...changes,
    },
  }
}

/** The storage entries of these sessions: one for each, and the list of their topics. */
export function storedEntries(entries: { readonly [topic: string]: unknown }): Map<string, string> {
  const values = Object.entries(entries).map(([topic, entry]): [string, string] => [
    `app.sessions.${topic}`,
    typeof entry === 'string' ? entry : JSON.stringify(entry),
  ])
  return new Map([...values, ['app.sessions', Object.keys(entries).join()]])
}

/** A wallet's request as it would come on the session's topic. */
export function sealed(method: string, params: unknown, id = Date.now() * 1000) {
  const plaintext = JSON.stringify({ id, jsonrpc: '2.0', method, params })
  return { topic: sessionTopic, message: sealEnvelope({ symKey, plaintext }) }
}
