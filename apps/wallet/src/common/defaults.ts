import type { SolanaChain } from '../solana/types.js'
import { devKeys } from './devKeys.js'
import type { WalletChain } from './types.js'

export const defaultWallets = {
  first: { name: 'Latchkit Test Wallet', rdns: 'dev.latchkit.wallet', privateKeys: devKeys.slice(0, 3) },
  second: { name: 'Latchkit Second Wallet', rdns: 'dev.latchkit.second', privateKeys: devKeys.slice(3, 5) },
}

export const defaultChains: WalletChain[] = [
  { id: 31337, name: 'Latchkit Local 1', rpcUrl: 'http://127.0.0.1:8545' },
  { id: 31338, name: 'Latchkit Local 2', rpcUrl: 'http://127.0.0.1:8546' },
]

/** Known by its id only, so that a page can meet a network it does not support. */
export const mainnet: WalletChain = { id: 1, name: 'Ethereum', rpcUrl: null }

/** As the protocol names it: the local stack's chain by its genesis hash, which no public network has. */
export const defaultProtocolSolanaChains: SolanaChain[] = [
  {
    id: 'solana:8JvtfBqGaxFk57uASeRxk4Gdvyu3mTqx',
    name: 'Latchkit Local Solana',
    rpcUrl: 'http://127.0.0.1:8899',
  },
]

/** As Wallet Standard names it. */
export const defaultSolanaChains: SolanaChain[] = [
  { id: 'solana:localnet', name: 'Latchkit Local Solana', rpcUrl: 'http://127.0.0.1:8899' },
]
