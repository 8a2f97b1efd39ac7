import { createOwned } from '../../client/internal.js'

/** Currency of values if the client has no `currency`. */
const usual = 'USD'

/**
 * Returns the ISO 4217 code of the currency in which a client shows values, in upper case. An invalid `currency` counts as
 * USD and is logged as an error.
 *
 * @example
 * getCurrency(client) // 'USD'
 */
export const getCurrency = /*#__PURE__*/ createOwned('balances.currency', ({ config, logger }): string => {
  const { currency = usual } = config
  // Checked here and not with the rest of the config, of which each byte is loaded before the first click.
  if (typeof currency === 'string' && /^[A-Za-z]{3}$/.test(currency)) return currency.toUpperCase()
  logger.error('`currency` is no ISO 4217 code such as USD; values are shown in USD', { currency })
  return usual
})
