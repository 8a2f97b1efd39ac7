// First, so that bundlers process React before core: code that the modal and the page share then goes into the page's
// first file.
import 'react'

export {
  BlockhashExpiredError,
  ChangedTransactionError,
  InsufficientFundsError,
  InvalidAddressError,
  InvalidAnswerError,
  InvalidTransactionError,
  InvalidTransferAmountError,
  MintNotFoundError,
  RentError,
  SignInMismatchError,
  SolanaProviderMissingError,
  TransactionExpiredError,
  TransactionFailedError,
  TransactionTooLargeError,
  WalletNetworkError,
  WrongClusterError,
} from '../errors.js'
export { type UseSolanaProviderReturnType, useSolanaProvider } from '../react/useSolanaProvider.js'
export { solanaAdapter } from '../solanaAdapter.js'
export { type TransferProblem, TransferRefusedError } from '../transfer/TransferRefusedError.js'
export type {
  GetSolanaProviderParameters,
  SolanaAccess,
  SolanaAdapter,
  SolanaAdapterParameters,
  SolanaProvider,
  SolanaProviderMethod,
  SolanaRpc,
  SolanaSendOptions,
  SolanaSignInInput,
  SolanaSignInOutput,
  SolanaSignOptions,
  SolanaTransactionVersion,
  SolanaWallet,
} from '../types.js'
