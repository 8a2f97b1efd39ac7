import type { Remembered, Runtime, Scope } from '../types.js'
import { liveConnections } from './liveConnections.js'

/** Creates the remembered ids. Storage is read at each use, because another tab may change it. */
export function createRemembered(scope: Scope): Remembered {
  const key = () => `${scope.storageKey}.wagmi.connected`
  const remembered: Remembered = {
    read() {
      try {
        const ids: unknown = JSON.parse(scope.storage?.get(key()) ?? '')
        return Array.isArray(ids) ? ids.filter(id => typeof id === 'string') : undefined
      } catch {
        return undefined
      }
    },
    write(ids) {
      const text = JSON.stringify([...new Set(ids)])
      if (text !== scope.storage?.get(key())) scope.storage?.set(key(), text)
    },
    forget(id) {
      remembered.write((remembered.read() ?? []).filter(one => one !== id))
    },
    watch: listener => scope.storage?.watch?.(key(), ids => ids !== undefined && listener()) ?? (() => {}),
  }
  return remembered
}

/**
 * Remembers the connected wallets, after those of before: another tab may have connected them, an extension may start
 * late, and a locked wallet reconnects after an unlock. Only a disconnect by the user or the app forgets a wallet, and
 * other tabs follow that.
 */
export function rememberLive({ config, remembered }: Runtime): void {
  const live = liveConnections(config).map(({ connector }) => connector.id)
  if (live.length > 0) remembered.write([...live, ...(remembered.read() ?? [])])
}

/**
 * Forgets connectors that the app disconnected through wagmi. wagmi's connectors mark that by a flag in storage; the
 * connectors of this package call `forget` themselves.
 */
export async function forgetEnded({ config, own, remembered }: Runtime): Promise<void> {
  if (own) return
  const live = liveConnections(config).map(({ connector }) => connector.id)
  for (const id of remembered.read() ?? []) {
    if (live.includes(id)) continue
    if (await config.storage?.getItem(`${id}.disconnected`)) remembered.forget(id)
  }
}
