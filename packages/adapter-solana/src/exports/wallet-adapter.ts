// First, as in the main entry.
import 'react'

export { ConnectionProvider, type ConnectionProviderProps } from '../walletadapter/ConnectionProvider.js'
export { WalletNotSelectedError } from '../walletadapter/errors.js'
export type { Wallet, WalletContextState } from '../walletadapter/types.js'
export { type AnchorWallet, useAnchorWallet } from '../walletadapter/useAnchorWallet.js'
export { type ConnectionContextState, useConnection } from '../walletadapter/useConnection.js'
export { useWallet } from '../walletadapter/useWallet.js'
export { WalletProvider, type WalletProviderProps } from '../walletadapter/WalletProvider.js'
