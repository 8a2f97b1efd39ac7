export {
  formatAmount,
  formatUnits,
  truncateDecimals,
} from '../features/balances/amounts.js'
export {
  type BalanceQueryOptions,
  type BalanceQueryParameters,
  balanceQueryOptions,
} from '../features/balances/balanceQueryOptions.js'
export { TokenBalanceUnavailableError } from '../features/balances/errors.js'
export { getCurrency } from '../features/balances/getCurrency.js'
export { getShownToken } from '../features/balances/getShownToken.js'
export { getTokenImageUrl } from '../features/balances/getTokenImageUrl.js'
export { listWalletAssets, type WalletAsset } from '../features/balances/listWalletAssets.js'
export type { ShownToken } from '../features/balances/options.js'
export { InvalidAmountError, parseUnits } from '../features/balances/parseUnits.js'
export { preloadTokenBalances } from '../features/balances/preloadTokenBalances.js'
export {
  type RefreshTokenBalancesParameters,
  refreshTokenBalances,
} from '../features/balances/refreshTokenBalances.js'
export {
  type TokenBalancesQueryOptions,
  type TokenBalancesQueryParameters,
  tokenBalancesQueryOptions,
} from '../features/balances/tokenBalancesQueryOptions.js'
export type { TokenBalance } from '../features/balances/types.js'
