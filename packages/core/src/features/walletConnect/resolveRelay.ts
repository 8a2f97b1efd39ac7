import type { ClientConfig } from '../../client/features.js'

/** Used if and only if the app passes a `projectId` and no `relayUrl`. */
const publicRelayUrl = 'wss://relay.walletconnect.org'

/** Returns the URL of the relay; undefined while WalletConnect is off. */
export function resolveRelay({ walletConnect }: Pick<ClientConfig, 'walletConnect'>): string | undefined {
  return walletConnect?.load
    ? (walletConnect.relayUrl ?? (walletConnect.projectId && publicRelayUrl))
    : undefined
}
