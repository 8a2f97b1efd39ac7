import { relayTimeout } from '../constants.js'
import { AbortedError, ClientDestroyedError } from '../errors/clientErrors.js'
import { RelayTimeoutError, RelayUnavailableError, reviveError } from '../errors/relayErrors.js'
import { WalletConnectError } from '../errors/WalletConnectError.js'
import type { Logger, StorageDriver } from '../types.js'
import { connectUrl } from './connectUrl.js'
import { type Call, createCalls, type PendingCall } from './createCalls.js'
import { createConnection } from './createConnection.js'
import { createInbox, type Listener } from './createInbox.js'
import { createTabs } from './createTabs.js'
import { askRelay, createTopics } from './createTopics.js'
import { type Environment, readEnvironment, watchPage } from './environment.js'
import type { TabMessage } from './tabMessage.js'
import type { Relay, RelayCallOptions, RelayStatus } from './types.js'

export type CreateRelayParameters = {
  /** `wss:` or `ws:` URL; tokens are made out to exactly this one. */
  readonly relayUrl: string
  readonly projectId?: string | undefined
  readonly storage: StorageDriver
  /** Prefix of every storage key. Clients with another one share nothing. */
  readonly storageKey: string
  readonly logger?: Logger | undefined
  /** What the platform offers, where tests hand in something else. */
  readonly environment?: Partial<Environment> | undefined
}

/**
 * The way to the relay. Opens no socket until something is asked of it. The tabs of an origin share one.
 *
 * @example
 * const relay = createRelay({ relayUrl: 'ws://localhost:4500', storage, storageKey: 'app' })
 * relay.onMessage(({ topic, message }) => receive(topic, message))
 * await relay.subscribe(topic)
 */
export function createRelay(parameters: CreateRelayParameters): Relay {
  const { relayUrl, projectId = '', storageKey, logger } = parameters
  const environment = { ...readEnvironment(), ...parameters.environment }
  const listeners = new Set<Listener>()
  const statusListeners = new Set<(status: RelayStatus) => void>()
  const deliver = createInbox(listeners, logger)
  const topics = createTopics()
  let status: RelayStatus = 'idle'
  let lastId = 0
  let destroyed = false

  const tabs = createTabs({
    name: `latchkit.relay:${JSON.stringify([storageKey, relayUrl, projectId])}`,
    environment,
    onGain() {
      tellStatus(connection.getStatus())
      connection.sync()
      calls.pending.forEach(start)
    },
    onLose() {
      topics.keepOnly(tabs.id)
      for (const call of calls.pending.values()) {
        call.running?.abort()
        // The tab it came from asks the next owner.
        if (call.tab !== tabs.id) call.settle(new AbortedError())
      }
      connection.close()
    },
    onOwner() {
      tellTopics()
      calls.pending.forEach(start)
    },
    onMessage: hear,
    needsOwner,
  })

  /** What this tab wants. */
  const own = topics.of(tabs.id)

  const connection = createConnection({
    environment,
    logger,
    url: () => connectUrl({ ...parameters, environment }),
    topics: () => (tabs.isOwner() ? topics.all() : new Set()),
    onMessage(topic, message) {
      tabs.post({ type: 'message', topic, message })
      return deliver({ topic, message, owner: true })
    },
    onStatus: tellStatus,
  })

  const calls = createCalls({
    now: environment.now,
    start,
    onGiveUp({ tab, id }) {
      if (tab === tabs.id && !tabs.isOwner()) tabs.post({ type: 'cancel', id })
    },
    lateError: () =>
      (tabs.isOwner() && connection.getFailure()) ||
      (status === 'closed' ? new RelayUnavailableError() : new RelayTimeoutError()),
  })

  const unwatch = watchPage(environment.page, {
    onHide: tabs.leave,
    onReturn() {
      if (!needsOwner()) return
      tabs.join()
      if (tabs.isOwner()) connection.wake()
      else tabs.tellOwner({ type: 'ping', wake: true })
    },
  })

  function needsOwner(): boolean {
    return own.size + calls.pending.size > 0
  }

  function tellTopics(): void {
    tabs.tellOwner({ type: 'topics', topics: [...own] })
  }

  function tellStatus(next: RelayStatus): void {
    if (tabs.isOwner()) tabs.post({ type: 'owner', status: next })
    if (status === next) return
    status = next
    logger?.debug('relay', { status })
    for (const listener of statusListeners) listener(status)
  }

  function hear(message: TabMessage): void {
    const { from } = message
    const owner = tabs.isOwner()
    if (message.type === 'owner' && !owner) tellStatus(message.status)
    else if (message.type === 'message' && !owner)
      void deliver({ topic: message.topic, message: message.message, owner })
    else if (message.type === 'answer' && !owner) {
      const { to, id, error, result } = message
      if (to === tabs.id) calls.pending.get(`${to}.${id}`)?.settle(error && reviveError(error), result)
    } else if (message.type === 'ping' && owner) {
      tabs.post({ type: 'owner', status })
      if (message.wake) connection.wake()
    } else if (message.type === 'topics' && owner) setTopics(from, message.topics)
    else if (message.type === 'call' && owner) void serve(from, message)
    else if (message.type === 'cancel' && owner)
      calls.pending.get(`${from}.${message.id}`)?.settle(new AbortedError())
    else if (message.type === 'bye' && owner) {
      for (const call of calls.pending.values()) if (call.tab === from) call.settle(new AbortedError())
      setTopics(from, [])
    }
  }

  /** Another tab's call. */
  async function serve(tab: string, message: TabMessage & { type: 'call' }): Promise<void> {
    tabs.post({ type: 'owner', status })
    const { id, method, params, deadline } = message
    if (calls.pending.has(`${tab}.${id}`)) return
    try {
      const result = await calls.wait({ tab, id, method, params }, { deadline })
      tabs.post({ type: 'answer', to: tab, id, result })
    } catch (error) {
      if (!(error instanceof WalletConnectError) || error instanceof AbortedError) return
      const { code, details, rpcCode } = error
      tabs.post({ type: 'answer', to: tab, id, error: { code, details, rpcCode } })
    }
  }

  function setTopics(tab: string, wanted: readonly string[]): void {
    for (const topic of topics.replace(tab, wanted)) connection.unsubscribe(topic)
    connection.sync()
  }

  function start(call: PendingCall): void {
    const { id, method, params, until } = call
    if (!tabs.isOwner()) {
      const deadline = Math.max(1, until - environment.now())
      tabs.tellOwner({ type: 'call', id, method, params, deadline })
      return
    }
    const running = new AbortController()
    call.running = running
    askRelay({ connection, topics }, call, running.signal).then(
      result => call.settle(undefined, result),
      error => call.settle(error),
    )
  }

  async function call(method: string, params: Call['params'], options: RelayCallOptions = {}) {
    const { signal, deadline = relayTimeout } = options
    if (destroyed) throw new ClientDestroyedError()
    if (signal?.aborted) throw new AbortedError({ cause: signal.reason })
    tabs.join()
    lastId += 1
    return calls.wait({ tab: tabs.id, id: String(lastId), method, params }, { deadline, signal })
  }

  return {
    getStatus: () => status,
    onStatus(listener) {
      statusListeners.add(listener)
      return () => void statusListeners.delete(listener)
    },
    async publish(message, options) {
      await call('irn_publish', message, options)
    },
    call,
    async subscribe(topic, options) {
      own.add(topic)
      await call('irn_subscribe', { topic }, options)
    },
    adopt(topic) {
      if (destroyed) return
      own.add(topic)
      tabs.join()
      if (tabs.isOwner()) connection.sync()
      else tellTopics()
    },
    async unsubscribe(topic) {
      if (!own.delete(topic) || destroyed) return
      if (!tabs.isOwner()) tellTopics()
      else if (!topics.all().has(topic)) connection.unsubscribe(topic)
    },
    onMessage(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    destroy() {
      destroyed = true
      unwatch()
      for (const waiting of calls.pending.values()) waiting.settle(new ClientDestroyedError())
      own.clear()
      tabs.leave()
      listeners.clear()
      statusListeners.clear()
    },
  }
}
