import type { frameConnectorId } from '@latchkit/core/secureframe'
import { walletConnectId } from '@latchkit/core/walletconnect'
import type { Config } from 'wagmi'
import { removeConnector } from '../config/wagmiInternals.js'

// Only the type of the first is imported: its value would load the login by e-mail.
const kitIds: readonly string[] = ['secure-frame' satisfies typeof frameConnectorId, walletConnectId]

/**
 * Whether a wallet may be listed under an id and a name, which any script of the page or of an extension can announce. A
 * wallet with an id of the kit's own connectors would be taken for that one.
 */
export function isListable(wallet: {
  readonly id: unknown
  readonly name: unknown
}): wallet is { readonly id: string; readonly name: string } {
  const { id, name } = wallet
  return typeof id === 'string' && id !== '' && !kitIds.includes(id) && typeof name === 'string'
}

/** Removes the wallets that an app's own config discovered and that may not be listed. */
export function removeUnlisted(config: Config): void {
  for (const connector of config.connectors)
    if (connector.type === 'injected' && !isListable(connector)) removeConnector(config, connector)
}
