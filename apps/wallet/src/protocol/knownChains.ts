import { mainnet } from '../common/defaults.js'
import type { WalletChain } from '../common/types.js'
import type { Context } from './context.js'

/** The networks the wallet knows: its own, Ethereum by id only, and what apps added. */
export function knownChains({ config, store }: Pick<Context, 'config' | 'store'>): WalletChain[] {
  const all = [...config.chains, mainnet, ...store.get().chains]
  return all.filter((chain, index) => all.findIndex(({ id }) => id === chain.id) === index)
}
