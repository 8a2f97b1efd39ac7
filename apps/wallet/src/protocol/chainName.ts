import type { WalletChain } from '../common/types.js'

export function chainName(chains: readonly WalletChain[], id: number): string {
  return `${chains.find(chain => chain.id === id)?.name ?? 'Unknown network'} (${id})`
}
