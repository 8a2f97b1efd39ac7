import * as z from 'zod/mini'
import { callGateway, parseRows } from '../../../gateway/lazy/callGateway.js'
import { HttpStatusError } from '../../../http/errors.js'
import type { Client } from '../../../types/client.js'
import { cleanText } from '../../../validate/cleanText.js'
import { OnrampNotOfferedError, OnrampRestrictedError, OnrampUnavailableError } from '../errors.js'
import type { OnrampQuoteQueryParameters } from '../onrampQuoteQueryOptions.js'
import type { OnrampOptions, OnrampQuote, PaymentLimit, Purchase } from '../types.js'

/** Where the provider names no limits. */
const usualLimits: readonly PaymentLimit[] = [
  { id: 'card', min: 10, max: 7500 },
  { id: 'ach_bank_account', min: 10, max: 25_000 },
]
const usualCurrencies = ['USD', 'EUR']

type Call = Omit<Parameters<typeof callGateway>[1], 'query' | 'schema'>

/** Calls the gateway with the time zone of the device, and names its refusals. */
async function call<value>(
  client: Client,
  {
    schema,
    ...call
  }: Call & { readonly call: 'options' | 'quote' | 'checkout'; readonly schema: () => z.ZodMiniType<value> },
): Promise<value> {
  const query = { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone }
  try {
    return await callGateway(client, { ...call, query, schema })
  } catch (cause) {
    if (call.signal?.aborted) throw cause
    const status = cause instanceof HttpStatusError ? cause.status : undefined
    if (status === 451) throw new OnrampRestrictedError({ cause })
    if (status === 501) throw new OnrampNotOfferedError({ cause })
    client.logger.warn('A purchase cannot be prepared', { call: call.call, error: cause })
    throw new OnrampUnavailableError({ call: call.call, cause })
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
export async function fetchOnrampOptions(
  client: Client,
  { signal }: { readonly signal?: AbortSignal | undefined } = {},
): Promise<OnrampOptions> {
  const answer = await call(client, {
    call: 'options',
    path: 'v1/onramp/options',
    signal,
    schema: createOptionsSchema,
  })
  const read = <value>(rows: readonly unknown[], schema: z.ZodMiniType<value>) =>
    parseRows(client, { call: 'options', rows, schema })
  const paid = read(answer.paymentCurrencies, createPaymentSchema()).map(
    ({ id, payment_method_limits: rows }) => {
      const limits = read(rows, createLimitSchema()).filter(({ min, max }) => min <= max)
      const isUsual = limits.length === 0 && usualCurrencies.includes(id)
      return { id, limits: isUsual ? usualLimits : limits }
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
    return [{ id: row.id, name: cleanText(row.name) || symbol, symbol, networks }]
  })
  return {
    paymentCurrencies: paid.length > 0 ? paid : usualCurrencies.map(id => ({ id, limits: usualLimits })),
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
export async function fetchOnrampQuote(
  client: Client,
  {
    purchaseCurrency,
    paymentCurrency,
    amount,
    signal,
  }: OnrampQuoteQueryParameters & { readonly signal?: AbortSignal | undefined },
): Promise<OnrampQuote> {
  const { id, network, symbol } = purchaseCurrency
  const quote = await call(client, {
    call: 'quote',
    path: 'v1/onramp/quote',
    signal,
    body: { purchaseCurrency: id, paymentCurrency, amount, network },
    schema: () => createQuoteSchema(paymentCurrency),
  })
  return { ...quote, purchaseAmount: { amount: quote.purchaseAmount.amount, currency: symbol } }
}

/**
 * Asks for the checkout page of a purchase, `POST /v1/generators/onrampurl`.
 *
 * @throws OnrampRestrictedError `onramp/restricted`
 * @throws OnrampNotOfferedError `onramp/not-offered`
 * @throws OnrampUnavailableError `onramp/unavailable`
 */
export async function fetchCheckoutUrl(
  client: Client,
  purchase: Pick<Purchase, 'address' | 'purchaseCurrency' | 'paymentCurrency' | 'paymentAmount'>,
): Promise<string> {
  const { address, purchaseCurrency, paymentCurrency, paymentAmount } = purchase
  const { id, network, symbol } = purchaseCurrency
  const { url } = await call(client, {
    call: 'checkout',
    path: 'v1/generators/onrampurl',
    body: {
      destinationWallets: [{ address, blockchains: [network], assets: [symbol] }],
      defaultNetwork: network,
      partnerUserId: address,
      presetFiatAmount: Number(paymentAmount),
      // A symbol may be that of several tokens, and the amount in several currencies.
      purchaseCurrency: id,
      paymentCurrency,
    },
    schema: () => createUrlSchema(client),
  })
  return url
}

const rows = () => z.catch(z.array(z.unknown()), (): unknown[] => [])
const text = () => z.string().check(z.minLength(1), z.maxLength(200))
const currency = () => z.string().check(z.regex(/^[A-Z]{3}$/))

const createOptionsSchema = () =>
  z.object({ paymentCurrencies: rows(), purchaseCurrencies: z.array(z.unknown()) })
const createPaymentSchema = () => z.object({ id: currency(), payment_method_limits: rows() })
const createLimitSchema = () => z.object({ id: text(), min: limit(), max: limit() })
const limit = () => z.coerce.number().check(z.gte(0))
const createPurchaseSchema = () =>
  z.object({ id: text(), name: z.string(), symbol: z.string(), networks: rows() })
const createNetworkSchema = () =>
  z.object({
    name: text(),
    chain_id: z.string(),
    contract_address: z.catch(z.string(), ''),
  })

/** A figure in a currency other than the requested currency would be shown with the wrong currency. */
const createQuoteSchema = (paid: string) => {
  const amount = () => z.string().check(z.regex(/^\d{1,40}(?:\.\d{1,40})?$/))
  const money = () => z.object({ amount: amount(), currency: z.literal(paid) })
  return z.object({
    quoteId: z.string(),
    paymentTotal: money(),
    paymentSubtotal: money(),
    purchaseAmount: z.object({ amount: amount(), currency: z.string() }),
    coinbaseFee: money(),
    networkFee: money(),
  })
}

/** Only https, or the gateway itself, whose sandbox may be on this machine. */
const createUrlSchema = (client: Client) => {
  const { origin } = new URL(client.config.gateway?.url ?? 'https://localhost')
  const isPage = (url: string) => {
    if (!URL.canParse(url)) return false
    const page = new URL(url)
    return page.protocol === 'https:' || page.origin === origin
  }
  return z.object({ url: z.string().check(z.refine(isPage, 'must be the address of a page')) })
}
