import { solana } from '@latchkit/core/networks'

/** The local Solana chain at the given address. */
export function localSolana(url: string, id: string) {
  return {
    ...solana,
    id,
    name: 'Latchkit Local Solana',
    rpcUrls: { default: { http: [url] } },
    testnet: true,
  }
}
