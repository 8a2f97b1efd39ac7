import type { Network } from '@latchkit/core'
import type { Chain } from 'viem'
import { toChain } from './toChain.js'

// wagmi cannot be without a chain, a client that lists only other namespaces can.
const none: Chain = {
  id: 1,
  name: 'Ethereum',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [] } },
}

/** The chains of a wagmi config. */
export function toChains(networks: readonly Network<'eip155'>[]): readonly [Chain, ...Chain[]] {
  const [first = none, ...rest] = networks.map(toChain)
  return [first, ...rest]
}
