import type { SolanaChain } from '../solana/types.js'
import type { WalletChain } from './types.js'

/** What the server of the protocol page hands to it as `config.json`. */
export type ProtocolConfig = {
  /** `ws:` or `wss:` URL of the relay. */
  relayUrl: string
  /** The relay's own id of the wallet. */
  projectId: string
  /** As the wallet tells apps. */
  name: string
  chains: WalletChain[]
  /** By their CAIP-2 ids. */
  solanaChains: SolanaChain[]
}
