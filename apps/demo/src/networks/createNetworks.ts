import type { NetworkInput } from '@latchkit/core'
import { mainnet } from '@latchkit/core/networks'
import { type Chain, defineChain } from 'viem'
import type { DemoChain, DemoConfig } from '../config/parseConfig.js'

/** With the local exchange, which has these addresses on each chain, and purchases that the gateway of the demo plays. */
const services: NetworkInput['services'] = {
  swaps: true,
  swapRouters: [
    {
      address: '0x033AD5ed8E0253A616a8219396078036aB0C8f81',
      wrapped: '0xd1BF25bdBe8c26B68Fc14EE55047736F5a17C4A3',
    },
  ],
  onramp: true,
}

/** Below which accounts register names at the gateway of the demo. */
export const localNames = { parent: 'latchkit.eth' } as const

function localChain({ id, name, rpcUrl }: DemoChain, testnet: boolean): Chain {
  const chain = defineChain({
    id,
    name,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [rpcUrl] } },
    contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11' } },
    testnet,
  })
  return Object.assign(chain, { services })
}

/** The networks of the demo: two local chains first, then Ethereum for connecting and reading. */
export function createNetworks({
  chains: [first, second],
  mainnetRpcUrl,
}: DemoConfig): [Chain, Chain, Chain] {
  const ethereum: Chain = { ...mainnet, rpcUrls: { default: { http: [mainnetRpcUrl] } } }
  // Names and identities are for networks that are no testnets; the local name service is on the first.
  return [localChain(first, false), localChain(second, true), ethereum]
}

/** The local Solana chain. No public network has its id, so that no real wallet spends real money here. */
export function createSolanaNetwork({ solanaRpcUrl }: Pick<DemoConfig, 'solanaRpcUrl'>) {
  return {
    id: '8JvtfBqGaxFk57uASeRxk4Gdvyu3mTqx',
    chainNamespace: 'solana',
    name: 'Local Solana',
    nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
    rpcUrls: { default: { http: [solanaRpcUrl] } },
    testnet: true,
  } as const satisfies NetworkInput
}

/** Ids of the chains where money is worth nothing. */
const localIds: readonly unknown[] = [31337, 31338]

/** Whether the demo sends on a network: on local chains only, so that no real wallet spends real money here. */
export function canSend(chainId: number | string | undefined): chainId is number {
  return localIds.includes(chainId)
}

type Listed = { readonly caipNetworkId: string }

/** The network after the current one, round and round; the first when the current one is not listed. */
export function nextNetwork<network extends Listed>(
  networks: readonly network[],
  current: string | undefined,
): network | undefined {
  const index = networks.findIndex(({ caipNetworkId }) => caipNetworkId === current)
  const next = networks[(index + 1) % networks.length]
  return next?.caipNetworkId === current ? undefined : next
}
