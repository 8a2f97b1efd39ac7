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
      {
        ...evm(31337, 'Latchkit Local 1', evmRpcUrls[0], false),
        // The local exchange is there as well, at the addresses of `localExchange`.
        services: {
          swaps: true,
          swapRouters: [
            {
              address: '0x033AD5ed8E0253A616a8219396078036aB0C8f81',
              wrapped: '0xd1BF25bdBe8c26B68Fc14EE55047736F5a17C4A3',
            },
          ],
        },
      },
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
