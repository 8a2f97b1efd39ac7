import { atom, type PrimitiveAtom } from 'jotai/vanilla'
import { getStore } from '../../client/internal.js'
import type { Client } from '../../types/client.js'

/** Ids of the wallets used last, at most two, latest first. Empty until `restoreRecentWallets`. */
export const recentWalletsAtom: PrimitiveAtom<readonly string[]> = /*#__PURE__*/ atom<readonly string[]>([])

/**
 * Reads the wallets used last from storage into `recentWalletsAtom`. Invalid values are ignored.
 *
 * @example
 * restoreRecentWallets(client)
 */
export function restoreRecentWallets(client: Client): readonly string[] {
  let ids: unknown
  try {
    ids = JSON.parse(client.storage.get(`${client.config.storageKey}.recentWallets`) ?? '[]')
  } catch {
    client.logger.warn('The recent wallets in storage cannot be read. They count as none.')
  }
  const recents = (Array.isArray(ids) ? ids : [])
    .filter((id): id is string => typeof id === 'string')
    .slice(0, 2)
  getStore(client).set(recentWalletsAtom, recents)
  return recents
}
