import { goodbyeLimit } from '../constants.js'
import type { StorageDriver } from '../types.js'

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

const form = /^(\d+) ([0-9a-f]{64}) (\S+)$/

export function createGoodbyes(storage: StorageDriver, storageKey: string): Goodbyes {
  const key = `${storageKey}.goodbyes`

  function list(): readonly Goodbye[] {
    return (storage.get(key) ?? '').split('\n').flatMap(line => {
      const [, until, topic, message] = form.exec(line) ?? []
      const goodbye = { until: Number(until), topic: topic ?? '', message: message ?? '' }
      return goodbye.until * 1000 > Date.now() ? [goodbye] : []
    })
  }

  function write(goodbyes: readonly Goodbye[]) {
    const lines = goodbyes.map(({ until, topic, message }) => `${until} ${topic} ${message}`)
    if (lines.length > 0) storage.set(key, lines.slice(-goodbyeLimit).join('\n'))
    else storage.remove(key)
  }

  return {
    list,
    add: goodbye => write([...list(), goodbye]),
    remove: ({ topic }) => write(list().filter(other => other.topic !== topic)),
  }
}
