import { type Atom, atom, type PrimitiveAtom } from 'jotai/vanilla'
import { getStore } from '../../client/internal.js'
import type { Client } from '../../types/client.js'
import type { Connector } from '../../types/connection.js'
import { connectionsAtom, connectorsAtom } from './start/atoms.js'

/** Connectors used last, as `namespace:id`, latest first. Empty until `restoreRecentConnections`. */
export const recentKeysAtom: PrimitiveAtom<readonly string[]> = /*#__PURE__*/ atom<readonly string[]>([])

/** `namespace:id` of a connector. */
export const connectorKey = ({ namespace, id }: Connector): string => `${namespace}:${id}`

/**
 * Wallets that were connected last, are available and not connected now, latest first: two of each namespace at most.
 * Empty until `restoreRecentConnections`.
 */
export const recentConnectionsAtom: Atom<readonly Connector[]> = /*#__PURE__*/ atom(get => {
  const connected = new Set(get(connectionsAtom).map(({ connector }) => connectorKey(connector)))
  const connectors = get(connectorsAtom).filter(connector => !connected.has(connectorKey(connector)))
  const recent = get(recentKeysAtom).flatMap(
    key => connectors.find(connector => connectorKey(connector) === key) ?? [],
  )
  return recent.filter(({ namespace }, at) => {
    const newer = recent.slice(0, at).filter(one => one.namespace === namespace)
    return newer.length < 2
  })
})

/**
 * Reads the wallets that were connected last from storage into `recentConnectionsAtom`. Invalid values are ignored.
 *
 * @example
 * restoreRecentConnections(client)
 */
export function restoreRecentConnections(client: Client): void {
  let kept: unknown
  try {
    kept = JSON.parse(client.storage.get(`${client.config.storageKey}.recentConnections`) ?? '[]')
  } catch {
    client.logger.warn('The recent connections in storage cannot be read. They count as none.')
  }
  const keys = (Array.isArray(kept) ? kept : []).filter(key => typeof key === 'string')
  getStore(client).set(recentKeysAtom, keys)
}
