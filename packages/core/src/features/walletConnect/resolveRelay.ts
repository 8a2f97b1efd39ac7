import type { ClientConfig } from '../../client/features.js'

/** Used if and only if the app gives a `projectId` and no `relayUrl`. */
const publicRelayUrl = 'wss://relay.walletconnect.org'

/** The relay to use; undefined while the protocol is off. */
export function resolveRelay({ walletConnect }: Pick<ClientConfig, 'walletConnect'>): string | undefined {
  return walletConnect?.load
    ? (walletConnect.relayUrl ?? (walletConnect.projectId && publicRelayUrl))
    : undefined
}
