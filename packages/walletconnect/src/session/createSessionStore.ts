import type { Logger, StorageDriver } from '../types.js'
import { isKey } from '../validate.js'
import { readStoredSession } from './readStoredSession.js'
import type { StoredSession } from './types.js'

export type SessionStoreParameters = {
  readonly storage: StorageDriver
  readonly storageKey: string
  readonly logger: Logger | undefined
  /** Another tab added or changed a session. */
  onChanged(stored: StoredSession): void
  /** Another tab ended a session. */
  onRemoved(topic: string): void
}

/**
 * The sessions of this page. Each session has its own storage entry, which includes its key, so that tabs that write at
 * the same time do not overwrite each other's sessions. Another entry lists the topics; a tab that finds one missing
 * repairs it. A page cannot hide the entries from its own scripts. Without storage, sessions last as long as the page.
 */
export type SessionStore = {
  /** Whether other tabs see the same sessions. */
  readonly shared: boolean
  /** The oldest first. */
  list(): readonly StoredSession[]
  get(topic: string): StoredSession | undefined
  put(stored: StoredSession): void
  remove(topic: string): void
  /** Stops watching storage. */
  destroy(): void
}

export function createSessionStore(parameters: SessionStoreParameters): SessionStore {
  const { storage, storageKey, logger, onChanged, onRemoved } = parameters
  const listKey = `${storageKey}.sessions`
  const keyOf = (topic: string) => `${listKey}.${topic}`
  const isStored = (topic: string) => storage.get(keyOf(topic)) !== undefined
  const sessions = new Map<string, StoredSession>()
  /** Topics that storage accepted, with a function that stops watching the entry. Another tab can remove only these. */
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

  /** Loads a session from storage. */
  function load(topic: string): StoredSession | undefined {
    const value = storage.get(keyOf(topic))
    const entry = value === undefined ? undefined : readStoredSession(topic, value)
    if (entry) set(topic, entry)
    else if (value !== undefined) logger?.warn('left out a stored session that is broken', { topic })
    return entry
  }

  function set(topic: string, entry: StoredSession) {
    sessions.set(topic, entry)
    if (!stored.has(topic) && isStored(topic))
      stored.set(
        topic,
        storage.watch?.(keyOf(topic), value => onStored(topic, value)),
      )
  }

  function remove(topic: string) {
    sessions.delete(topic)
    stored.get(topic)?.()
    stored.delete(topic)
    if (isStored(topic)) storage.remove(keyOf(topic))
    writeList()
  }

  /** Handles a change by another tab. The value may be older than what this tab wrote since, so it is read again. */
  function onStored(topic: string, value: string | undefined) {
    const known = sessions.get(topic)
    if (value === undefined) {
      remove(topic)
      onRemoved(topic)
      return
    }
    const entry = load(topic)
    if (entry && JSON.stringify(known?.session) !== JSON.stringify(entry.session)) onChanged(entry)
  }

  function onListStored(value: string | undefined) {
    for (const topic of [...listed(value), ...listed()]) if (!sessions.has(topic)) onStored(topic, '')
    writeList()
  }

  for (const topic of listed()) if (!load(topic)) storage.remove(keyOf(topic))
  if (storage.get(listKey) !== undefined) writeList()
  const stop = storage.watch?.(listKey, onListStored)

  return {
    shared: storage.watch !== undefined,
    list: () => [...sessions.values()],
    get(topic) {
      // Another tab may have stored the session before this tab received the storage event.
      if (!sessions.has(topic) && storage.watch) onStored(topic, '')
      return sessions.get(topic)
    },
    put(entry) {
      const { topic } = entry.session
      const value = JSON.stringify(entry)
      storage.set(keyOf(topic), value)
      // Parsed again, so that comparisons with stored entries work and no object of the wallet is shared.
      set(topic, readStoredSession(topic, value) ?? entry)
      writeList()
    },
    remove,
    destroy() {
      stop?.()
      for (const stop of stored.values()) stop?.()
    },
  }
}
