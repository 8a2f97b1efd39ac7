import { mainnet } from '@latchkit/core/networks'
import { type Chain, defineChain } from 'viem'
import type { DemoChain, DemoConfig } from '../config/types.js'

function localChain({ id, name, rpcUrl }: DemoChain): Chain {
  return defineChain({
    id,
    name,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [rpcUrl] } },
    contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11' } },
    testnet: true,
  })
}

/** The networks of the demo: two local chains first, then Ethereum for connecting and reading. */
export function createNetworks({
  chains: [first, second],
  mainnetRpcUrl,
}: DemoConfig): [Chain, Chain, Chain] {
  const ethereum: Chain = { ...mainnet, rpcUrls: { default: { http: [mainnetRpcUrl] } } }
  return [localChain(first), localChain(second), ethereum]
}
