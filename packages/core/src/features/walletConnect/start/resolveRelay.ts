import type { ClientConfig } from '../../../client/config.js'

/** Used if and only if the app passes a `projectId` and no `relayUrl`. */
const publicRelayUrl = 'wss://relay.walletconnect.org'

/** Returns the URL of the relay, or `given` for a client that the app has made; undefined while WalletConnect is off. */
export function resolveRelay({ walletConnect }: Pick<ClientConfig, 'walletConnect'>): string | undefined {
  if (walletConnect?.client) return 'given'
  return walletConnect?.load
    ? (walletConnect.relayUrl ?? (walletConnect.projectId && publicRelayUrl))
    : undefined
}
