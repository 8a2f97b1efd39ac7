import type { NetworkInput } from '@latchkit/core'
import type { DemoConfig } from '../config/types.js'

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
