import type { SolanaChain } from './types.js'

export function solanaChainName(chains: readonly SolanaChain[], id: string): string {
  return `${chains.find(chain => chain.id === id)?.name ?? 'Unknown network'} (${id})`
}
