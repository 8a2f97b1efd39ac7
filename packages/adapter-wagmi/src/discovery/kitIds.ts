import type { frameConnectorId } from '@latchkit/core/secureframe'
import { walletConnectId } from '@latchkit/core/walletconnect'
import type { Config } from 'wagmi'
import { removeConnector } from '../config/wagmiInternals.js'

// Only the type of the first is imported: its value would load the login by e-mail.
const ids: readonly string[] = ['secure-frame' satisfies typeof frameConnectorId, walletConnectId]

/** Whether the id is one of the kit's own connectors. A wallet that announces itself under it would be taken for that one. */
export function isKitId(id: string): boolean {
  return ids.includes(id)
}

/** Removes wallets that an app's own config discovered under an id of the kit, or with an id or a name that is no text. */
export function removeRefused(config: Config): void {
  for (const connector of config.connectors) {
    const { id, name, type }: { readonly [key in 'id' | 'name' | 'type']: unknown } = connector
    if (type !== 'injected') continue
    if (typeof id !== 'string' || typeof name !== 'string' || isKitId(id)) removeConnector(config, connector)
  }
}
