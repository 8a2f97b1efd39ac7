import type { WalletConnectLink } from '../types.js'
import { isKey, isRecord, isStrings, readMetadata } from '../validate.js'
import { readTerms } from './readSettlement.js'
import type { StoredSession } from './types.js'

/** Parses a storage entry of a session. Returns `undefined` when it is malformed. */
export function readStoredSession(topic: string, value: string): StoredSession | undefined {
  try {
    const entry: unknown = JSON.parse(value)
    if (!isRecord(entry) || !isRecord(entry.session)) return undefined
    const { session, symKey, namespaces, settleId, updateId, seen, forgotten } = entry
    const peer = readMetadata(session.peer)
    const { expiry, pairingTopic } = session
    if (!isKey(symKey) || !isKey(pairingTopic) || !peer || !isStrings(namespaces)) return undefined
    if (typeof expiry !== 'number' || typeof settleId !== 'number' || typeof updateId !== 'number')
      return undefined
    return {
      symKey,
      namespaces,
      settleId,
      updateId,
      seen: Array.isArray(seen) ? seen.filter(Number.isSafeInteger) : [],
      forgotten: typeof forgotten === 'number' ? forgotten : 0,
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
