export {
  type BalanceQueryOptions,
  type BalanceQueryParameters,
  balanceQueryOptions,
} from '../features/balances/balanceQueryOptions.js'
export { InvalidAmountError } from '../features/balances/errors.js'
export { formatAmount } from '../features/balances/formatAmount.js'
export { formatUnits } from '../features/balances/formatUnits.js'
export { parseUnits } from '../features/balances/parseUnits.js'
export { truncateDecimals } from '../features/balances/truncateDecimals.js'
