import type { Hex } from 'viem'
import type { KnownWallet, SolanaChain, WalletChain } from './types.js'

/** The mnemonic whose accounts local chains fund. Its keys are public. */
export const devMnemonic = 'test test test test test test test test test test test junk'

/** The private keys of its accounts 0 to 4 on EVM chains. */
export const devKeys: readonly Hex[] = [
  '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
  '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d',
  '0x5de4111afa1a4b94908f83103eb1f1706367c2e68ca870fc3fb9a804cdab365a',
  '0x7c852118294e51e653712a81e05800f419141751be58f605c371e15141b007a6',
  '0x47e179ec197488593b187f80a00eb0da91f1b9d0b13f8733639f19c30a34926a',
]

/** Names, rdns and keys of the two wallets, unless they are configured. The keys are public. */
export const defaultWallets = {
  first: { name: 'Latchkit Test Wallet', rdns: 'dev.latchkit.wallet', privateKeys: devKeys.slice(0, 3) },
  second: { name: 'Latchkit Second Wallet', rdns: 'dev.latchkit.second', privateKeys: devKeys.slice(3, 5) },
}

/** Names by which apps know wallets. */
export const knownWallets: Readonly<Record<KnownWallet, { name: string; rdns: string }>> = {
  metamask: { name: 'MetaMask', rdns: 'io.metamask' },
  phantom: { name: 'Phantom', rdns: 'app.phantom' },
}

/** The only EVM networks the wallet signs transactions for, because its keys are public. */
export const localChainIds: readonly number[] = [31337, 31338]

export const defaultChains: WalletChain[] = [
  { id: 31337, name: 'Latchkit Local 1', rpcUrl: 'http://127.0.0.1:8545' },
  { id: 31338, name: 'Latchkit Local 2', rpcUrl: 'http://127.0.0.1:8546' },
]

/** Known by its id only, so that a site can be on a network that it does not support. */
export const mainnet: WalletChain = { id: 1, name: 'Ethereum', rpcUrl: null }

/** The local stack's chain under its Wallet Standard name. */
export const defaultSolanaChains: SolanaChain[] = [
  { id: 'solana:localnet', name: 'Latchkit Local Solana', rpcUrl: 'http://127.0.0.1:8899' },
]

/** The same chain under its CAIP-2 id, as WalletConnect names it. No public network has this genesis hash. */
export const defaultWalletConnectSolanaChains: SolanaChain[] = [
  {
    id: 'solana:8JvtfBqGaxFk57uASeRxk4Gdvyu3mTqx',
    name: 'Latchkit Local Solana',
    rpcUrl: 'http://127.0.0.1:8899',
  },
]
