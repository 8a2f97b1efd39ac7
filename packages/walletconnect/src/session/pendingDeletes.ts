import { fiveMinutes, goodbyeLimit, messages, relayTimeout } from '../constants.js'
import { sealEnvelope } from '../envelope/envelope.js'
import type { StorageDriver } from '../types.js'
import { assertAlive, endSession, sessionKey } from './sessions.js'
import type { Context } from './types.js'

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

/** Tells a wallet that its session is over, later if not now. */
export async function sayGoodbye(
  context: Context,
  topic: string,
  symKey: Uint8Array,
  /** Unix seconds after which the wallet knows by itself. */
  until: number = Math.floor(Date.now() / 1000) + fiveMinutes,
): Promise<void> {
  const params = { code: 6000, message: 'User disconnected' }
  const payload = { id: context.nextId(), jsonrpc: '2.0', method: 'wc_sessionDelete', params }
  const goodbye = { topic, message: sealEnvelope({ symKey, plaintext: JSON.stringify(payload) }), until }
  context.goodbyes.add(goodbye)
  await sendGoodbye(context, goodbye)
}

/**
 * Hands a goodbye to the relay, within ten seconds. When that fails it goes on trying as long as the page lives, and
 * at the next load, until the wallet knows by itself.
 */
export async function sendGoodbye(context: Context, goodbye: Goodbye): Promise<void> {
  const { topic, message, until } = goodbye
  const publish = async (deadline: number) => {
    await context.relay.publish({ topic, message, ...messages.delete }, { deadline })
    context.goodbyes.remove(goodbye)
  }
  try {
    await publish(relayTimeout)
  } catch (error) {
    context.logger?.warn('the wallet was not told yet that the session is over', { topic, error })
    const left = until * 1000 - Date.now()
    if (left > 0 && !context.ended.aborted) publish(left).catch(() => {})
  }
}

/** Ends a session here at once, wipes its key, then tells the wallet, as soon as the relay can be reached. */
export async function disconnect(context: Context, { topic }: { readonly topic: string }): Promise<void> {
  assertAlive(context)
  const stored = context.sessions.get(topic)
  if (!stored) return
  endSession(context, topic, { code: 6000, message: 'User disconnected' })
  await sayGoodbye(context, topic, sessionKey(stored), stored.session.expiry)
}
