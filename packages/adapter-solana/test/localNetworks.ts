import type { Network } from '@latchkit/core'
import { defineNetwork, solanaDevnet } from '@latchkit/core/networks'

/** The id of the local chain, which is that of no public one. */
export const localId = '8JvtfBqGaxFk57uASeRxk4Gdvyu3mTqx'

/** Two networks of one local chain: one that wallets call local, and one that they know as devnet. */
export function localNetworks(rpcUrl: string): readonly [Network<'solana'>, Network<'solana'>] {
  const local = {
    id: localId,
    chainNamespace: 'solana',
    name: 'Local Solana',
    nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
    rpcUrls: { default: { http: [rpcUrl] } },
    testnet: true,
  } as const
  return [
    defineNetwork(local) as Network<'solana'>,
    defineNetwork(solanaDevnet, { customRpcUrls: [rpcUrl] }) as Network<'solana'>,
  ]
}
