// First, so that bundlers process React before core: code that the modal and the page share then goes into the page's
// first file.
import 'react'

export {
  BlockhashExpiredError,
  InsufficientFundsError,
  InvalidAddressError,
  InvalidAnswerError,
  InvalidTransactionError,
  InvalidTransferAmountError,
  MintNotFoundError,
  SignInMismatchError,
  SolanaProviderMissingError,
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
  SolanaProviderMethod,
  SolanaSendOptions,
  SolanaSignInInput,
  SolanaSignInOutput,
  SolanaTransaction,
  SolanaTransactionVersion,
  WalletAdapterLike,
} from '../types.js'
