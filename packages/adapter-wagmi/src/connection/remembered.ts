import type { Connector } from 'wagmi'
import { readLegacyProvider } from '../discovery/legacyProvider.js'
import type { Remembered, Runtime, Scope } from '../types.js'
import { liveConnections } from './liveConnections.js'

/** Reads storage at each use: another tab of the same client may have written. */
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
  }
  return remembered
}

/** The connector of a remembered id, when its wallet is there. */
export function findRemembered({ config, wallets }: Runtime, id: string): Connector | undefined {
  const connector = config.connectors.find(one => one.id === id)
  if (connector || id !== 'injected') return connector
  // It was connected as `window.ethereum` before it announced itself; this time it announced itself first.
  const legacy = readLegacyProvider()
  return [...wallets].find(({ provider }) => provider === legacy)?.connector
}

/**
 * Keeps the ids of what is connected, and of wallets that are not on this page, or not yet: an extension may wake up
 * later than it is waited for. When nothing is connected, the last ones stay: a wallet that was locked comes back when
 * it is unlocked. Only a disconnect by the person or the app makes it forgotten.
 */
export function rememberLive(runtime: Runtime): void {
  const { config, remembered, restoration } = runtime
  const live = liveConnections(config).map(({ connector }) => connector.id)
  if (live.length === 0) return
  const absent = (remembered.read() ?? []).filter(id => !findRemembered(runtime, id))
  remembered.write([...live, ...(restoration?.waiting ?? []), ...(restoration?.asked ?? []), ...absent])
}

/**
 * Forgets what the app itself disconnected through wagmi. Its connectors tell that from a wallet that went away by
 * a flag in storage; ours tell it themselves.
 */
export async function forgetEnded({ config, own, remembered }: Runtime): Promise<void> {
  if (own) return
  const live = liveConnections(config).map(({ connector }) => connector.id)
  for (const id of remembered.read() ?? []) {
    if (live.includes(id)) continue
    if (await config.storage?.getItem(`${id}.disconnected`)) remembered.forget(id)
  }
}
