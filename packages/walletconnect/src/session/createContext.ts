import { randomBytes } from '../crypto/webCrypto.js'
import { ClientDestroyedError } from '../errors/clientErrors.js'
import type { Relay } from '../relay/types.js'
import type { CreateWalletConnectParameters, Metadata } from '../types.js'
import { createEmitter } from './createEmitter.js'
import { createSessionStore } from './createSessionStore.js'
import { createPendingDeletes } from './pendingDeletes.js'
import { receive } from './receive.js'
import { releaseSession, scheduleExpiry, userDisconnected } from './sessions.js'
import type { Context } from './types.js'

/** Creates the context of a client and connects it to the relay and to other tabs. `destroy` ends both. */
export function createContext(
  relay: Relay,
  { metadata, storage, storageKey, logger }: CreateWalletConnectParameters,
): { readonly context: Context; destroy(): void } {
  const emitter = createEmitter(logger)
  const end = new AbortController()
  const sessions = createSessionStore({
    storage,
    storageKey,
    logger,
    onChanged({ session }) {
      relay.adopt(session.topic)
      scheduleExpiry(context, session)
      emitter.emit('session', { session })
    },
    onRemoved: topic => releaseSession(context, topic, userDisconnected),
  })
  const context: Context = {
    relay,
    metadata: completeMetadata(metadata),
    logger,
    emitter,
    sessions,
    pendingDeletes: createPendingDeletes(storage, storageKey),
    pending: new Map(),
    privateTopics: new Map(),
    queues: new Map(),
    handled: new Set(),
    handledBefore: new Set(
      sessions.list().flatMap(({ session, seen = [] }) => seen.map(id => `${session.topic} ${id}`)),
    ),
    forgottenBefore: new Map(sessions.list().map(({ session, forgotten = 0 }) => [session.topic, forgotten])),
    lastEvents: new Map(),
    expiries: new Map(),
    tab: { owner: true },
    nextId: createIds(),
    ended: end.signal,
  }
  const stopMessages = relay.onMessage(message => receive(context, message))
  const stopStatus = relay.onStatus(status => emitter.emit('relay', { status }))
  return {
    context,
    destroy() {
      if (end.signal.aborted) return
      end.abort()
      stopMessages()
      stopStatus()
      sessions.destroy()
      for (const timer of context.expiries.values()) clearTimeout(timer)
      for (const request of [...context.pending.values()]) request.fail(new ClientDestroyedError())
      relay.destroy()
    },
  }
}

/** Fills in missing metadata: wallets expect all four members. */
export function completeMetadata({ name, description, url, icons }: Metadata): Required<Metadata> {
  const origin = typeof location === 'undefined' ? '' : location.origin
  return { name, description: description ?? '', url: url ?? origin, icons: icons ?? [] }
}

/** Ids of one tab start at its own place within a period of this length, in milliseconds. */
const idPeriod = 4_096

/**
 * Returns a function that creates request ids: microseconds since 1970, which is 16 digits. Each id is greater than the
 * last, even when the clock stops or goes back.
 *
 * The tabs of a page share sessions and their keys, so only the id shows the tab of a response. Each tab has a random
 * salt out of four million, and creates its ids from there in each period. An id is therefore up to four seconds off
 * the clock. More than 16 digits are not a safe integer.
 */
export function createIds(): () => number {
  const salt = new DataView(randomBytes(4).buffer).getUint32(0) % (idPeriod * 1000)
  let last = 0
  return () => {
    const period = Math.floor(Date.now() / idPeriod) * idPeriod
    last = Math.max(last + 1, period * 1000 + salt)
    return last
  }
}
