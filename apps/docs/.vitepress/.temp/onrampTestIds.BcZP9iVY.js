import { h as refreshTokenBalances } from './account.DZPedvV0.js'
import { t as BaseError } from './BaseError.DWSHhfZu.js'
import {
  t as accountAtom,
  U as atom,
  m as createOwned,
  b as getStore,
  C as networkAtom,
} from './client.ChoDqs0c.js'
import { t as parseAmount } from './parseAmount.kM12DoJj.js'
import {
  N as formatUnits,
  I as getCurrency,
  z as getImageUrl,
  U as getQueryClient,
  Ot as isAddress,
} from './withFee.ex26ucEJ.js'

// ../../packages/core/dist/features/onramp/errors.js
/** The gateway refuses purchases where the device is (`onramp/restricted`). */
var OnrampRestrictedError = class extends BaseError {
  name = 'OnrampRestrictedError'
  constructor({ cause }) {
    super('Buying is not offered in this region', {
      code: 'onramp/restricted',
      cause,
      metaMessages: ['The gateway refuses purchases in the time zone or the country of the device.'],
    })
  }
}
/** The gateway has no provider of purchases (`onramp/not-offered`). */
var OnrampNotOfferedError = class extends BaseError {
  name = 'OnrampNotOfferedError'
  constructor({ cause }) {
    super('Buying is not available', {
      code: 'onramp/not-offered',
      cause,
      metaMessages: [
        'The gateway has no provider of purchases.',
        'Configure one, or set `features.onramp` to false.',
      ],
    })
  }
}
/** A call of purchases failed (`onramp/unavailable`). */
var OnrampUnavailableError = class extends BaseError {
  name = 'OnrampUnavailableError'
  constructor({ call, cause }) {
    super('The purchase cannot be prepared', {
      code: 'onramp/unavailable',
      cause,
      metaMessages: [`The gateway did not answer ${call}. The cause says why.`, 'Try again.'],
    })
  }
}
/** The form lacks something that a purchase needs (`onramp/incomplete`). */
var OnrampIncompleteError = class extends BaseError {
  name = 'OnrampIncompleteError'
  constructor({ missing }) {
    super('The purchase is not complete', {
      code: 'onramp/incomplete',
      metaMessages: [`It lacks ${missing}.`],
    })
  }
}
/** The amount cannot be paid (`onramp/invalid-amount`). */
var PaymentAmountError = class extends BaseError {
  name = 'PaymentAmountError'
  problem
  constructor({ problem }) {
    super('Please enter a valid amount', {
      code: 'onramp/invalid-amount',
      metaMessages: [`The amount is ${problem}.`, '`checkPaymentAmount` has the limits.'],
    })
    this.problem = problem
  }
}
// ../../packages/core/dist/features/onramp.js
/** The form before anything is written. */
var emptyOnramp = {
  purchaseCurrencyId: void 0,
  paymentCurrencyId: void 0,
  paymentAmount: '',
  purchase: void 0,
}
/** The form of a purchase. Only the actions of `@latchkit/core/onramp` write it. */
var onrampAtom = /*#__PURE__*/ atom(emptyOnramp)
/**
 * Checks an amount of money as the user enters it: digits of any script, one `,` or `.`, within the limits of at least one
 * payment method.
 *
 * @example
 * checkPaymentAmount('50,5', { id: 'USD', limits: [{ id: 'card', min: 10, max: 7500 }] })
 * // { amount: '50.5', methods: ['card'] }
 */
function checkPaymentAmount(text, { id, limits }) {
  const decimals = getCurrencyDecimals(id)
  const { value, problem } = parseAmount(text, decimals)
  if (value === void 0) return { problem }
  const amount = formatUnits(value, decimals)
  const paid = Number(amount)
  if (paid === 0) return { problem: 'too-low' }
  if (limits.length === 0)
    return {
      amount,
      methods: [],
    }
  const methods = limits.filter(({ min, max }) => paid >= min && paid <= max).map(({ id }) => id)
  if (methods.length > 0)
    return {
      amount,
      methods,
    }
  return { problem: limits.every(({ min }) => paid < min) ? 'too-low' : 'too-high' }
}
function getCurrencyDecimals(currency) {
  return new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions().maximumFractionDigits
}
/**
 * Options for a query of the currencies to buy and to pay with, on every network. Fresh for 5 minutes.
 *
 * @throws OnrampRestrictedError `onramp/restricted`
 * @throws OnrampNotOfferedError `onramp/not-offered`
 * @throws OnrampUnavailableError `onramp/unavailable`
 *
 * @example
 * const { data } = useQuery(onrampOptionsQueryOptions(client))
 */
function onrampOptionsQueryOptions(client) {
  return {
    queryKey: ['latchkit', client.uid, 'onrampOptions'],
    async queryFn({ signal }) {
      const { fetchOnrampOptions } = await import('./api.gZFsJg_9.js')
      return fetchOnrampOptions(client, { signal })
    },
    enabled: client.config.gateway !== void 0,
    staleTime: 3e5,
    retry: false,
  }
}
/**
 * Returns the currencies for sale on a network, and the selection: the currency that the form names, else the first
 * offered, paid in the currency of the client, else in USD.
 *
 * @example
 * const { purchaseCurrencies } = resolveOnramp(client, { options, network, form: client.store.get(onrampAtom) })
 */
function resolveOnramp(client, { options, network, form }) {
  const { paymentCurrencies = [], purchaseCurrencies: offered = [] } = options ?? {}
  const purchaseCurrencies = network ? offered.flatMap(one => ofNetwork(one, network)) : []
  const payments = [form.paymentCurrencyId, getCurrency(client), 'USD'].flatMap(id =>
    paymentCurrencies.filter(one => one.id === id),
  )
  return {
    purchaseCurrencies,
    paymentCurrencies,
    purchaseCurrency:
      purchaseCurrencies.find(({ id }) => id === form.purchaseCurrencyId) ?? purchaseCurrencies[0],
    paymentCurrency: payments[0] ?? paymentCurrencies[0],
  }
}
function ofNetwork({ networks, ...currency }, network) {
  const { caipNetworkId, chainNamespace: namespace } = network
  const reference = caipNetworkId.slice(namespace.length + 1)
  const found = networks.find(({ chainId, name }) =>
    namespace === 'eip155'
      ? chainId === reference
      : [chainId, name].includes(caipNetworkId) || (!network.testnet && name.split('-')[0] === namespace),
  )
  if (!found) return []
  const { name, contractAddress } = found
  const isNative = /^(?:0x0*)?$/.test(contractAddress)
  if (!isNative && !isAddress(namespace, contractAddress)) return []
  const address = isNative ? void 0 : `${caipNetworkId}:${contractAddress}`
  return [
    {
      ...currency,
      network: name,
      ...(address && { address }),
    },
  ]
}
/** Value of `onramp` in requests of the history. */
var onrampProvider = 'coinbase'
/** Fee of the provider, for display. */
var onrampFeeRange = '1-2%'
var getStarting = /*#__PURE__*/ createOwned('onramp.starting', () => ({ last: void 0 }))
/**
 * Creates the checkout page of the purchase in the form, for the connected account on the current network, and writes it to
 * `onrampAtom`. The caller opens the page. During a pending call, another call for the same purchase returns its promise,
 * and a call for another purchase replaces it in `onrampAtom`.
 *
 * @throws OnrampIncompleteError `onramp/incomplete`, without an account, or if nothing is for sale
 * @throws PaymentAmountError `onramp/invalid-amount`
 * @throws OnrampRestrictedError `onramp/restricted`
 * @throws OnrampNotOfferedError `onramp/not-offered`
 * @throws OnrampUnavailableError `onramp/unavailable`
 *
 * @example
 * updateOnramp(client, { paymentAmount: '50' })
 * const { url } = await startPurchase(client)
 */
function startPurchase(client) {
  const starting = getStarting(client)
  const { purchase: _, ...form } = client.store.get(onrampAtom)
  const { address } = client.store.get(accountAtom)
  const { caipNetworkId } = client.store.get(networkAtom)
  const asked = JSON.stringify([form, address, caipNetworkId])
  if (starting.last?.asked === asked) return starting.last.purchase
  const isLast = () => starting.last === own
  const purchase = start(client, isLast).finally(() => {
    if (isLast()) starting.last = void 0
  })
  const own = {
    asked,
    purchase,
  }
  starting.last = own
  return purchase
}
async function start(client, isLast) {
  const form = client.store.get(onrampAtom)
  const { address } = client.store.get(accountAtom)
  const { network } = client.store.get(networkAtom)
  if (!address || !network) throw new OnrampIncompleteError({ missing: 'a connected account' })
  const { purchaseCurrency, paymentCurrency } = resolveOnramp(client, {
    options: await (await getQueryClient(client)).fetchQuery(onrampOptionsQueryOptions(client)),
    network,
    form,
  })
  if (!purchaseCurrency || !paymentCurrency)
    throw new OnrampIncompleteError({ missing: `something that can be bought on ${network.name}` })
  const { amount, problem } = checkPaymentAmount(form.paymentAmount, paymentCurrency)
  if (amount === void 0) throw new PaymentAmountError({ problem })
  const asked = {
    address,
    network,
    purchaseCurrency,
    paymentCurrency: paymentCurrency.id,
    paymentAmount: amount,
  }
  const earlier = await readPurchaseIds(client, {
    address,
    network,
  })
  const { fetchCheckoutUrl } = await import('./api.gZFsJg_9.js')
  const url = await fetchCheckoutUrl(client, asked)
  const purchase = {
    ...asked,
    url,
    earlier,
    status: 'pending',
    transaction: void 0,
  }
  if (isLast())
    getStore(client).set(onrampAtom, state => ({
      ...state,
      purchase,
    }))
  return purchase
}
/** Existing rows do not belong to the purchase that follows. */
async function readPurchaseIds(client, parameters) {
  try {
    const { fetchTransactions } = await import('./api.BW6x1Xtb.js')
    const { transactions } = await fetchTransactions(client, {
      ...parameters,
      onramp: onrampProvider,
      cache: 'no-cache',
    })
    return transactions.map(({ id }) => id)
  } catch {
    return
  }
}
var statuses = {
  confirmed: 'paid',
  failed: 'failed',
  pending: 'pending',
}
/**
 * Reads the status of the purchase of `onrampAtom` once from the history of the gateway, and writes it to the atom. When
 * the purchase is paid, refetches the tokens and activity of the account. Returns the purchase; undefined if there is none.
 *
 * @throws TransactionsUnavailableError `activity/unavailable`
 * @throws ChainNotIndexedError `activity/not-indexed`
 *
 * @example
 * const purchase = await checkPurchase(client)
 * purchase?.status // 'paid'
 */
async function checkPurchase(client, { signal } = {}) {
  const store = getStore(client)
  const { purchase } = store.get(onrampAtom)
  if (purchase?.status !== 'pending') return purchase
  const { address, network } = purchase
  const { fetchTransactions } = await import('./api.BW6x1Xtb.js')
  const { transactions } = await fetchTransactions(client, {
    address,
    network,
    onramp: onrampProvider,
    cache: 'no-cache',
    signal,
  })
  const transaction = findPurchase(purchase, transactions)
  const current = store.get(onrampAtom).purchase
  if (!transaction || current?.url !== purchase.url || current.status !== 'pending') return current
  const next = {
    ...purchase,
    transaction,
    status: statuses[transaction.metadata.status],
  }
  store.set(onrampAtom, state => ({
    ...state,
    purchase: next,
  }))
  if (next.status === 'paid') readAgain(client, next)
  return next
}
/** The row of a purchase: the row that its page names, else the latest row that is new. */
function findPurchase({ url, earlier, purchaseCurrency: { symbol } }, transactions) {
  const parts = new URL(url).href.split(/[/?&=#]/)
  return (
    transactions.find(({ id }) => parts.includes(id)) ??
    transactions.find(
      ({ id, transfers }) =>
        earlier !== void 0 &&
        !earlier.includes(id) &&
        transfers.some(({ fungible_info: token }) => token?.symbol === symbol),
    )
  )
}
/** The cached data of the account is from before the purchase. */
async function readAgain(client, { address, network, purchaseCurrency }) {
  const { caipNetworkId: chain } = network
  const forceUpdate = [purchaseCurrency.address ?? 'native']
  try {
    const queryClient = await getQueryClient(client)
    await Promise.all([
      refreshTokenBalances(client, {
        address,
        network,
        forceUpdate,
      }),
      queryClient.invalidateQueries({ queryKey: ['latchkit', client.uid, 'transactions', chain] }),
    ])
  } catch (error) {
    client.logger.info('The account could not be read after a purchase', { error })
  }
}
/**
 * Returns the URL of the image that the gateway has for a currency, given as its ISO 4217 code; undefined without a gateway.
 *
 * @example
 * const src = getCurrencyImageUrl(client, 'EUR')
 */
function getCurrencyImageUrl(client, currency) {
  return getImageUrl(client, `public/getCurrencyImage/${encodeURIComponent(currency)}`)
}
/**
 * Options for a query of the price and the result of a purchase. Fresh for 30 seconds.
 *
 * @throws OnrampRestrictedError `onramp/restricted`
 * @throws OnrampNotOfferedError `onramp/not-offered`
 * @throws OnrampUnavailableError `onramp/unavailable`
 *
 * @example
 * const parameters = { purchaseCurrency, paymentCurrency: 'USD', amount: '50' }
 * const { data: quote } = useQuery(onrampQuoteQueryOptions(client, parameters))
 */
function onrampQuoteQueryOptions(client, parameters) {
  const { purchaseCurrency, paymentCurrency, amount } = parameters
  const { id, network } = purchaseCurrency
  return {
    queryKey: ['latchkit', client.uid, 'onrampQuote', network, id, paymentCurrency, amount],
    async queryFn({ signal }) {
      const { fetchOnrampQuote } = await import('./api.gZFsJg_9.js')
      return fetchOnrampQuote(client, {
        ...parameters,
        signal,
      })
    },
    enabled: client.config.gateway !== void 0,
    staleTime: 3e4,
    gcTime: 3e4,
    retry: false,
  }
}
/**
 * Changes fields of the form.
 *
 * @example
 * updateOnramp(client, { paymentAmount: '50', paymentCurrencyId: 'EUR' })
 */
function updateOnramp(client, changes) {
  getStore(client).set(onrampAtom, state => ({
    ...state,
    ...changes,
  }))
}
/**
 * Empties the form and removes the purchase from the state. The purchase continues at the provider.
 *
 * @example
 * resetOnramp(client)
 */
function resetOnramp(client) {
  getStore(client).set(onrampAtom, emptyOnramp)
}
// ../../packages/react/dist/page/testIds/onrampTestIds.js
/** Test ids of buying with a card. */
var onrampTestIds = {
  onrampAmount: 'onramp-amount',
  onrampToken: 'onramp-token',
  /** Chooses the currency that is paid with. */
  onrampFiat: 'onramp-fiat',
  onrampContinue: 'onramp-continue',
  /** Opens the checkout page again, or where windows are blocked. */
  onrampCheckout: 'onramp-checkout',
  /** Leaves a purchase that is paid. */
  onrampDone: 'onramp-done',
  /** Row of a currency that can be paid with, such as `onramp-fiat-EUR`. */
  onrampCurrency: code => `onramp-fiat-${code}`,
}

export {
  checkPaymentAmount as n,
  checkPurchase as r,
  getCurrencyImageUrl as i,
  OnrampNotOfferedError as p,
  OnrampRestrictedError as m,
  OnrampUnavailableError as h,
  onrampAtom as a,
  onrampFeeRange as o,
  onrampOptionsQueryOptions as s,
  onrampQuoteQueryOptions as c,
  onrampTestIds as t,
  resetOnramp as l,
  resolveOnramp as u,
  startPurchase as d,
  updateOnramp as f,
}
