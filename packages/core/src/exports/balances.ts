export {
  type BalanceQueryOptions,
  type BalanceQueryParameters,
  balanceQueryOptions,
} from '../balances/balanceQueryOptions.js'
export { InvalidAmountError } from '../balances/errors.js'
export { formatAmount } from '../balances/formatAmount.js'
export { formatUnits } from '../balances/formatUnits.js'
export { parseUnits } from '../balances/parseUnits.js'
export { truncateDecimals } from '../balances/truncateDecimals.js'
