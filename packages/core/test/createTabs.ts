import type { StorageDriver } from '../src/storage/types.js'

/** A storage that two clients of one browser share, each notified of writes of the other. */
export function createTabs(): () => StorageDriver {
  const values = new Map<string, string>()
  const watchers = new Set<{ tab: symbol; key: string; listener(value: string | undefined): void }>()
  return () => {
    const tab = Symbol()
    const write = (key: string, value: string | undefined) => {
      if (value === undefined) values.delete(key)
      else values.set(key, value)
      for (const watcher of [...watchers])
        if (watcher.tab !== tab && watcher.key === key) watcher.listener(value)
    }
    return {
      get: key => values.get(key),
      set: write,
      remove: key => write(key, undefined),
      watch(key, listener) {
        const watcher = { tab, key, listener }
        watchers.add(watcher)
        return () => watchers.delete(watcher)
      },
    }
  }
}
