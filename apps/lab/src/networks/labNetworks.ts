import type { NetworkInput } from '@latchkit/core'
import type { Services } from '../services/readServices'

/** The local chains, as an app would name its own. No public network has their ids, so no real wallet pays. */
export function labNetworks({ evmRpcUrls, solanaRpcUrl }: Services) {
  const evm = (id: number, name: string, url: string, testnet: boolean) =>
    ({
      id,
      name,
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: [url] } },
      testnet,
    }) satisfies NetworkInput
  return {
    // Names and identities are for networks that are no testnets; the local name service is on the first.
    evm: [
      // The local exchange is there as well.
      { ...evm(31337, 'Latchkit Local 1', evmRpcUrls[0], false), services: { swaps: true } },
      evm(31338, 'Latchkit Local 2', evmRpcUrls[1], true),
    ],
    solana: [
      {
        id: '8JvtfBqGaxFk57uASeRxk4Gdvyu3mTqx',
        chainNamespace: 'solana',
        name: 'Latchkit Local Solana',
        nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
        rpcUrls: { default: { http: [solanaRpcUrl] } },
        testnet: true,
      },
    ],
  } satisfies { [family: string]: [NetworkInput, ...NetworkInput[]] }
}
