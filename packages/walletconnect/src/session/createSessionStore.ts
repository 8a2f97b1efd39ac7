import type { Logger, StorageDriver } from '../types.js'
import { readStoredSession, readStoredSessions } from './readStoredSessions.js'
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
 * The sessions of this page. They and their keys stand in one storage entry, which goes with the last of them; a page
 * cannot hide them from its own scripts. Where storage is full or absent they live as long as the page.
 */
export type SessionStore = {
  /** Whether other tabs see the same sessions. */
  readonly shared: boolean
  /** The oldest first. */
  list(): readonly StoredSession[]
  get(topic: string): StoredSession | undefined
  put(stored: StoredSession): void
  remove(topic: string): StoredSession | undefined
  /** Stops listening to other tabs. */
  destroy(): void
}

export function createSessionStore(parameters: SessionStoreParameters): SessionStore {
  const { storage, storageKey, logger, onKept, onRemoved } = parameters
  const key = `${storageKey}.sessions`
  const sessions = readStoredSessions(storage.get(key), logger) ?? new Map<string, StoredSession>()
  // What storage never took cannot have been removed from it by another tab.
  const stored = new Set(sessions.keys())

  function write(change: (sessions: Map<string, StoredSession>) => void) {
    const kept = readStoredSessions(storage.get(key), logger) ?? new Map(sessions)
    change(kept)
    if (kept.size === 0) storage.remove(key)
    else storage.set(key, JSON.stringify(Object.fromEntries(kept)))
  }

  function follow(value: string | undefined) {
    const kept = readStoredSessions(value, logger)
    if (!kept) return
    for (const [topic, entry] of kept) {
      const known = sessions.get(topic)
      stored.add(topic)
      sessions.set(topic, entry)
      if (JSON.stringify(known) !== JSON.stringify(entry)) onKept(entry)
    }
    for (const topic of [...sessions.keys()])
      if (!kept.has(topic) && stored.delete(topic)) {
        sessions.delete(topic)
        onRemoved(topic)
      }
  }

  return {
    shared: storage.watch !== undefined,
    list: () => [...sessions.values()],
    get(topic) {
      // Another tab's new session may be asked for before the browser told of the write.
      if (!sessions.has(topic) && storage.watch) follow(storage.get(key))
      return sessions.get(topic)
    },
    put(entry) {
      const { topic } = entry.session
      // As it will be read again, so that an equal entry compares equal, and nothing of the wallet's is shared.
      const copy = readStoredSession(topic, JSON.parse(JSON.stringify(entry))) ?? entry
      write(kept => kept.set(topic, copy))
      sessions.set(topic, copy)
      if (storage.get(key)?.includes(topic)) stored.add(topic)
    },
    remove(topic) {
      const known = sessions.get(topic)
      sessions.delete(topic)
      stored.delete(topic)
      write(kept => kept.delete(topic))
      return known
    },
    // What the event tells may be older than what this tab wrote since.
    destroy: storage.watch?.(key, () => follow(storage.get(key))) ?? (() => {}),
  }
}
