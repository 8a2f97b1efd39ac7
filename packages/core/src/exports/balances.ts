export {
  formatAmount,
  formatUnits,
  InvalidAmountError,
  parseUnits,
  truncateDecimals,
} from '../features/balances/amounts.js'
export {
  type BalanceQueryOptions,
  type BalanceQueryParameters,
  balanceQueryOptions,
} from '../features/balances/balanceQueryOptions.js'
