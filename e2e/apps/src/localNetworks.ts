import { defineChain } from 'viem'

/** The two local chains at the given addresses. Testnets have no names. */
export function localNetworks([first = '', second = '']: string[], testnet = true) {
  const network = (id: number, name: string, url: string) => ({
    ...defineChain({
      id,
      name,
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: [url] } },
      blockExplorers: { default: { name: 'Local explorer', url: `${url}/explorer` } },
      testnet,
      contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11' } },
    }),
    // The kit knows of no exchange on either; tests deploy them at these addresses, and a gateway says where it has one.
    services: {
      swaps: true,
      swapRouters: [
        {
          address: '0x033AD5ed8E0253A616a8219396078036aB0C8f81',
          wrapped: '0xd1BF25bdBe8c26B68Fc14EE55047736F5a17C4A3',
        },
      ],
    },
  })
  return [network(31337, 'Latchkit Local 1', first), network(31338, 'Latchkit Local 2', second)] as const
}
