import { createOwned } from '../../client/internal.js'
import type { TokenBalancesQueryParameters } from './tokenBalancesQueryOptions.js'
import type { TokenBalance } from './types.js'

/** Stored tokens of accounts. */
export type BalanceMemory = {
  /** `at`: when the tokens were read, in milliseconds since 1970. */
  read(
    parameters: TokenBalancesQueryParameters,
  ): { readonly at: number; readonly tokens: readonly TokenBalance[] } | undefined
  write(parameters: TokenBalancesQueryParameters, tokens: readonly TokenBalance[]): void
}

/** The stored tokens, which a client has after `rememberBalances` only. */
export const getBalanceMemory = /*#__PURE__*/ createOwned(
  'balances.memory',
  (): { current?: BalanceMemory | undefined } => ({}),
)
