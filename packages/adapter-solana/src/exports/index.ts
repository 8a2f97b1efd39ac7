export {
  BlockhashExpiredError,
  InsufficientFundsError,
  InvalidAddressError,
  InvalidAnswerError,
  InvalidTransactionError,
  InvalidTransferAmountError,
  MintNotFoundError,
  SignInMismatchError,
  TransactionFailedError,
  WalletNetworkError,
} from '../errors.js'
export {
  type UseSolanaConnectionParameters,
  type UseSolanaConnectionReturnType,
  useSolanaConnection,
} from '../react/useSolanaConnection.js'
export { type UseSolanaProviderReturnType, useSolanaProvider } from '../react/useSolanaProvider.js'
export { solanaAdapter } from '../solanaAdapter.js'
export type {
  GetSolanaConnectionParameters,
  SolanaAdapter,
  SolanaAdapterParameters,
  SolanaProvider,
  SolanaTransaction,
  SolanaTransactionVersion,
  WalletAdapterLike,
} from '../types.js'
