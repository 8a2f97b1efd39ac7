// First, as in the main entry.
import 'react'

export { type GetConnectionParameters, getConnection } from '../web3js/getConnection.js'
export { getProvider, type SolanaProvider, type SolanaSendOptions } from '../web3js/getProvider.js'
export type { SolanaTransaction } from '../web3js/serializeTransaction.js'
export {
  type UseSolanaConnectionParameters,
  type UseSolanaConnectionReturnType,
  useSolanaConnection,
} from '../web3js/useSolanaConnection.js'
export { type UseSolanaProviderReturnType, useSolanaProvider } from '../web3js/useSolanaProvider.js'
export { type WalletAdapterLike, walletAdapters } from '../web3js/walletAdapters.js'
