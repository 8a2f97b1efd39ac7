import type { Runtime } from '../types.js'

/** Every provider that announced itself by EIP-6963, to us or to the app's own config. */
export function announcedProviders({ wallets, config }: Runtime): readonly object[] {
  const found = [...wallets].filter(({ connector }) => connector.rdns !== undefined)
  const theirs = config._internal.mipd?.getProviders() ?? []
  return [...found, ...theirs].map(({ provider }) => provider)
}
