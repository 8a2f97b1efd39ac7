import type { Logger, StorageDriver } from '../types.js'
import { isKey } from '../validate.js'
import { readStoredSession } from './readStoredSession.js'
import type { StoredSession } from './types.js'

export type SessionStoreParameters = {
  readonly storage: StorageDriver
  readonly storageKey: string
  readonly logger: Logger | undefined
  /** Another tab added or changed a session. */
  onKept(stored: StoredSession): void
  /** Another tab ended a session. */
  onRemoved(topic: string): void
}

/**
 * The sessions of this page. Each stands with its key in a storage entry of its own, so that tabs which write in the
 * same moment take nothing from each other; one more lists their topics, and is mended by whoever finds one missing. A
 * page cannot hide them from its own scripts. Where storage is full or absent they live as long as the page.
 */
export type SessionStore = {
  /** Whether other tabs see the same sessions. */
  readonly shared: boolean
  /** The oldest first. */
  list(): readonly StoredSession[]
  get(topic: string): StoredSession | undefined
  put(stored: StoredSession): void
  remove(topic: string): void
  /** Stops listening to other tabs. */
  destroy(): void
}

export function createSessionStore(parameters: SessionStoreParameters): SessionStore {
  const { storage, storageKey, logger, onKept, onRemoved } = parameters
  const listKey = `${storageKey}.sessions`
  const keyOf = (topic: string) => `${listKey}.${topic}`
  const isStored = (topic: string) => storage.get(keyOf(topic)) !== undefined
  const sessions = new Map<string, StoredSession>()
  /** What storage took, and how to stop following it: the rest cannot have been removed from it by another tab. */
  const stored = new Map<string, (() => void) | undefined>()

  function listed(value = storage.get(listKey)): readonly string[] {
    return (value?.split(',') ?? []).filter(isKey)
  }

  function writeList() {
    const before = storage.get(listKey) ?? ''
    const list = [...new Set([...listed(before), ...stored.keys()])].filter(isStored).join()
    if (list === before) return
    if (list) storage.set(listKey, list)
    else storage.remove(listKey)
  }

  /** Takes up what storage has of a session. */
  function take(topic: string): StoredSession | undefined {
    const value = storage.get(keyOf(topic))
    const entry = value === undefined ? undefined : readStoredSession(topic, value)
    if (entry) keep(topic, entry)
    else if (value !== undefined) logger?.warn('left out a stored session that is broken', { topic })
    return entry
  }

  function keep(topic: string, entry: StoredSession) {
    sessions.set(topic, entry)
    if (!stored.has(topic) && isStored(topic))
      stored.set(
        topic,
        storage.watch?.(keyOf(topic), value => follow(topic, value)),
      )
  }

  function forget(topic: string) {
    sessions.delete(topic)
    stored.get(topic)?.()
    stored.delete(topic)
    if (isStored(topic)) storage.remove(keyOf(topic))
    writeList()
  }

  /** What the event tells may be older than what this tab wrote since; but what was removed is over. */
  function follow(topic: string, value: string | undefined) {
    const known = sessions.get(topic)
    if (value === undefined) {
      forget(topic)
      onRemoved(topic)
      return
    }
    const entry = take(topic)
    if (entry && JSON.stringify(known?.session) !== JSON.stringify(entry.session)) onKept(entry)
  }

  function followList(value: string | undefined) {
    for (const topic of [...listed(value), ...listed()]) if (!sessions.has(topic)) follow(topic, '')
    writeList()
  }

  for (const topic of listed()) if (!take(topic)) storage.remove(keyOf(topic))
  if (storage.get(listKey) !== undefined) writeList()
  const stop = storage.watch?.(listKey, followList)

  return {
    shared: storage.watch !== undefined,
    list: () => [...sessions.values()],
    get(topic) {
      // Another tab's new session may be asked for before the browser told of the write.
      if (!sessions.has(topic) && storage.watch) follow(topic, '')
      return sessions.get(topic)
    },
    put(entry) {
      const { topic } = entry.session
      const value = JSON.stringify(entry)
      storage.set(keyOf(topic), value)
      // As it will be read again, so that an equal entry compares equal, and nothing of the wallet's is shared.
      keep(topic, readStoredSession(topic, value) ?? entry)
      writeList()
    },
    remove: forget,
    destroy() {
      stop?.()
      for (const stop of stored.values()) stop?.()
    },
  }
}
