import { defaultAccountTypes } from '../features/networks/support.js'
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
    features: withDefaults(defaultFeatures, config.features),
    defaultAccountTypes: withDefaults(defaultAccountTypes, config.defaultAccountTypes),
    storageKey: config.storageKey ?? 'latchkit',
    reconnect: config.reconnect ?? true,
  }
}

/** An entry that is undefined means the default, as an absent one does. */
function withDefaults<options extends object>(
  defaults: options,
  given: { readonly [name in keyof options]?: options[name] | undefined } | undefined,
): options {
  const entries = Object.entries(given ?? {}).filter(([, value]) => value !== undefined)
  return { ...defaults, ...Object.fromEntries(entries) }
}
