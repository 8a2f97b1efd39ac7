import { defaultSolanaChains } from '../common/defaults.js'
import type { WalletConfig } from '../common/types.js'
import { readPortOffset } from './readPortOffset.js'
import { shiftPort } from './shiftPort.js'

/** Names the local stack's Solana, at its port as `LATCHKIT_PORT_OFFSET` shifts it, where a configuration names none. */
export function withLocalSolana(config: WalletConfig): WalletConfig {
  const { solana } = config
  if (solana === false) return config
  const offset = readPortOffset(process.env.LATCHKIT_PORT_OFFSET)
  const local = defaultSolanaChains.map(chain => shiftPort(chain, offset))
  return { ...config, solana: { ...solana, chains: solana?.chains ?? local } }
}
