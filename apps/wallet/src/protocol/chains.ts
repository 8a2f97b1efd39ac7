import { mainnet } from '../common/defaults.js'
import type { WalletChain } from '../common/types.js'
import type { Context } from './types.js'

/** Returns the number in a CAIP-2 id of eip155, or undefined for other namespaces. */
export function chainIdOf(caip2: string): number | undefined {
  const match = /^eip155:(\d{1,15})$/.exec(caip2)
  return match ? Number(match[1]) : undefined
}

/** Returns the EVM networks that the wallet knows: those of its configuration, Ethereum by id only, and added ones. */
export function knownChains({ config, store }: Pick<Context, 'config' | 'store'>): WalletChain[] {
  const all = [...config.chains, mainnet, ...store.get().chains]
  return all.filter((chain, index) => all.findIndex(({ id }) => id === chain.id) === index)
}

export function chainName(chains: readonly WalletChain[], id: number): string {
  return `${chains.find(chain => chain.id === id)?.name ?? 'Unknown network'} (${id})`
}
