import { goodbyeLimit } from '../constants.js'
import type { StorageDriver } from '../types.js'
import { isKey } from '../validate/isKey.js'
import { isRecord } from '../validate/isRecord.js'

/** The end of a session that its wallet was not told yet: sealed, so that no key has to be kept for it. */
export type Goodbye = {
  readonly topic: string
  /** Envelope, base64. */
  readonly message: string
  /** Unix seconds after which the wallet knows by itself. */
  readonly until: number
}

/** The last of them, over a reload too. */
export type Goodbyes = {
  list(): readonly Goodbye[]
  add(goodbye: Goodbye): void
  remove(goodbye: Goodbye): void
}

export function createGoodbyes(storage: StorageDriver, storageKey: string): Goodbyes {
  const key = `${storageKey}.goodbyes`

  function list(): readonly Goodbye[] {
    try {
      const entries: unknown = JSON.parse(storage.get(key) ?? '[]')
      return Array.isArray(entries) ? entries.filter(isGoodbye) : []
    } catch {
      return []
    }
  }

  function write(goodbyes: readonly Goodbye[]) {
    if (goodbyes.length > 0) storage.set(key, JSON.stringify(goodbyes.slice(-goodbyeLimit)))
    else if (storage.get(key) !== undefined) storage.remove(key)
  }

  return {
    list: () => list().filter(({ until }) => until * 1000 > Date.now()),
    add: goodbye => write([...list(), goodbye]),
    remove: ({ topic }) => write(list().filter(other => other.topic !== topic)),
  }
}

function isGoodbye(value: unknown): value is Goodbye {
  return (
    isRecord(value) &&
    isKey(value.topic) &&
    typeof value.message === 'string' &&
    typeof value.until === 'number'
  )
}
