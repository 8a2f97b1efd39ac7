import type { Connector } from 'wagmi'
import { readLegacyProvider } from '../discovery/readLegacyProvider.js'
import type { Runtime } from '../types.js'

/** The connector of a remembered id, when its wallet is there. */
export function findRemembered({ config, wallets }: Runtime, id: string): Connector | undefined {
  const connector = config.connectors.find(one => one.id === id)
  if (connector || id !== 'injected') return connector
  // It was connected as `window.ethereum` before it announced itself; this time it announced itself first.
  const legacy = readLegacyProvider()
  return [...wallets].find(({ provider }) => provider === legacy)?.connector
}
