import type { Namespace } from '../types/namespace.js'

const names: Readonly<Record<Namespace, string>> = {
  eip155: 'EVM',
  solana: 'Solana',
  polkadot: 'Polkadot',
  bip122: 'Bitcoin',
  cosmos: 'Cosmos',
  sui: 'Sui',
  stacks: 'Stacks',
  ton: 'TON',
  tron: 'TRON',
}

/**
 * Display name of a namespace. It is a proper name, the same in every language.
 *
 * @example
 * getNamespaceName('bip122') // 'Bitcoin'
 */
export function getNamespaceName(namespace: Namespace): string {
  return names[namespace]
}
