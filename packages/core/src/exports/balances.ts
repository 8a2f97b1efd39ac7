export {
  type BalanceQueryOptions,
  type BalanceQueryParameters,
  balanceQueryOptions,
} from '../features/balances/balanceQueryOptions.js'
export { TokenBalanceUnavailableError } from '../features/balances/errors.js'
export { listWalletAssets, type WalletAsset } from '../features/balances/listWalletAssets.js'
export type { ShownToken } from '../features/balances/options.js'
export { preloadTokenBalances } from '../features/balances/preloadTokenBalances.js'
export {
  type RefreshTokenBalancesParameters,
  refreshTokenBalances,
} from '../features/balances/refreshTokenBalances.js'
export { rememberBalances } from '../features/balances/rememberBalances.js'
export {
  type TokenBalancesQueryOptions,
  type TokenBalancesQueryParameters,
  tokenBalancesQueryOptions,
} from '../features/balances/tokenBalancesQueryOptions.js'
export type { TokenBalance } from '../features/balances/types.js'
export {
  formatAmount,
  formatUnits,
  truncateDecimals,
} from '../features/tokens/amounts.js'
export { getCurrency } from '../features/tokens/getCurrency.js'
export { getShownToken } from '../features/tokens/getShownToken.js'
export { getTokenImageUrl } from '../features/tokens/getTokenImageUrl.js'
export { InvalidAmountError, parseUnits } from '../features/tokens/parseUnits.js'
