import { fiveMinutes, messages, pendingDeleteLimit, relayTimeout } from '../constants.js'
import { sealEnvelope } from '../envelope/envelope.js'
import type { StorageDriver } from '../types.js'
import { assertAlive, endSession, sessionKey, userDisconnected } from './sessions.js'
import type { Context } from './types.js'

/** An encrypted `wc_sessionDelete` that the relay has not accepted yet. No key has to be kept for it. */
export type PendingDelete = {
  readonly topic: string
  /** Envelope, base64. */
  readonly message: string
  /** Unix seconds at which the session expires in the wallet anyway. */
  readonly until: number
}

/** The stored `wc_sessionDelete` messages that the relay has not accepted yet. They outlive a reload. */
export type PendingDeletes = {
  list(): readonly PendingDelete[]
  add(pending: PendingDelete): void
  remove(pending: PendingDelete): void
}

const form = /^(\d+) ([0-9a-f]{64}) (\S+)$/

export function createPendingDeletes(storage: StorageDriver, storageKey: string): PendingDeletes {
  const key = `${storageKey}.deletes`

  function list(): readonly PendingDelete[] {
    return (storage.get(key) ?? '').split('\n').flatMap(line => {
      const [, until, topic, message] = form.exec(line) ?? []
      const pending = { until: Number(until), topic: topic ?? '', message: message ?? '' }
      return pending.until * 1000 > Date.now() ? [pending] : []
    })
  }

  function write(all: readonly PendingDelete[]) {
    const lines = all.map(({ until, topic, message }) => `${until} ${topic} ${message}`)
    if (lines.length > 0) storage.set(key, lines.slice(-pendingDeleteLimit).join('\n'))
    else storage.remove(key)
  }

  return {
    list,
    add: pending => write([...list(), pending]),
    remove: ({ topic }) => write(list().filter(other => other.topic !== topic)),
  }
}

/** Ends a session, removes its key, then notifies the wallet as soon as the relay is available. */
export async function disconnect(context: Context, { topic }: { readonly topic: string }): Promise<void> {
  assertAlive(context)
  const stored = context.sessions.get(topic)
  if (!stored) return
  endSession(context, topic, userDisconnected)
  await sendDelete(context, topic, sessionKey(stored), stored.session.expiry)
}

/** Sends `wc_sessionDelete`. It is kept until the relay accepts it or the session expires in the wallet. */
export async function sendDelete(
  context: Context,
  topic: string,
  symKey: Uint8Array,
  /** Unix seconds at which the session expires in the wallet anyway. */
  until: number = Math.floor(Date.now() / 1000) + fiveMinutes,
): Promise<void> {
  const payload = {
    id: context.nextId(),
    jsonrpc: '2.0',
    method: 'wc_sessionDelete',
    params: userDisconnected,
  }
  const pending = { topic, message: sealEnvelope({ symKey, plaintext: JSON.stringify(payload) }), until }
  context.pendingDeletes.add(pending)
  await publishDelete(context, pending)
}

/**
 * Publishes a pending delete. Resolves after at most ten seconds; if the relay has not accepted it by then, it is
 * retried as long as the page is open, and after the next load.
 */
export async function publishDelete(context: Context, pending: PendingDelete): Promise<void> {
  const { topic, message, until } = pending
  const publish = async (deadline: number) => {
    await context.relay.publish({ topic, message, ...messages.delete }, { deadline })
    context.pendingDeletes.remove(pending)
  }
  try {
    await publish(relayTimeout)
  } catch (error) {
    context.logger?.warn('the wallet was not notified yet that the session has ended', { topic, error })
    const left = until * 1000 - Date.now()
    if (left > 0 && !context.ended.aborted) publish(left).catch(() => {})
  }
}
