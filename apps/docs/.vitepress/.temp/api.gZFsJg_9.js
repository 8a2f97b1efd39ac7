import { M as cleanText } from './account.DZPedvV0.js'
import { t as callGateway, r as parseRows } from './callGateway.BnQTXqn8.js'
import {
  p as OnrampNotOfferedError,
  m as OnrampRestrictedError,
  h as OnrampUnavailableError,
} from './onrampTestIds.BcZP9iVY.js'
import {
  n as _catch,
  w as _coercedNumber,
  T as _gte,
  D as _maxLength,
  O as _minLength,
  A as _regex,
  a as array,
  u as literal,
  m as object,
  v as refine,
  b as string,
  C as unknown,
  t as ZodMiniNumber,
} from './schemas.A5mWzwqY.js'
import { jt as HttpStatusError } from './withFee.ex26ucEJ.js'

// ../../node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/mini/coerce.js
// @__NO_SIDE_EFFECTS__
function number(params) {
  return _coercedNumber(ZodMiniNumber, params)
}
// ../../packages/core/dist/features/onramp/lazy/api.js
/** Where the provider names no limits. */
var usualLimits = [
  {
    id: 'card',
    min: 10,
    max: 7500,
  },
  {
    id: 'ach_bank_account',
    min: 10,
    max: 25e3,
  },
]
var usualCurrencies = ['USD', 'EUR']
/** Calls the gateway with the time zone of the device, and names its refusals. */
async function call(client, { schema, ...call }) {
  const query = { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone }
  try {
    return await callGateway(client, {
      ...call,
      query,
      schema,
    })
  } catch (cause) {
    if (call.signal?.aborted) throw cause
    const status = cause instanceof HttpStatusError ? cause.status : void 0
    if (status === 451) throw new OnrampRestrictedError({ cause })
    if (status === 501) throw new OnrampNotOfferedError({ cause })
    client.logger.warn('A purchase cannot be prepared', {
      call: call.call,
      error: cause,
    })
    throw new OnrampUnavailableError({
      call: call.call,
      cause,
    })
  }
}
/**
 * Reads the currencies to buy and to pay with, `GET /v1/onramp/options`. Leaves out malformed rows. Without limits in the
 * response, USD and EUR have the usual limits.
 *
 * @throws OnrampRestrictedError `onramp/restricted`
 * @throws OnrampNotOfferedError `onramp/not-offered`
 * @throws OnrampUnavailableError `onramp/unavailable`
 */
async function fetchOnrampOptions(client, { signal } = {}) {
  const answer = await call(client, {
    call: 'options',
    path: 'v1/onramp/options',
    signal,
    schema: createOptionsSchema,
  })
  const read = (rows, schema) =>
    parseRows(client, {
      call: 'options',
      rows,
      schema,
    })
  const paid = read(answer.paymentCurrencies, createPaymentSchema()).map(
    ({ id, payment_method_limits: rows }) => {
      const limits = read(rows, createLimitSchema()).filter(({ min, max }) => min <= max)
      return {
        id,
        limits: limits.length === 0 && usualCurrencies.includes(id) ? usualLimits : limits,
      }
    },
  )
  const bought = read(answer.purchaseCurrencies, createPurchaseSchema()).flatMap(row => {
    const symbol = cleanText(row.symbol)
    if (!symbol) return []
    const networks = read(row.networks, createNetworkSchema()).map(network => ({
      name: network.name,
      chainId: network.chain_id,
      contractAddress: network.contract_address,
    }))
    return [
      {
        id: row.id,
        name: cleanText(row.name) || symbol,
        symbol,
        networks,
      },
    ]
  })
  return {
    paymentCurrencies:
      paid.length > 0
        ? paid
        : usualCurrencies.map(id => ({
            id,
            limits: usualLimits,
          })),
    purchaseCurrencies: bought,
  }
}
/**
 * Reads the price and the result of a purchase, `POST /v1/onramp/quote`.
 *
 * @throws OnrampRestrictedError `onramp/restricted`
 * @throws OnrampNotOfferedError `onramp/not-offered`
 * @throws OnrampUnavailableError `onramp/unavailable`
 */
async function fetchOnrampQuote(client, { purchaseCurrency, paymentCurrency, amount, signal }) {
  const { id, network, symbol } = purchaseCurrency
  const quote = await call(client, {
    call: 'quote',
    path: 'v1/onramp/quote',
    signal,
    body: {
      purchaseCurrency: id,
      paymentCurrency,
      amount,
      network,
    },
    schema: () => createQuoteSchema(paymentCurrency),
  })
  return {
    ...quote,
    purchaseAmount: {
      amount: quote.purchaseAmount.amount,
      currency: symbol,
    },
  }
}
/**
 * Asks for the checkout page of a purchase, `POST /v1/generators/onrampurl`.
 *
 * @throws OnrampRestrictedError `onramp/restricted`
 * @throws OnrampNotOfferedError `onramp/not-offered`
 * @throws OnrampUnavailableError `onramp/unavailable`
 */
async function fetchCheckoutUrl(client, purchase) {
  const { address, purchaseCurrency, paymentCurrency, paymentAmount } = purchase
  const { id, network, symbol } = purchaseCurrency
  const { url } = await call(client, {
    call: 'checkout',
    path: 'v1/generators/onrampurl',
    body: {
      destinationWallets: [
        {
          address,
          blockchains: [network],
          assets: [symbol],
        },
      ],
      defaultNetwork: network,
      partnerUserId: address,
      presetFiatAmount: Number(paymentAmount),
      purchaseCurrency: id,
      paymentCurrency,
    },
    schema: () => createUrlSchema(client),
  })
  return url
}
var rows = () => _catch(array(unknown()), () => [])
var text = () => string().check(_minLength(1), _maxLength(200))
var currency = () => string().check(_regex(/^[A-Z]{3}$/))
var createOptionsSchema = () =>
  object({
    paymentCurrencies: rows(),
    purchaseCurrencies: array(unknown()),
  })
var createPaymentSchema = () =>
  object({
    id: currency(),
    payment_method_limits: rows(),
  })
var createLimitSchema = () =>
  object({
    id: text(),
    min: limit(),
    max: limit(),
  })
var limit = () => /* @__PURE__ */ number().check(_gte(0))
var createPurchaseSchema = () =>
  object({
    id: text(),
    name: string(),
    symbol: string(),
    networks: rows(),
  })
var createNetworkSchema = () =>
  object({
    name: text(),
    chain_id: string(),
    contract_address: _catch(string(), ''),
  })
/** A figure in a currency other than the requested currency would be shown with the wrong currency. */
var createQuoteSchema = paid => {
  const amount = () => string().check(_regex(/^\d{1,40}(?:\.\d{1,40})?$/))
  const money = () =>
    object({
      amount: amount(),
      currency: literal(paid),
    })
  return object({
    quoteId: string(),
    paymentTotal: money(),
    paymentSubtotal: money(),
    purchaseAmount: object({
      amount: amount(),
      currency: string(),
    }),
    coinbaseFee: money(),
    networkFee: money(),
  })
}
/** Only https, or the gateway itself, whose sandbox may be on this machine. */
var createUrlSchema = client => {
  const { origin } = new URL(client.config.gateway?.url ?? 'https://localhost')
  const isPage = url => {
    if (!URL.canParse(url)) return false
    const page = new URL(url)
    return page.protocol === 'https:' || page.origin === origin
  }
  return object({ url: string().check(refine(isPage, 'must be the address of a page')) })
}

export { fetchCheckoutUrl, fetchOnrampOptions, fetchOnrampQuote }
