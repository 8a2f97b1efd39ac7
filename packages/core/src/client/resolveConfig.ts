import { defaultAccountTypes } from '../networks/support.js'
import type { ResolvedConfig } from '../types/client.js'
import type { ClientConfig, Features } from '../types/config.js'
import type { CaipNetworkId } from '../types/namespace.js'

export const defaultFeatures: Features = {
  swaps: true,
  onramp: true,
  receive: true,
  send: true,
  email: true,
  socials: ['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook'],
  history: true,
  legalCheckbox: false,
  smartSessions: false,
  collapseWallets: false,
  connectMethodsOrder: ['email', 'social', 'wallet'],
  walletActionsOrder: ['onramp', 'swaps', 'receive', 'send'],
}

/** Puts every default in place. What is on here may still be off: see `resolveFeatures`. */
export function resolveConfig(config: ClientConfig): ResolvedConfig {
  const [first] = config.networks
  const firstId: CaipNetworkId = `${first.chainNamespace ?? 'eip155'}:${first.id}`
  return {
    ...config,
    defaultNetwork: config.defaultNetwork ?? firstId,
    features: { ...defaultFeatures, ...given(config.features) },
    defaultAccountTypes: { ...defaultAccountTypes, ...given(config.defaultAccountTypes) },
    storageKey: config.storageKey ?? 'latchkit',
    reconnect: config.reconnect ?? true,
  }
}

/** The entries that have a value: one that is undefined means the default. */
function given<options extends object>(options: options | undefined): Partial<options> {
  const entries = Object.entries(options ?? {}).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries) as Partial<options>
}
