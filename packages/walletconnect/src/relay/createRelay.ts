import { relayTimeout } from '../constants.js'
import { AbortedError, ClientDestroyedError } from '../errors/clientErrors.js'
import { fromTabError, RelayTimeoutError, RelayUnavailableError } from '../errors/relayErrors.js'
import { WalletConnectError } from '../errors/WalletConnectError.js'
import type { Logger, StorageDriver } from '../types.js'
import { connectUrl } from './connectUrl.js'
import { type Call, createCalls, type PendingCall } from './createCalls.js'
import { createConnection } from './createConnection.js'
import { createInbox, type Listener } from './createInbox.js'
import { createTabs } from './createTabs.js'
import { callRelay, createTopics } from './createTopics.js'
import { type Environment, readEnvironment, watchPage } from './environment.js'
import type { TabMessage } from './tabMessage.js'
import type { Relay, RelayCallOptions, RelayStatus } from './types.js'

export type CreateRelayParameters = {
  /** `wss:` or `ws:` URL, which is also the audience of tokens. */
  readonly relayUrl: string
  readonly projectId?: string | undefined
  readonly storage: StorageDriver
  /** Prefix of every storage key. Clients with different prefixes share nothing. */
  readonly storageKey: string
  readonly logger?: Logger | undefined
  /** APIs of the platform. Tests pass their own. */
  readonly environment?: Partial<Environment> | undefined
}

/**
 * Creates a connection to the relay. It opens a socket only when it is needed; the tabs of an origin share one socket.
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
    onAcquire() {
      setStatus(connection.getStatus())
      connection.sync()
      calls.pending.forEach(startCall)
    },
    onLose() {
      topics.keepOnly(tabs.id)
      for (const call of calls.pending.values()) {
        call.running?.abort()
        // The tab that made the call sends it to the next owner.
        if (call.tab !== tabs.id) call.settle(new AbortedError())
      }
      connection.close()
    },
    onOwner() {
      postTopics()
      calls.pending.forEach(startCall)
    },
    onMessage: handleTabMessage,
    needsOwner,
  })

  /** The topics of this tab. */
  const ownTopics = topics.of(tabs.id)

  const connection = createConnection({
    environment,
    logger,
    url: () => connectUrl({ ...parameters, environment }),
    topics: () => (tabs.isOwner() ? topics.all() : new Set()),
    onMessage(topic, message) {
      tabs.post({ type: 'message', topic, message })
      return deliver({ topic, message, owner: true })
    },
    onStatus: setStatus,
  })

  const calls = createCalls({
    now: environment.now,
    start: startCall,
    onCancel({ tab, id }) {
      if (tab === tabs.id && !tabs.isOwner()) tabs.post({ type: 'cancel', id })
    },
    timeoutError: () =>
      (tabs.isOwner() && connection.getFailure()) ||
      (status === 'closed' ? new RelayUnavailableError() : new RelayTimeoutError()),
  })

  const unwatch = watchPage(environment.page, {
    onHide: tabs.leave,
    onReturn() {
      if (!needsOwner()) return
      tabs.join()
      if (tabs.isOwner()) connection.wake()
      else tabs.postToOwner({ type: 'ping', wake: true })
    },
  })

  function needsOwner(): boolean {
    return ownTopics.size + calls.pending.size > 0
  }

  function postTopics(): void {
    tabs.postToOwner({ type: 'topics', topics: [...ownTopics] })
  }

  function setStatus(next: RelayStatus): void {
    if (tabs.isOwner()) tabs.post({ type: 'owner', status: next })
    if (status === next) return
    status = next
    logger?.debug('relay', { status })
    for (const listener of statusListeners) listener(status)
  }

  function handleTabMessage(message: TabMessage): void {
    const { from } = message
    const owner = tabs.isOwner()
    if (message.type === 'owner' && !owner) setStatus(message.status)
    else if (message.type === 'message' && !owner)
      void deliver({ topic: message.topic, message: message.message, owner })
    else if (message.type === 'answer' && !owner) {
      const { to, id, error, result } = message
      if (to === tabs.id) calls.pending.get(`${to}.${id}`)?.settle(error && fromTabError(error), result)
    } else if (message.type === 'ping' && owner) {
      tabs.post({ type: 'owner', status })
      if (message.wake) connection.wake()
    } else if (message.type === 'topics' && owner) setTopics(from, message.topics)
    else if (message.type === 'call' && owner) void answerCall(from, message)
    else if (message.type === 'cancel' && owner)
      calls.pending.get(`${from}.${message.id}`)?.settle(new AbortedError())
    else if (message.type === 'bye' && owner) {
      for (const call of calls.pending.values()) if (call.tab === from) call.settle(new AbortedError())
      setTopics(from, [])
    }
  }

  /** Makes the call of another tab. */
  async function answerCall(tab: string, message: TabMessage & { type: 'call' }): Promise<void> {
    tabs.post({ type: 'owner', status })
    const { id, method, params, deadline } = message
    if (calls.pending.has(`${tab}.${id}`)) return
    try {
      const result = await calls.add({ tab, id, method, params }, { deadline })
      tabs.post({ type: 'answer', to: tab, id, result })
    } catch (error) {
      if (!(error instanceof WalletConnectError) || error instanceof AbortedError) return
      const { code, details, rpcCode } = error
      tabs.post({ type: 'answer', to: tab, id, error: { code, details, rpcCode } })
    }
  }

  function setTopics(tab: string, tabTopics: readonly string[]): void {
    for (const topic of topics.replace(tab, tabTopics)) connection.unsubscribe(topic)
    connection.sync()
  }

  function startCall(call: PendingCall): void {
    const { id, method, params, until } = call
    if (!tabs.isOwner()) {
      const deadline = Math.max(1, until - environment.now())
      tabs.postToOwner({ type: 'call', id, method, params, deadline })
      return
    }
    const running = new AbortController()
    call.running = running
    callRelay({ connection, topics }, call, running.signal).then(
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
    return calls.add({ tab: tabs.id, id: String(lastId), method, params }, { deadline, signal })
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
      ownTopics.add(topic)
      await call('irn_subscribe', { topic }, options)
    },
    adopt(topic) {
      if (destroyed) return
      ownTopics.add(topic)
      tabs.join()
      if (tabs.isOwner()) connection.sync()
      else postTopics()
    },
    async unsubscribe(topic) {
      if (!ownTopics.delete(topic) || destroyed) return
      if (!tabs.isOwner()) postTopics()
      else if (!topics.all().has(topic)) connection.unsubscribe(topic)
    },
    onMessage(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    destroy() {
      destroyed = true
      unwatch()
      for (const pending of calls.pending.values()) pending.settle(new ClientDestroyedError())
      ownTopics.clear()
      tabs.leave()
      listeners.clear()
      statusListeners.clear()
    },
  }
}
