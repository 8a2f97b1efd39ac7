export { swapAtom } from '../features/swap/atoms.js'
export {
  type CheckSwapAmountParameters,
  checkSwapAmount,
  type SwapInputError,
} from '../features/swap/checkSwapAmount.js'
export {
  type ConfirmSwapParameters,
  confirmSwap,
  type SentSwap,
  type SwapStep,
} from '../features/swap/confirmSwap.js'
export {
  AllowanceError,
  ApprovalFailedError,
  ApprovalNotCreatedError,
  GasPriceNotSupportedError,
  InsufficientSwapBalanceError,
  NetworkPriceUnavailableError,
  NoQuoteError,
  QuoteChangedError,
  SwapAccountChangedError,
  SwapDecimalsError,
  SwapFailedError,
  SwapIncompleteError,
  SwapInitializationError,
  SwapNotCreatedError,
  SwapNotSupportedError,
  SwapPendingError,
  SwapRefusedError,
  SwapUnreadableError,
} from '../features/swap/errors.js'
export { type GasPriceQueryOptions, gasPriceQueryOptions } from '../features/swap/gasPriceQueryOptions.js'
export {
  type GetSwapFiguresParameters,
  getSwapFigures,
  isWorseQuote,
  type SwapFigures,
} from '../features/swap/getSwapFigures.js'
export {
  type InitializeSwapParameters,
  initializeSwap,
  toSwapToken,
} from '../features/swap/initializeSwap.js'
export { type PrepareSwapParameters, prepareSwap } from '../features/swap/prepareSwap.js'
export { isSameToken } from '../features/swap/swapAddress.js'
export {
  isFreshQuote,
  type SwapQuoteParameters,
  type SwapQuoteQueryOptions,
  swapQuoteQueryOptions,
} from '../features/swap/swapQuoteQueryOptions.js'
export {
  type SwapTokensQueryOptions,
  swapTokensQueryOptions,
} from '../features/swap/swapTokensQueryOptions.js'
export {
  type TokenPrices,
  type TokenPricesQueryOptions,
  tokenPricesQueryOptions,
} from '../features/swap/tokenPricesQueryOptions.js'
export type { SwapPreview, SwapQuote, SwapState, SwapToken } from '../features/swap/types.js'
export { resetSwap, type UpdateSwapParameters, updateSwap } from '../features/swap/updateSwap.js'
