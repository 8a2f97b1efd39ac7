import type { Logger, WalletConnectLink } from '../types.js'
import { isKey } from '../validate/isKey.js'
import { isRecord } from '../validate/isRecord.js'
import { isStrings } from '../validate/isStrings.js'
import { readMetadata } from '../validate/readMetadata.js'
import { readTerms } from './readTerms.js'
import type { StoredSession } from './types.js'

/** The sessions of a storage entry, by topic, without those that are broken; `undefined` when all of it is. */
export function readStoredSessions(
  value: string | undefined,
  logger: Logger | undefined,
): Map<string, StoredSession> | undefined {
  const sessions = new Map<string, StoredSession>()
  if (value === undefined) return sessions
  try {
    const entries: unknown = JSON.parse(value)
    if (!isRecord(entries)) throw new TypeError('no object')
    for (const [topic, entry] of Object.entries(entries)) {
      const stored = readStoredSession(topic, entry)
      if (stored) sessions.set(topic, stored)
      else logger?.warn('left out a stored session that is broken', { topic })
    }
  } catch (error) {
    logger?.warn('the stored sessions are broken', { error })
    return undefined
  }
  return sessions
}

/** One of them. */
export function readStoredSession(topic: string, entry: unknown): StoredSession | undefined {
  if (!isKey(topic) || !isRecord(entry) || !isRecord(entry.session)) return undefined
  const { session, symKey, namespaces, settleId, updateId } = entry
  const peer = readMetadata(session.peer)
  const { expiry, pairingTopic } = session
  if (!isKey(symKey) || !isKey(pairingTopic) || !peer || !isStrings(namespaces)) return undefined
  if (typeof expiry !== 'number' || typeof settleId !== 'number' || typeof updateId !== 'number')
    return undefined
  try {
    return {
      symKey,
      namespaces,
      settleId,
      updateId,
      session: {
        topic,
        pairingTopic,
        expiry,
        peer,
        ...readTerms(session),
        link: readLink(session.link),
      },
    }
  } catch {
    return undefined
  }
}

function readLink(value: unknown): WalletConnectLink | undefined {
  if (!isRecord(value) || typeof value.href !== 'string') return undefined
  return { href: value.href, walletId: typeof value.walletId === 'string' ? value.walletId : undefined }
}
