import { useCallback, useContext, useEffect, useId, useMemo, useRef, useState } from 'react'
import { Fragment as Fragment$1, jsx, jsxs } from 'react/jsx-runtime'
import { i as balanceQueryOptions, x as tokenBalancesQueryOptions } from './account.DZPedvV0.js'
import { t as BaseError, n as isError } from './BaseError.DWSHhfZu.js'
import {
  t as accountAtom,
  r as accountsAtom,
  i as activeNamespaceAtom,
  U as atom,
  m as createOwned,
  b as getStore,
  x as importWithRetry,
  C as networkAtom,
  T as networkStatesAtom,
} from './client.ChoDqs0c.js'
import {
  n as Button,
  i as ChevronIcon,
  o as EntryContext,
  h as Row,
  v as Skeleton,
  y as Spinner,
  F as useAnnounce,
  V as useRouter,
  H as useStyles,
  $ as useTranslate,
  U as useViewParameters,
  b as View,
} from './modal.Cy8uaE3n.js'
import { t as modalTestIds } from './modalTestIds.Bi-CnIdM.js'
import { A as localeAtom, j as useAtomValue, M as useLatchkit } from './opener.DsbLlulK.js'
import { t as parseAmount, n as toAmountText } from './parseAmount.kM12DoJj.js'
import { t as __exportAll } from './rolldown-runtime.CUcXK4gZ.js'
import {
  connectFirst,
  FactList,
  formatFiat,
  formatToken,
  getFilledEntries,
  leaveUnavailable,
  NetworkLogo,
  Note,
  SearchField,
  TokenLogo,
  TradeIcon,
  useBackOr,
  n as useFeatures,
  useToast,
  useTransactionFlow,
  VirtualList,
} from './shared.BOpXVrm5.js'
import { t as swapTestIds } from './swapTestIds.Ce6Xi3TX.js'
import { n as useClientQuery } from './useClientQuery.Ch7SJGS7.js'
import {
  qt as CapabilityNotSupportedError,
  M as formatAmount,
  N as formatUnits,
  F as getAdapter,
  I as getCurrency,
  H as getNetworkServices,
  U as getQueryClient,
  Ot as isAddress,
  Ct as truncateDecimals,
  h as useAction,
} from './withFee.ex26ucEJ.js'

// ../../packages/core/dist/features/swap/errors.js
/** The form lacks a value that the swap needs (`swap/incomplete`). */
var SwapIncompleteError = class extends BaseError {
  name = 'SwapIncompleteError'
  constructor({ missing }) {
    super('Please enter a valid amount', {
      code: 'swap/incomplete',
      metaMessages: [`The swap lacks ${missing}.`],
    })
  }
}
/** The network does not support swaps (`swap/not-supported`). */
var SwapNotSupportedError = class extends BaseError {
  name = 'SwapNotSupportedError'
  constructor({ network, cause }) {
    super('Network not supported for Swaps', {
      code: 'swap/not-supported',
      cause,
      metaMessages: [
        `Tokens of ${network} are not swapped by this app or its gateway.`,
        'Set `services: { swaps: true }` of the network where the gateway has an exchange.',
      ],
    })
  }
}
/** The gateway has no gas price of the network (`swap/gas-price-not-supported`). */
var GasPriceNotSupportedError = class extends BaseError {
  name = 'GasPriceNotSupportedError'
  constructor({ network, cause }) {
    super('Network not supported for Gas Price', {
      code: 'swap/gas-price-not-supported',
      cause,
      metaMessages: [`The gateway has no node of ${network}, or no exchange there.`],
    })
  }
}
/** The initial data of a swap cannot be read (`swap/initialization-failed`). */
var SwapInitializationError = class extends BaseError {
  name = 'SwapInitializationError'
  constructor({ cause }) {
    super('Failed to initialize swap', {
      code: 'swap/initialization-failed',
      cause,
      metaMessages: ['The gateway did not list tokens and the gas price. See `cause`, and try again.'],
    })
  }
}
/** The gateway did not answer with prices (`swap/price-unavailable`). */
var NetworkPriceUnavailableError = class extends BaseError {
  name = 'NetworkPriceUnavailableError'
  constructor({ cause }) {
    super('Failed to fetch network token price', {
      code: 'swap/price-unavailable',
      cause,
      metaMessages: ['Values in dollars are absent. A swap does not need them.'],
    })
  }
}
/** There is no route from one token to the other for the amount (`swap/no-quote`). */
var NoQuoteError = class extends BaseError {
  name = 'NoQuoteError'
  constructor() {
    super('Incorrect amount', {
      code: 'swap/no-quote',
      metaMessages: [
        'Please enter a valid amount',
        'The gateway found no exchange for the tokens and the amount.',
      ],
    })
  }
}
/** The balance is lower than the swapped amount, or than the fee of the network (`swap/insufficient-balance`). */
var InsufficientSwapBalanceError = class extends BaseError {
  name = 'InsufficientSwapBalanceError'
  /** Symbol of the missing token. */
  symbol
  constructor({ symbol }) {
    super('Insufficient balance', {
      code: 'swap/insufficient-balance',
      metaMessages: [`The account has too little ${symbol} on the chain for the swap and its network fee.`],
    })
    this.symbol = symbol
  }
}
/** The gateway or the wallet reports other decimals than the chain (`swap/decimals-mismatch`). */
var SwapDecimalsError = class extends BaseError {
  name = 'SwapDecimalsError'
  /** Symbol of the token. */
  symbol
  constructor({ symbol, listed, read }) {
    super('The decimals of the token are not certain', {
      code: 'swap/decimals-mismatch',
      metaMessages: [
        `${symbol} has ${read} decimals on the chain, and ${listed} in the list of tokens.`,
        'The amount would differ from the amount shown. Nothing was swapped.',
      ],
    })
    this.symbol = symbol
  }
}
/** The swap returns less than was shown, by more than the slippage (`swap/quote-changed`). */
var QuoteChangedError = class extends BaseError {
  name = 'QuoteChangedError'
  constructor() {
    super('The quote has changed', {
      code: 'swap/quote-changed',
      metaMessages: [
        'The swap gives less than was shown. It was not sent.',
        'Show the new quote and ask again.',
      ],
    })
  }
}
/** The active account or network differs from the preview (`swap/account-changed`). */
var SwapAccountChangedError = class extends BaseError {
  name = 'SwapAccountChangedError'
  constructor() {
    super('The account or the network has changed', {
      code: 'swap/account-changed',
      metaMessages: ['It differs from the preview. The swap was not sent.', 'Call `prepareSwap` again.'],
    })
  }
}
/** The wallet has not answered an earlier swap (`swap/pending`). */
var SwapPendingError = class extends BaseError {
  name = 'SwapPendingError'
  constructor() {
    super('Another swap waits in the wallet', {
      code: 'swap/pending',
      metaMessages: ['Approve or reject it there first, so that nothing is swapped twice.'],
    })
  }
}
/** The allowance of the exchange cannot be read from the gateway (`swap/allowance-failed`). */
var AllowanceError = class extends BaseError {
  name = 'AllowanceError'
  constructor({ cause }) {
    super('Failed to check allowance', {
      code: 'swap/allowance-failed',
      cause,
      metaMessages: ['See `cause`. Nothing was sent.'],
    })
  }
}
/** The gateway did not create the approval (`swap/approval-not-created`). */
var ApprovalNotCreatedError = class extends BaseError {
  name = 'ApprovalNotCreatedError'
  constructor({ cause }) {
    super('Failed to create approval transaction', {
      code: 'swap/approval-not-created',
      cause,
      metaMessages: ['See `cause`. The exchange may spend no more than before.'],
    })
  }
}
/** The wallet refused the approval, or it failed (`swap/approval-failed`). */
var ApprovalFailedError = class extends BaseError {
  name = 'ApprovalFailedError'
  constructor({ cause }) {
    super('Transaction error', {
      code: 'swap/approval-failed',
      cause,
      metaMessages: ['The approval was refused, replaced or reverted. Nothing was swapped.'],
    })
  }
}
/** The gateway did not create the transaction of the swap (`swap/not-created`). */
var SwapNotCreatedError = class extends BaseError {
  name = 'SwapNotCreatedError'
  constructor({ cause }) {
    super('Failed to create transaction', {
      code: 'swap/not-created',
      cause,
      metaMessages: ['See `cause`. Nothing was swapped.'],
    })
  }
}
/** A transaction of the gateway does not match the request (`swap/refused`). */
var SwapRefusedError = class extends BaseError {
  name = 'SwapRefusedError'
  constructor({ problem }) {
    super('The transaction of the gateway is not the swap', {
      code: 'swap/refused',
      metaMessages: [problem, 'The wallet was not prompted. Report it to the operator of the gateway.'],
    })
  }
}
/** The effect of the transaction of the gateway is not known (`swap/unreadable`). */
var SwapUnreadableError = class extends BaseError {
  name = 'SwapUnreadableError'
  constructor({ router }) {
    super('The swap could not be checked', {
      code: 'swap/unreadable',
      metaMessages: [`Set \`unread\` of ${router} in \`services.swapRouters\`. Nothing was swapped.`],
    })
  }
}
/** The wallet refused the swap, or it failed before it had a hash (`swap/failed`). */
var SwapFailedError = class extends BaseError {
  name = 'SwapFailedError'
  constructor({ cause }) {
    super('Transaction error', {
      code: 'swap/failed',
      cause,
      metaMessages: ['See `cause` for the error of the wallet. The form keeps its values.'],
    })
  }
}
// ../../packages/core/dist/features/swap.js
/** The form before anything is written. */
var emptySwap = {
  sourceToken: void 0,
  toToken: void 0,
  sourceTokenAmount: '',
  initializing: false,
  initialized: void 0,
  preview: void 0,
  loading: false,
  transactionError: void 0,
}
/** The form of a swap. Only the actions of `@latchkit/core/swap` write it. */
var swapAtom = /*#__PURE__*/ atom(emptySwap)
/**
 * Reads the amount of a swap, and checks that the account has it and the fee of the network. Empty input is not an error.
 *
 * @example
 * checkSwapAmount({ text: '1,5', token, balance, nativeBalance, gasFee }) // { value: 1500000n }
 */
function checkSwapAmount({ text, token, balance, nativeBalance, gasFee }) {
  const { value, problem } = parseAmount(text, token.decimals)
  if (problem === 'empty') return {}
  if (!value) return { inputError: 'Incorrect amount' }
  const isShort = balance !== void 0 && balance < value
  const isGasShort =
    gasFee !== void 0 &&
    nativeBalance !== void 0 &&
    lacksGas({
      nativeBalance,
      spent: token.address ? 0n : value,
      gasFee,
    })
  return isShort || isGasShort
    ? {
        value,
        inputError: 'Insufficient balance',
      }
    : { value }
}
/**
 * Whether the remaining balance after the swap does not cover the fee of the network. An account without currency pays
 * nothing.
 */
var lacksGas = ({ nativeBalance, spent, gasFee }) => nativeBalance === 0n || nativeBalance - spent < gasFee
/** The swap that waits for the wallet. */
var getSwapping = /*#__PURE__*/ createOwned('swap.swapping', () => ({ pending: void 0 }))
/**
 * Sends the swap that `prepareSwap` prepared, and resolves when the wallet has broadcast it. Requests a new quote first,
 * and the approval of the token if the router may not spend it yet. A wallet with atomic batches gets both in one request.
 * Reads the gateway's transaction before the wallet signs it: it has to call a known router, spend the sold amount, and
 * return at least the shown amount minus the slippage. A second call for the same preview returns the same promise. If the
 * wallet refuses or fails, the form keeps its values; after the chain has confirmed, the form is empty.
 *
 * @throws SwapIncompleteError `swap/incomplete`, if nothing is prepared
 * @throws SwapPendingError `swap/pending`
 * @throws SwapAccountChangedError `swap/account-changed`
 * @throws QuoteChangedError `swap/quote-changed`: show the new quote and prompt again
 * @throws NoQuoteError `swap/no-quote`
 * @throws AllowanceError `swap/allowance-failed`
 * @throws ApprovalNotCreatedError `swap/approval-not-created`
 * @throws ApprovalFailedError `swap/approval-failed`
 * @throws SwapNotCreatedError `swap/not-created`
 * @throws SwapRefusedError `swap/refused`
 * @throws SwapUnreadableError `swap/unreadable`
 * @throws SwapFailedError `swap/failed`
 *
 * @example
 * const { quote } = await prepareSwap(client)
 * const { outcome } = await confirmSwap(client, { quote })
 */
function confirmSwap(client, { quote, onAsk }) {
  const swapping = getSwapping(client)
  const { preview } = client.store.get(swapAtom)
  if (swapping.pending)
    return swapping.pending.preview === preview
      ? swapping.pending.sent
      : Promise.reject(new SwapPendingError())
  if (!preview) return Promise.reject(new SwapIncompleteError({ missing: 'a preview' }))
  const store = getStore(client)
  const sent = importWithRetry(() => import('./sendSwap.Ce01QcOr.js'))
    .then(({ sendSwap }) =>
      sendSwap(client, preview, {
        quote,
        onAsk,
      }),
    )
    .catch(transactionError => {
      store.set(swapAtom, state =>
        state.preview === preview
          ? {
              ...state,
              transactionError,
            }
          : state,
      )
      throw transactionError
    })
    .finally(() => {
      swapping.pending = void 0
      store.set(swapAtom, state => ({
        ...state,
        loading: false,
      }))
    })
  swapping.pending = {
    preview,
    sent,
  }
  store.set(swapAtom, state => ({
    ...state,
    loading: true,
    transactionError: void 0,
  }))
  return sent
}
/**
 * Options for a query of the tokens that the gateway swaps on a network, `GET /v1/convert/tokens`. Includes the network's
 * own currency, without an `address`. Fresh for 5 minutes.
 *
 * @throws SwapNotSupportedError `swap/not-supported`
 * @throws GatewayResponseError `gateway/invalid-response`, and the other errors of a call of the gateway
 *
 * @example
 * const { data } = useQuery(swapTokensQueryOptions(client, { network }))
 */
function swapTokensQueryOptions(client, { network }) {
  const { caipNetworkId: chainId, name } = network
  return {
    queryKey: ['latchkit', client.uid, 'swapTokens', chainId],
    async queryFn({ signal }) {
      if (!getNetworkServices(network).swaps) throw new SwapNotSupportedError({ network: name })
      const { fetchSwapTokens } = await import('./api.B19Q7hLt.js')
      try {
        return await fetchSwapTokens(client, {
          chainId,
          signal,
        })
      } catch (cause) {
        throw isNotServed(cause)
          ? new SwapNotSupportedError({
              network: name,
              cause,
            })
          : cause
      }
    },
    staleTime: 3e5,
    retry: false,
  }
}
/** Whether the gateway answered that it does not serve that on the chain. */
var isNotServed = error => isError(error, 'http/status') && 'status' in error && error.status === 501
/**
 * Options for a query of the price of a unit of gas, in wei, `GET /v1/convert/gas-price`. Fresh for 10 seconds.
 *
 * @throws GasPriceNotSupportedError `swap/gas-price-not-supported`
 * @throws GatewayResponseError `gateway/invalid-response`, and the other errors of a call of the gateway
 *
 * @example
 * const { data } = useQuery(gasPriceQueryOptions(client, { network }))
 */
function gasPriceQueryOptions(client, { network }) {
  const { caipNetworkId: chainId, name } = network
  return {
    queryKey: ['latchkit', client.uid, 'gasPrice', chainId],
    async queryFn({ signal }) {
      const { fetchGasPrice } = await import('./api.B19Q7hLt.js')
      try {
        return await fetchGasPrice(client, {
          chainId,
          signal,
        })
      } catch (cause) {
        throw isNotServed(cause)
          ? new GasPriceNotSupportedError({
              network: name,
              cause,
            })
          : cause
      }
    },
    staleTime: 1e4,
    retry: false,
  }
}
/** A token as the calls of swaps write it. */
var toSwapAddress = ({ chainId, address }) =>
  address ?? `${chainId}:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee`
/** The address of a CAIP-10 id of the network; undefined if it is not such an id. */
function readSwapAddress(caipAddress, chainId) {
  const address = caipAddress.startsWith(`${chainId}:`) ? caipAddress.slice(chainId.length + 1) : void 0
  return isAddress('eip155', address) && address.startsWith('0x') ? address : void 0
}
/**
 * Whether two tokens are the same, regardless of the case of their addresses.
 *
 * @example
 * isSameToken(sourceToken, toToken) // false
 */
var isSameToken = (a, b) =>
  a !== void 0 && b !== void 0 && toSwapAddress(a).toLowerCase() === toSwapAddress(b).toLowerCase()
/** Returns the fields of a preview that the calls of the gateway need. */
var toRequest = ({ from, sourceToken, toToken, amount }) => ({
  account: from,
  from: sourceToken,
  to: toToken,
  amount,
})
/**
 * Options for a query of the prices of tokens, `POST /v1/fungible/price`. Fresh for 30 seconds. A price is for display, never
 * a limit of a transaction.
 *
 * @throws NetworkPriceUnavailableError `swap/price-unavailable`
 *
 * @example
 * const { data } = useQuery(tokenPricesQueryOptions(client, { tokens: [sourceToken, toToken] }))
 */
function tokenPricesQueryOptions(client, { tokens }) {
  const addresses = [...new Set(tokens.map(token => toSwapAddress(token).toLowerCase()))].sort()
  return {
    queryKey: ['latchkit', client.uid, 'tokenPrices', addresses.join()],
    async queryFn({ signal }) {
      const { fetchPrices } = await import('./api.B19Q7hLt.js')
      try {
        return await fetchPrices(client, {
          addresses,
          signal,
        })
      } catch (cause) {
        throw new NetworkPriceUnavailableError({ cause })
      }
    },
    staleTime: 3e4,
    retry: false,
  }
}
/** The price of a whole token; undefined if not known. */
var getPrice = (prices, token) => (token ? prices?.[toSwapAddress(token).toLowerCase()] : void 0)
/** Estimated gas of a swap. */
var gasUnits = 150000n
/**
 * Returns the figures of a swap for display.
 *
 * @example
 * getSwapFigures({ sourceToken, toToken, amount, quote, prices, network }).priceImpact // 0.4
 */
function getSwapFigures(parameters) {
  const { sourceToken, toToken, amount, quote, prices, network, gasPrice = quote?.gasPrice } = parameters
  const networkPrice = network && getPrice(prices, { chainId: network.caipNetworkId })
  const sourceTokenPriceInUSD = getPrice(prices, sourceToken)
  const toTokenPriceInUSD = getPrice(prices, toToken)
  const gasFee = gasPrice === void 0 ? void 0 : gasPrice * gasUnits
  const toAmount = quote && toToken ? quote.toAmount : void 0
  const sold = sourceToken && toValue(amount, sourceToken.decimals, sourceTokenPriceInUSD)
  const bought = toToken && toValue(toAmount, toToken.decimals, toTokenPriceInUSD)
  return {
    toTokenAmount:
      toAmount !== void 0 && toToken
        ? truncateDecimals({
            value: toAmount,
            decimals: toToken.decimals,
            maximumFractionDigits: 6,
          })
        : '',
    sourceTokenValueInUSD: sold,
    toTokenValueInUSD: bought,
    sourceTokenPriceInUSD,
    toTokenPriceInUSD,
    networkPrice,
    gasFee,
    gasPriceInUSD: network && toValue(gasFee, network.nativeCurrency.decimals, networkPrice),
    priceImpact: sold && bought !== void 0 ? (1 - bought / sold) * 100 : void 0,
    maxSlippage: toAmount === void 0 ? void 0 : (toAmount * BigInt(1)) / 100n,
    providerFee: toAmount === void 0 || !quote ? void 0 : toProviderFee(toAmount, quote.feeRate),
    slippage: 1,
  }
}
/**
 * Whether the new quote is lower than the shown quote by more than the slippage, so that it has to be shown again.
 *
 * @example
 * isWorseQuote(1000n, 990n) // false
 */
var isWorseQuote = (shown, next) => next < getLeastAmount(shown)
/** Minimum amount that a swap has to return: the shown amount minus the slippage. Later quotes never lower it. */
var getLeastAmount = shown => (shown * BigInt(99) + 99n) / 100n
function toValue(amount, decimals, price) {
  return amount === void 0 || price === void 0 ? void 0 : Number(formatUnits(amount, decimals)) * price
}
/** The quote is net of the fee. */
function toProviderFee(net, feeRate) {
  const [, fraction = ''] = feeRate.split('.')
  const rate = BigInt(fraction.padEnd(6, '0') || 0)
  return rate === 0n ? void 0 : (net * rate) / (1000000n - rate)
}
/**
 * Returns the active account and its network.
 *
 * @throws SwapIncompleteError `swap/incomplete`, while not connected
 * @throws SwapNotSupportedError `swap/not-supported`
 * @throws CapabilityNotSupportedError `adapter/capability-not-supported`
 */
function getSwapper(client) {
  const { store } = client
  const namespace = store.get(activeNamespaceAtom)
  const account = namespace && store.get(accountsAtom)[namespace]
  if (!namespace || !account?.address) throw new SwapIncompleteError({ missing: 'a connected account' })
  const { isSupported, network } = store.get(networkStatesAtom)[namespace] ?? {}
  if (!network || !isSupported) throw new SwapIncompleteError({ missing: 'a network of the app' })
  if (namespace !== 'eip155' || !getNetworkServices(network).swaps)
    throw new SwapNotSupportedError({ network: network.name })
  const adapter = getAdapter(client, namespace)
  const { estimateTransfer, getSwapReader, sendTransaction, waitForTransaction } = adapter
  for (const [capability, method] of Object.entries({
    estimateTransfer,
    getSwapReader,
    sendTransaction,
    waitForTransaction,
  }))
    if (!method)
      throw new CapabilityNotSupportedError({
        capability,
        namespace,
      })
  const { address, allAccounts } = account
  return {
    address,
    accountType: allAccounts.find(one => one.address === address)?.type ?? 'eoa',
    network,
    adapter,
  }
}
/**
 * Changes fields of the form and drops the preview. Selecting a token that is selected on the other side swaps the sides. A
 * swap that waits for the wallet is not changed.
 *
 * @example
 * updateSwap(client, { sourceToken, toToken, sourceTokenAmount: '1.5' })
 */
function updateSwap(client, changes) {
  getStore(client).set(swapAtom, state => {
    const next = {
      ...state,
      ...changes,
      preview: void 0,
      transactionError: void 0,
    }
    if (!isSameToken(next.sourceToken, next.toToken)) return next
    return 'toToken' in changes && changes.toToken
      ? {
          ...next,
          sourceToken: state.toToken,
        }
      : {
          ...next,
          toToken: state.sourceToken,
        }
  })
}
/**
 * Empties the form. A swap that waits for the wallet continues.
 *
 * @example
 * resetSwap(client)
 */
function resetSwap(client) {
  getStore(client).set(swapAtom, ({ loading }) => ({
    ...emptySwap,
    loading,
  }))
}
/**
 * Reads the initial data of a swap on the active network: its tokens, those of the account, the price of the network's own
 * currency and the gas price. Then selects the tokens, unless they are already selected. Works without a price and without
 * the tokens of the account.
 *
 * @throws SwapNotSupportedError `swap/not-supported`
 * @throws GasPriceNotSupportedError `swap/gas-price-not-supported`
 * @throws SwapInitializationError `swap/initialization-failed`
 *
 * @example
 * await initializeSwap(client, { fromToken: 'ETH', toToken: 'USDC', amount: '1.5' })
 */
async function initializeSwap(client, given = {}) {
  const store = getStore(client)
  store.set(swapAtom, state => ({
    ...state,
    initializing: true,
    initialized: void 0,
  }))
  try {
    const { network, address } = getSwapper(client)
    const { caipNetworkId: chainId } = network
    const queryClient = await getQueryClient(client)
    const optional = data => data.catch(error => client.logger.info('A swap starts without it', { error }))
    const [listed, mine] = await Promise.all([
      queryClient.fetchQuery(swapTokensQueryOptions(client, { network })),
      optional(
        queryClient.fetchQuery(
          tokenBalancesQueryOptions(client, {
            address,
            network,
          }),
        ),
      ),
      queryClient.fetchQuery(gasPriceQueryOptions(client, { network })),
      optional(queryClient.fetchQuery(tokenPricesQueryOptions(client, { tokens: [{ chainId }] }))),
    ])
    const own = mine?.filter(({ isLookalike }) => !isLookalike).map(toSwapToken) ?? []
    const find = async wanted =>
      wanted
        ? ([...listed, ...own].find(token => isNamed(token, wanted)) ??
          (await optional(
            readToken(client, {
              wanted,
              network,
              address,
            }),
          )))
        : void 0
    const [from, into] = await Promise.all([find(given.fromToken), find(given.toToken)])
    if (getSwapper(client).network.caipNetworkId !== chainId) return
    const { sourceToken, toToken } = store.get(swapAtom)
    const keep = token => (token?.chainId === chainId ? token : void 0)
    const source = from ?? keep(sourceToken) ?? [...listed, ...own].find(token => !token.address) ?? listed[0]
    const to = into ?? keep(toToken)
    updateSwap(client, {
      sourceToken: source,
      toToken: isSameToken(to, source) ? void 0 : to,
      ...(given.amount !== void 0 && { sourceTokenAmount: given.amount }),
    })
    store.set(swapAtom, state => ({
      ...state,
      initializing: false,
      initialized: chainId,
    }))
  } catch (cause) {
    store.set(swapAtom, state => ({
      ...state,
      initializing: false,
    }))
    throw ['swap/not-supported', 'swap/gas-price-not-supported'].some(code => isError(cause, code))
      ? cause
      : new SwapInitializationError({ cause })
  }
}
/** Reads a token by the address of its contract; undefined if the text is not an address. */
async function readToken(client, { wanted, network, address }) {
  const { caipNetworkId: chainId, chainNamespace } = network
  const contract = readSwapAddress(wanted, chainId) ?? wanted
  if (!isAddress(chainNamespace, contract)) return void 0
  const { symbol: read, decimals } = await (await getQueryClient(client)).fetchQuery(
    balanceQueryOptions(client, {
      address,
      network,
      token: { address: contract },
    }),
  )
  const symbol = read || contract.slice(0, 6)
  return {
    name: symbol,
    symbol,
    chainId,
    address: `${chainId}:${contract}`,
    iconUrl: void 0,
    decimals,
    tags: [],
  }
}
function isNamed(token, wanted) {
  const text = wanted.toLowerCase()
  const address = toSwapAddress(token).toLowerCase()
  return token.symbol.toLowerCase() === text || address === text || address.endsWith(`:${text}`)
}
/**
 * Converts a token of the account to a token that can be swapped.
 *
 * @example
 * updateSwap(client, { sourceToken: toSwapToken(tokenBalance) })
 */
function toSwapToken({ name, symbol, chainId, address, iconUrl, quantity }) {
  return {
    name,
    symbol,
    chainId,
    address,
    iconUrl,
    decimals: Number(quantity.decimals),
    tags: [],
  }
}
/** Milliseconds for which a quote may be used. */
var lifetime = 3e4
/**
 * Options for a query of the quote of a swap, `GET /v1/convert/quotes`. An observer refetches every 10 seconds while the
 * page is visible. A quote is used for 30 seconds: see {@link isFreshQuote}.
 *
 * @throws SwapNotSupportedError `swap/not-supported`
 * @throws GasPriceNotSupportedError `swap/gas-price-not-supported`
 * @throws GatewayResponseError `gateway/invalid-response`, and the other errors of a call of the gateway
 *
 * @example
 * const { data } = useQuery(swapQuoteQueryOptions(client, { sourceToken, toToken, amount, from, network }))
 */
function swapQuoteQueryOptions(client, { sourceToken, toToken, amount, from, network }) {
  return {
    queryKey: [
      'latchkit',
      client.uid,
      'swapQuote',
      from,
      toSwapAddress(sourceToken),
      toSwapAddress(toToken),
      String(amount),
    ],
    async queryFn({ signal }) {
      const queryClient = await getQueryClient(client)
      const [{ fetchSwapQuote }, gasPrice] = await Promise.all([
        import('./api.B19Q7hLt.js'),
        queryClient.fetchQuery(gasPriceQueryOptions(client, { network })),
      ])
      const request = {
        account: from,
        from: sourceToken,
        to: toToken,
        amount,
      }
      try {
        const quote = await fetchSwapQuote(client, {
          ...request,
          gasPrice,
          signal,
        })
        return quote
          ? {
              ...quote,
              gasPrice,
              at: Date.now(),
            }
          : null
      } catch (cause) {
        throw isNotServed(cause)
          ? new SwapNotSupportedError({
              network: network.name,
              cause,
            })
          : cause
      }
    },
    refetchInterval: 1e4,
    refetchIntervalInBackground: false,
    staleTime: 0,
    gcTime: lifetime,
    retry: false,
  }
}
/**
 * Whether a quote may still be used: it was received less than 30 seconds ago. `now` is in milliseconds since 1970.
 *
 * @example
 * isFreshQuote(quote) // true
 */
var isFreshQuote = ({ at }, now = Date.now()) => now - at < lifetime
/**
 * Builds a preview from the form, and writes it to `swapAtom`: reads the decimals of both tokens and the balances from the
 * chain, requests a new quote, and checks that the account has the amount and the fee of the network. Does not prompt the
 * user. Smart accounts, whose fee a paymaster may pay, need no currency for it.
 *
 * @throws SwapIncompleteError `swap/incomplete`
 * @throws SwapNotSupportedError `swap/not-supported`
 * @throws SwapDecimalsError `swap/decimals-mismatch`
 * @throws InsufficientSwapBalanceError `swap/insufficient-balance`
 * @throws NoQuoteError `swap/no-quote`
 * @throws CapabilityNotSupportedError `adapter/capability-not-supported`
 *
 * @example
 * const { quote } = await prepareSwap(client)
 */
async function prepareSwap(client, { signal } = {}) {
  const store = getStore(client)
  const form = store.get(swapAtom)
  const { sourceToken, toToken, sourceTokenAmount } = form
  const { network, address: from, accountType, adapter } = getSwapper(client)
  const isHere = token => token?.chainId === network.caipNetworkId
  if (!sourceToken || !isHere(sourceToken)) throw new SwapIncompleteError({ missing: 'a token to sell' })
  if (!toToken || !isHere(toToken)) throw new SwapIncompleteError({ missing: 'a token to buy' })
  const { value: amount } = parseAmount(sourceTokenAmount, sourceToken.decimals)
  if (!amount) throw new SwapIncompleteError({ missing: 'an amount above 0' })
  const read = async ({ symbol, address, decimals }) => {
    const found = await adapter.estimateTransfer({
      to: from,
      value: 0n,
      token: address?.split(':').at(-1),
      from,
      network,
      isFeeNeeded: false,
      signal,
    })
    if (found.decimals !== decimals)
      throw new SwapDecimalsError({
        symbol,
        listed: decimals,
        read: found.decimals,
      })
    return found
  }
  const preview = {
    sourceToken,
    toToken,
    amount,
    from,
    accountType,
    network,
  }
  const queryClient = await getQueryClient(client)
  const [{ balance, nativeBalance }, , quote] = await Promise.all([
    read(sourceToken),
    read(toToken),
    queryClient.fetchQuery(swapQuoteQueryOptions(client, preview)),
    importWithRetry(() => import('./sendSwap.Ce01QcOr.js')),
    adapter.getSwapReader({ network }),
  ])
  signal?.throwIfAborted()
  if (balance < amount) throw new InsufficientSwapBalanceError({ symbol: sourceToken.symbol })
  if (!quote) throw new NoQuoteError()
  const { gasFee = 0n } = getSwapFigures({
    ...preview,
    quote,
    prices: void 0,
  })
  const spent = sourceToken.address ? 0n : amount
  if (
    accountType !== 'smartAccount' &&
    lacksGas({
      nativeBalance,
      spent,
      gasFee,
    })
  )
    throw new InsufficientSwapBalanceError({ symbol: network.nativeCurrency.symbol })
  if (store.get(swapAtom) === form)
    store.set(swapAtom, {
      ...form,
      preview,
    })
  return {
    ...preview,
    quote,
  }
}
// ../../packages/react/dist/page/hooks/useSwap.js
/** Debounce time of the quote request, in milliseconds. */
var settleTime = 300
/**
 * The form of a swap, shared with the views of the modal. Call `initialize` before rendering it.
 *
 * @throws ProviderMissingError `react/provider-missing`
 *
 * @example
 * const { initialize, prepare, confirm } = useSwap()
 * await initialize({ fromToken: 'ETH', toToken: 'USDC', amount: '1.5' })
 * const { quote } = await prepare()
 * await confirm({ quote })
 */
function useSwap({ enabled = true, ...callbacks } = {}) {
  const { client } = useLatchkit()
  const form = useAtomValue(swapAtom)
  const { address, allAccounts } = useAtomValue(accountAtom)
  const { network } = useAtomValue(networkAtom)
  const { sourceToken, toToken, sourceTokenAmount } = form
  const chainId = network?.caipNetworkId
  const isHere = enabled && form.initialized !== void 0 && form.initialized === chainId
  const { data: tokens } = useClientQuery(
    isHere && network ? swapTokensQueryOptions(client, { network }) : void 0,
  )
  const balances = useClientQuery(
    isHere && address && network
      ? {
          ...tokenBalancesQueryOptions(client, {
            address,
            network,
          }),
          gcTime: Number.POSITIVE_INFINITY,
        }
      : void 0,
  )
  const { data: mine } = balances
  const account =
    isHere && address && network && balances.isFetched
      ? {
          address,
          network,
          listed: mine ?? [],
        }
      : void 0
  const held = useUnlisted(sourceToken, account)
  const native = useUnlisted(chainId && { chainId }, account)
  const { data: gasPrice } = useClientQuery(
    isHere && network ? gasPriceQueryOptions(client, { network }) : void 0,
  )
  const priced = chainId ? [{ chainId }, ...[sourceToken, toToken].filter(token => token !== void 0)] : []
  const prices = useClientQuery(isHere ? tokenPricesQueryOptions(client, { tokens: priced }) : void 0)
  const find = token => {
    const known = token && mine?.find(one => isSameToken(one, token))
    return (
      token && {
        ...token,
        ...(known && {
          quantity: known.quantity,
          amount: known.amount,
        }),
      }
    )
  }
  const listed = find(sourceToken)
  const source = listed && {
    ...listed,
    ...(held !== void 0 && { amount: held }),
  }
  const isSmart = allAccounts.find(one => one.address === address)?.type === 'smartAccount'
  const checked = sourceToken
    ? checkSwapAmount({
        text: sourceTokenAmount,
        token: sourceToken,
        balance: source?.amount,
        nativeBalance: native ?? mine?.find(token => !token.address)?.amount,
        gasFee: isSmart
          ? void 0
          : getSwapFigures({
              ...nothing,
              gasPrice,
            }).gasFee,
      })
    : {}
  const amount = checked.value
  const asked = useSettled(amount) === amount ? amount : void 0
  const quotes = useClientQuery(
    isHere && address && network && sourceToken && toToken && asked
      ? swapQuoteQueryOptions(client, {
          sourceToken,
          toToken,
          amount: asked,
          from: address,
          network,
        })
      : void 0,
  )
  const { data } = quotes
  const quote = data && isFreshQuote(data) ? data : void 0
  const figures = getSwapFigures({
    sourceToken,
    toToken,
    amount,
    quote,
    network,
    prices: prices.data,
    gasPrice: quote?.gasPrice ?? gasPrice,
  })
  const { sourceTokenPriceInUSD, toTokenPriceInUSD } = figures
  const initialize = useAction(given => initializeSwap(client, given))
  const prepare = useAction(() => prepareSwap(client))
  const confirm = useAction(parameters => confirmSwap(client, parameters), callbacks)
  const actions = useMemo(
    () => ({
      update: changes => updateSwap(client, changes),
      reset: () => resetSwap(client),
    }),
    [client],
  )
  const tagged = tag => tokens?.filter(({ tags }) => tags.includes(tag))
  return {
    ...form,
    ...figures,
    ...actions,
    sourceToken: source && {
      ...source,
      price: sourceTokenPriceInUSD,
    },
    toToken: toToken && {
      ...toToken,
      ...find(toToken),
      price: toTokenPriceInUSD,
    },
    initialized: isHere,
    inputError: checked.inputError ?? (data === null ? 'Incorrect amount' : void 0),
    tokens,
    popularTokens: tagged('popular'),
    suggestedTokens: tagged('suggested'),
    myTokensWithBalance: mine,
    quote,
    quotes,
    prices,
    address,
    network,
    initialize,
    prepare,
    confirm,
  }
}
/** Balance of a token that the list of the account lacks, read from the chain. Undefined if it is listed or not known. */
function useUnlisted(token, account) {
  const { client } = useLatchkit()
  const { chainId, address } = token ?? {}
  const isUnlisted =
    account?.network.caipNetworkId === chainId && !account?.listed.some(one => isSameToken(one, token))
  const contract = address?.split(':').at(-1)
  return useClientQuery(
    account && isUnlisted
      ? balanceQueryOptions(client, {
          ...account,
          token: contract ? { address: contract } : void 0,
        })
      : void 0,
  ).data?.value
}
var nothing = {
  sourceToken: void 0,
  toToken: void 0,
  amount: void 0,
  quote: void 0,
  prices: void 0,
  network: void 0,
}
/** Debounces a value. */
function useSettled(value) {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settleTime)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
// ../../packages/react/dist/areas/swap.js
var Swap_default =
  '.swap{flex-direction:column;gap:8px;display:flex}.swap-box{background:var(--lk-surface-2);border-radius:16px;flex-direction:column;gap:4px;padding:12px 16px;display:flex}.swap-box:has(.swap-figure:focus-visible){outline:2px solid var(--lk-focus);outline-offset:2px}.swap-box.wrong{box-shadow:inset 0 0 0 1px var(--lk-negative)}.swap-line{justify-content:space-between;align-items:center;gap:8px;min-height:44px;display:flex}.swap-line.small{min-height:24px;color:var(--lk-text-2);font-variant-numeric:tabular-nums;font-size:13px;line-height:18px}.swap-figure{appearance:none;min-width:0;color:var(--lk-text);font:inherit;font-variant-numeric:tabular-nums;overflow-wrap:anywhere;background:0 0;border:0;flex:1;padding:8px 0;font-size:22px;font-weight:600;line-height:28px}input.swap-figure:focus-visible{outline:none}.swap-figure.empty,.swap-figure::placeholder{color:var(--lk-text-2);opacity:1}[dir=rtl] input.swap-figure{text-align:right}.swap-token{background:var(--lk-surface);max-width:60%;min-height:44px;box-shadow:inset 0 0 0 1px var(--lk-line);border-radius:22px;flex:none;align-items:center;gap:8px;padding:0 10px 0 12px;font-weight:600;display:inline-flex}.swap-token bdi{text-overflow:ellipsis;white-space:nowrap;overflow:hidden}.swap-token.empty{background:var(--lk-accent);color:var(--lk-on-accent);box-shadow:none}.swap-token .icon{flex:none;width:16px;height:16px;rotate:90deg}@media (hover:hover){.swap-token:not(.empty):hover,.swap-flip:not(:disabled):hover{background:var(--lk-hover)}}.swap-flip{background:var(--lk-surface);width:44px;height:44px;box-shadow:inset 0 0 0 1px var(--lk-line);z-index:1;border-radius:50%;align-self:center;place-items:center;margin-block:-18px;display:grid}.swap-flip .icon{width:18px;height:18px;rotate:90deg}.swap-flip:disabled{color:var(--lk-text-2)}.swap-balance{align-items:center;gap:4px;min-width:0;display:inline-flex}.swap-max{min-width:44px;min-height:44px;color:var(--lk-text);border-radius:14px;margin-block:-12px;margin-inline-end:-8px;font-weight:600}.swap .fact-list+.fact-list{margin-top:-16px}.swap-network{align-items:center;gap:8px;display:inline-flex}.swap-side{align-items:center;gap:12px;min-height:56px;display:flex}.swap-side>div{flex-direction:column;min-width:0;display:flex}.swap-amount{font-variant-numeric:tabular-nums;overflow-wrap:anywhere;font-size:20px;font-weight:600;line-height:26px}.swap-heading{color:var(--lk-text-2);padding:32px 8px 0;font-size:13px;font-weight:500;line-height:18px}@media (forced-colors:active){.swap-box,.swap-token,.swap-flip{border:1px solid buttontext}}[dir=rtl] .swap-token .icon{rotate:-90deg}'
var swapMessages = {
  'swap.title': 'Swap',
  'swap.sell': 'You sell',
  'swap.buy': 'You buy',
  'swap.balance': 'Balance: {amount}',
  'swap.max': 'Max',
  'swap.flip': 'Reverse the swap',
  'swap.selectToken': 'Select token',
  'swap.enterAmount': 'Enter an amount',
  'swap.getting': 'Fetching the quote…',
  'swap.preview': 'Review swap',
  'swap.preparing': 'Checking…',
  'swap.review': 'Review swap',
  'swap.confirm': 'Swap',
  'swap.approveFirst': 'Your wallet also asks to let the exchange contract spend exactly this amount.',
  'swap.network': 'Network',
  'swap.gas': 'Network cost',
  'swap.impact': 'Price impact',
  'swap.maxSlippage': 'Max. slippage ({percent})',
  'swap.providerFee': 'Provider fee ({percent})',
  'swap.search': 'Search tokens',
  'swap.none': 'No tokens found',
  'swap.mine': 'Your tokens',
  'swap.popular': 'Popular tokens',
  'swap.suggested': 'Suggested tokens',
  'swap.others': 'All tokens',
  'swap.imitation': 'May be an imitation',
  'swap.incorrectAmount': 'Incorrect amount',
  'swap.enterValid': 'Please enter a valid amount',
  'swap.insufficient': 'Insufficient balance',
  'swap.initializationFailed': 'Failed to initialize swap',
  'swap.priceFailed': 'Failed to fetch network token price',
  'swap.allowanceFailed': 'Failed to check allowance',
  'swap.approvalNotCreated': 'Failed to create approval transaction',
  'swap.notCreated': 'Failed to create transaction',
  'swap.failed': 'Transaction error',
  'swap.noGasPrice': 'Network not supported for Gas Price',
  'swap.notSupported': 'Network not supported for Swaps',
  'swap.decimals': 'The token list and the network disagree about {symbol}. It cannot be swapped.',
  'swap.somethingWrong': 'Something went wrong',
  'swap.pending': 'Approve or reject the last swap in your wallet first',
  'swap.quoteChanged': 'The price has changed. Check the new amount, then swap again.',
  'swap.accountChanged': 'The account or the network has changed. Nothing was swapped.',
  'swap.approving': 'Approve limit increase in your wallet',
  'swap.confirming': 'Confirm transaction in your wallet',
  'swap.swapping': 'Swapping {source} to {target}',
  'swap.swapped': 'Swapped {source} to {target}',
  'swap.replaced': 'The swap was replaced in the wallet',
  'swap.canceled': 'The swap was canceled',
}
/** Price impact in percent that is highlighted. */
var highImpact = 3
/** Costs of a swap: the network fee, the price impact, the slippage, and the fee of the provider. */
function SwapFacts({ swap }) {
  const t = useTranslate(swapMessages)
  const { client } = useLatchkit()
  const { formatLocale: locale } = useAtomValue(localeAtom)
  const { toToken, network, gasFee, gasPriceInUSD, priceImpact, maxSlippage, providerFee, quote, slippage } =
    swap
  if (!toToken || !network || !quote) return null
  const amount = (parts, maximumFractionDigits) =>
    formatToken({
      ...parts,
      locale,
      maximumFractionDigits,
    })
  const percent = value => formatPercent(value, locale)
  const facts = [
    {
      name: t('swap.gas'),
      value:
        gasFee === void 0
          ? void 0
          : (formatFiat(gasPriceInUSD, locale, getCurrency(client)) ??
            amount(
              {
                value: gasFee,
                ...network.nativeCurrency,
              },
              9,
            )),
    },
    {
      name: t('swap.impact'),
      value: priceImpact === void 0 ? void 0 : percent(Math.max(priceImpact, 0)),
      isWrong: priceImpact !== void 0 && priceImpact > highImpact,
    },
    {
      name: t('swap.maxSlippage', { percent: percent(slippage) }),
      value:
        maxSlippage === void 0
          ? void 0
          : amount(
              {
                ...toToken,
                value: maxSlippage,
              },
              6,
            ),
    },
    {
      name: t('swap.providerFee', { percent: percent(Number(quote.feeRate) * 100) }),
      value:
        providerFee === void 0
          ? void 0
          : amount(
              {
                ...toToken,
                value: providerFee,
              },
              6,
            ),
    },
  ]
  return /* @__PURE__ */ jsx(FactList, { facts })
}
/** Formats a percentage, such as `0.85`. */
function formatPercent(percent, locale) {
  return new Intl.NumberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: 2,
  }).format(percent / 100)
}
var keys = {
  'swap/incomplete': 'swap.enterValid',
  'swap/not-supported': 'swap.notSupported',
  'swap/gas-price-not-supported': 'swap.noGasPrice',
  'swap/initialization-failed': 'swap.initializationFailed',
  'swap/price-unavailable': 'swap.priceFailed',
  'swap/no-quote': 'swap.incorrectAmount',
  'swap/insufficient-balance': 'swap.insufficient',
  'swap/decimals-mismatch': 'swap.decimals',
  'swap/quote-changed': 'swap.quoteChanged',
  'swap/account-changed': 'swap.accountChanged',
  'swap/pending': 'swap.pending',
  'swap/allowance-failed': 'swap.allowanceFailed',
  'swap/approval-not-created': 'swap.approvalNotCreated',
  'swap/approval-failed': 'swap.failed',
  'swap/not-created': 'swap.notCreated',
  'swap/refused': 'swap.notCreated',
  'swap/unreadable': 'swap.notCreated',
  'swap/failed': 'swap.failed',
}
/** Returns the message for an error. */
function toSwapText(error) {
  return {
    key: (isError(error) && keys[error.code]) || 'swap.somethingWrong',
    parameters:
      error instanceof SwapDecimalsError || error instanceof InsufficientSwapBalanceError
        ? { symbol: error.symbol }
        : void 0,
  }
}
/**
 * Sends the prepared swap. Once the wallet has broadcast it, the modal shows the account; toasts report the progress, also
 * after the modal was closed.
 */
function useStartSwap({ onText }) {
  const t = useTranslate(swapMessages)
  const { client } = useLatchkit()
  const { formatLocale: locale } = useAtomValue(localeAtom)
  const toast = useToast()
  const announce = useAnnounce()
  const { confirm, update } = useSwap({ enabled: false })
  const flow = useTransactionFlow('SwapPreview')
  async function ask({ network }, step) {
    await flow.prepareAsk(network)
    toast.show({
      variant: 'loading',
      message: t(step === 'swap' ? 'swap.confirming' : 'swap.approving'),
    })
  }
  function tell({ preview, toAmount: value, outcome }) {
    const { sourceToken, toToken } = preview
    const names = {
      source: sourceToken.symbol,
      target: formatToken({
        value,
        ...toToken,
        locale,
      }),
    }
    toast.show({
      variant: 'loading',
      message: t('swap.swapping', names),
    })
    flow.showAccount()
    const keys = {
      confirmed: 'swap.swapped',
      failed: 'swap.failed',
      replaced: 'swap.replaced',
      cancelled: 'swap.canceled',
      expired: 'swap.failed',
    }
    flow.announceOutcome(outcome, status => t(keys[status], names), toast.dismiss)
  }
  function fail(error) {
    client.logger.warn('A swap was not sent', { error })
    const text = toSwapText(error)
    const message = t(text.key, text.parameters)
    if (flow.isInSight() && isError(error, 'swap/quote-changed')) {
      toast.dismiss()
      onText(text)
      return announce(message)
    }
    toast.show({
      variant: 'error',
      message,
    })
    if (!isError(error, 'swap/account-changed')) return
    update({})
    flow.leave()
  }
  return {
    start(preview, quote) {
      onText(void 0)
      confirm({
        quote,
        onAsk: step => ask(preview, step),
      }).then(tell, fail)
    },
    isPending: confirm.isPending,
  }
}
/** The prepared swap, with a quote that is refetched, and the button that prompts the wallet. */
function SwapPreviewView() {
  useStyles(Swap_default)
  const t = useTranslate(swapMessages)
  const { formatLocale: locale } = useAtomValue(localeAtom)
  const leave = useBackOr('Swap')
  const swap = useSwap()
  const { preview, address, network, quote, loading } = swap
  const [shown] = useState(preview)
  const [text, setText] = useState()
  const { start, isPending } = useStartSwap({ onText: setText })
  const isOfAccount = shown?.from === address && shown?.network.caipNetworkId === network?.caipNetworkId
  useEffect(() => {
    if (!shown || !isOfAccount) leave()
  }, [shown, isOfAccount, leave])
  if (!shown) return null
  const { sourceToken, toToken, amount } = shown
  const isBusy = isPending || loading
  return /* @__PURE__ */ jsx(View, {
    title: t('swap.review'),
    footer: /* @__PURE__ */ jsxs(Button, {
      variant: 'accent',
      wide: true,
      disabled: !(quote && preview) && !isBusy,
      busy: isBusy,
      testId: swapTestIds.swapConfirm,
      onClick: () => quote && preview && start(preview, quote),
      children: [isBusy ? /* @__PURE__ */ jsx(Spinner, {}) : null, t('swap.confirm')],
    }),
    children: /* @__PURE__ */ jsxs('div', {
      className: 'swap',
      children: [
        /* @__PURE__ */ jsxs('div', {
          className: 'swap-box',
          children: [
            /* @__PURE__ */ jsx(Line, {
              name: t('swap.sell'),
              token: sourceToken,
              children: formatToken({
                value: amount,
                ...sourceToken,
                locale,
                maximumFractionDigits: 18,
              }),
            }),
            /* @__PURE__ */ jsx(Line, {
              name: t('swap.buy'),
              token: toToken,
              children: quote
                ? formatToken({
                    value: quote.toAmount,
                    ...toToken,
                    locale,
                    maximumFractionDigits: 6,
                  })
                : /* @__PURE__ */ jsx(Skeleton, {
                    height: 26,
                    width: 140,
                  }),
            }),
          ],
        }),
        text
          ? /* @__PURE__ */ jsx(Note, {
              tone: 'warning',
              children: t(text.key, text.parameters),
            })
          : null,
        /* @__PURE__ */ jsx(SwapFacts, { swap }),
        /* @__PURE__ */ jsx(FactList, {
          facts: [
            {
              name: t('swap.network'),
              value: /* @__PURE__ */ jsxs('span', {
                className: 'swap-network',
                children: [
                  /* @__PURE__ */ jsx(NetworkLogo, {
                    network: shown.network,
                    size: 18,
                  }),
                  shown.network.name,
                ],
              }),
            },
          ],
        }),
        sourceToken.address ? /* @__PURE__ */ jsx(Note, { children: t('swap.approveFirst') }) : null,
      ],
    }),
  })
}
function Line({ name, token, children }) {
  return /* @__PURE__ */ jsxs('div', {
    className: 'swap-side',
    children: [
      /* @__PURE__ */ jsx(TokenLogo, { token }),
      /* @__PURE__ */ jsxs('div', {
        children: [
          /* @__PURE__ */ jsx('span', {
            className: 'text label',
            children: name,
          }),
          /* @__PURE__ */ jsx('bdi', {
            className: 'swap-amount',
            children,
          }),
        ],
      }),
    ],
  })
}
/** Tokens for a side of the swap: those of the account, popular, suggested and other tokens. */
function SwapSelectTokenView() {
  useStyles(Swap_default)
  const t = useTranslate(swapMessages)
  const { client } = useLatchkit()
  const { formatLocale: locale } = useAtomValue(localeAtom)
  const { back } = useRouter()
  const side = useViewParameters('SwapSelectToken')?.side ?? 'from'
  const swap = useSwap()
  const { tokens, myTokensWithBalance, sourceToken, toToken, update } = swap
  const [search, setSearch] = useState('')
  const wanted = search.trim().toLowerCase()
  const all = useMemo(() => toItems(swap), [tokens, myTokensWithBalance])
  const found = useMemo(() => filterItems(all, wanted), [all, wanted])
  const chosen = side === 'from' ? sourceToken : toToken
  return /* @__PURE__ */ jsxs(View, {
    title: t('swap.selectToken'),
    fixed: true,
    children: [
      /* @__PURE__ */ jsx(SearchField, {
        label: t('swap.search'),
        value: search,
        onChange: setSearch,
      }),
      found.length > 0
        ? /* @__PURE__ */ jsx(VirtualList, {
            items: found,
            rowHeight: 64,
            label: t('swap.selectToken'),
            getKey: ({ key }) => key,
            getLabel: item => ('token' in item ? item.token.name : ''),
            isHeading: item => 'heading' in item,
            renderItem: item =>
              'heading' in item
                ? /* @__PURE__ */ jsx('h2', {
                    className: 'swap-heading',
                    children: t(item.heading),
                  })
                : /* @__PURE__ */ jsx(Row, {
                    label: item.token.name,
                    detail: describe(item),
                    badge: formatFiat(item.balance?.value, locale, getCurrency(client)),
                    icon: /* @__PURE__ */ jsx(TokenLogo, {
                      token: {
                        isLookalike: item.balance?.isLookalike,
                        ...item.token,
                      },
                    }),
                    selected: isSameToken(item.token, chosen),
                    testId: modalTestIds.token(item.token.address ?? 'native'),
                    onClick: () => {
                      if (!isSameToken(item.token, chosen))
                        update(side === 'from' ? { sourceToken: item.token } : { toToken: item.token })
                      back()
                    },
                  }),
          })
        : tokens
          ? /* @__PURE__ */ jsx(Note, { children: t('swap.none') })
          : /* @__PURE__ */ jsx(Skeleton, { height: 56 }),
    ],
  })
  function describe({ token, balance }) {
    if (balance?.isLookalike) return t('swap.imitation')
    if (!balance) return token.symbol
    const { decimals, symbol } = token
    return formatToken({
      value: balance.amount,
      decimals,
      symbol,
      locale,
    })
  }
}
/** Each token once, under its first matching heading; lookalike tokens are last. */
function toItems({ tokens = [], popularTokens = [], suggestedTokens = [], myTokensWithBalance = [] }) {
  const used = /* @__PURE__ */ new Set()
  const balanceOf = token => myTokensWithBalance.find(one => isSameToken(one, token))
  const toRows = list =>
    list.flatMap(token => {
      const key = (token.address ?? 'native').toLowerCase()
      if (used.has(key)) return []
      used.add(key)
      return [
        {
          key,
          token,
          balance: balanceOf(token),
        },
      ]
    })
  return [
    [
      'swap.mine',
      myTokensWithBalance
        .filter(({ isLookalike }) => !isLookalike)
        .filter(({ amount }) => amount > 0n)
        .map(toSwapToken),
    ],
    ['swap.popular', popularTokens],
    ['swap.suggested', suggestedTokens],
    ['swap.others', [...tokens, ...myTokensWithBalance.filter(one => one.isLookalike).map(toSwapToken)]],
  ].flatMap(([heading, list]) => {
    const rows = toRows(list)
    return rows.length > 0
      ? [
          {
            key: heading,
            heading,
          },
          ...rows,
        ]
      : []
  })
}
/** Rows that match the text; includes headings only without a search. */
function filterItems(items, wanted) {
  if (wanted === '') return items
  return items.filter(
    item =>
      'token' in item &&
      [item.token.name, item.token.symbol, item.token.address ?? ''].some(text =>
        text.toLowerCase().includes(wanted),
      ),
  )
}
/** The token of a side of the swap; opens the list of tokens. */
function SwapTokenButton({ side, token }) {
  const t = useTranslate(swapMessages)
  const { push } = useRouter()
  return /* @__PURE__ */ jsxs('button', {
    type: 'button',
    className: token ? 'swap-token' : 'swap-token empty',
    'data-testid': side === 'from' ? swapTestIds.swapFromToken : swapTestIds.swapToToken,
    onClick: () => push('SwapSelectToken', { side }),
    children: [
      /* @__PURE__ */ jsxs('span', {
        className: 'sr',
        children: [t(side === 'from' ? 'swap.sell' : 'swap.buy'), ' '],
      }),
      token
        ? /* @__PURE__ */ jsx(TokenLogo, {
            token,
            size: 24,
          })
        : null,
      /* @__PURE__ */ jsx('bdi', { children: token?.symbol ?? t('swap.selectToken') }),
      /* @__PURE__ */ jsx(ChevronIcon, {}),
    ],
  })
}
/** The token to buy: the amount of the quote, its token, its value and its balance. */
function SwapBuyBox({ swap }) {
  const t = useTranslate(swapMessages)
  const { client } = useLatchkit()
  const { formatLocale: locale } = useAtomValue(localeAtom)
  const { toToken, toTokenValueInUSD, quote, quotes } = swap
  const { amount: balance, decimals = 0, symbol = '' } = toToken ?? {}
  const shown = quote
    ? formatAmount({
        value: quote.toAmount,
        decimals,
        locale,
        maximumFractionDigits: 6,
      })
    : new Intl.NumberFormat(locale).format(0)
  return /* @__PURE__ */ jsxs('div', {
    className: 'swap-box',
    children: [
      /* @__PURE__ */ jsx('span', {
        className: 'text label',
        children: t('swap.buy'),
      }),
      /* @__PURE__ */ jsxs('div', {
        className: 'swap-line',
        children: [
          /* @__PURE__ */ jsx('span', {
            className: quote ? 'swap-figure' : 'swap-figure empty',
            'data-testid': swapTestIds.swapToAmount,
            children:
              quotes.isFetching && !quote
                ? /* @__PURE__ */ jsx(Skeleton, {
                    height: 26,
                    width: 112,
                  })
                : /* @__PURE__ */ jsx('bdi', { children: shown }),
          }),
          /* @__PURE__ */ jsx(SwapTokenButton, {
            side: 'to',
            token: toToken,
          }),
        ],
      }),
      /* @__PURE__ */ jsxs('div', {
        className: 'swap-line small',
        children: [
          /* @__PURE__ */ jsx('span', {
            children: formatFiat(toTokenValueInUSD, locale, getCurrency(client)),
          }),
          balance === void 0
            ? null
            : /* @__PURE__ */ jsx('span', {
                children: t('swap.balance', {
                  amount: formatToken({
                    value: balance,
                    decimals,
                    symbol,
                    locale,
                  }),
                }),
              }),
        ],
      }),
    ],
  })
}
/** The token to sell: the amount, its token, its value and its balance. */
function SwapSellBox({ swap, onSubmit }) {
  const t = useTranslate(swapMessages)
  const { client } = useLatchkit()
  const { formatLocale: locale } = useAtomValue(localeAtom)
  const { sourceToken, sourceTokenAmount, sourceTokenValueInUSD, inputError, gasFee = 0n, update } = swap
  const id = useId()
  const setControl = useCallback(element => void element?.toggleAttribute('autofocus', true), [])
  const { amount: balance, decimals = 0, symbol = '' } = sourceToken ?? {}
  const reserved = sourceToken?.address ? 0n : gasFee
  const most = balance !== void 0 && balance > reserved ? balance - reserved : void 0
  return /* @__PURE__ */ jsxs('div', {
    className: inputError ? 'swap-box wrong' : 'swap-box',
    children: [
      /* @__PURE__ */ jsx('label', {
        className: 'text label',
        htmlFor: id,
        children: t('swap.sell'),
      }),
      /* @__PURE__ */ jsxs('div', {
        className: 'swap-line',
        children: [
          /* @__PURE__ */ jsx('input', {
            ref: setControl,
            id,
            className: 'swap-figure',
            dir: 'ltr',
            inputMode: 'decimal',
            placeholder: '0',
            value: sourceTokenAmount,
            autoComplete: 'off',
            enterKeyHint: 'done',
            'aria-describedby': 'swap-note',
            'aria-invalid': inputError ? true : void 0,
            'data-testid': swapTestIds.swapFromAmount,
            onChange: event => update({ sourceTokenAmount: event.target.value }),
            onKeyDown: event => {
              if (event.key === 'Enter' && !event.nativeEvent.isComposing) onSubmit()
            },
          }),
          /* @__PURE__ */ jsx(SwapTokenButton, {
            side: 'from',
            token: sourceToken,
          }),
        ],
      }),
      /* @__PURE__ */ jsxs('div', {
        className: 'swap-line small',
        children: [
          /* @__PURE__ */ jsx('span', {
            children: formatFiat(sourceTokenValueInUSD, locale, getCurrency(client)),
          }),
          balance === void 0
            ? null
            : /* @__PURE__ */ jsxs('span', {
                className: 'swap-balance',
                children: [
                  t('swap.balance', {
                    amount: formatToken({
                      value: balance,
                      decimals,
                      symbol,
                      locale,
                    }),
                  }),
                  most === void 0
                    ? null
                    : /* @__PURE__ */ jsx('button', {
                        type: 'button',
                        className: 'swap-max',
                        onClick: () =>
                          update({
                            sourceTokenAmount: toAmountText({
                              value: most,
                              decimals,
                              locale,
                            }),
                          }),
                        children: t('swap.max'),
                      }),
                ],
              }),
        ],
      }),
    ],
  })
}
/**
 * Reads the initial data of a swap, and fills in the form with the arguments of the view. Connect comes first while
 * disconnected; leaves the view if swaps are off, or not available on the network.
 */
function useSwapStart({ initialized, initialize, network, prices }) {
  const latchkit = useLatchkit()
  const { client } = latchkit
  const given = useViewParameters('Swap')
  const { swaps } = useFeatures()
  const leave = useBackOr('Account')
  const toast = useToast()
  const t = useTranslate(swapMessages)
  const entry = useContext(EntryContext)
  const filled = getFilledEntries(latchkit)
  const latest = useRef({
    t,
    toast,
  })
  latest.current = {
    t,
    toast,
  }
  const chainId = network?.caipNetworkId
  useEffect(() => {
    if (!swaps) return leaveUnavailable(latchkit, 'Swap')
    const isConnected = () => client.store.get(accountAtom).isConnected
    if (!isConnected()) return connectFirst(latchkit, { isConnected }, 'Swap', given)
    const isGiven = given !== void 0 && entry !== void 0 && !filled.has(entry)
    if (!chainId || (initialized && !isGiven)) return
    if (entry) filled.add(entry)
    let isLeft = false
    initialize(isGiven ? given : void 0).catch(error => {
      client.logger.warn('A swap was not started', { error })
      if (isLeft) return
      const { key } = toSwapText(error)
      latest.current.toast.show({
        variant: 'error',
        message: latest.current.t(key),
      })
      leave()
    })
    return () => {
      isLeft = true
    }
  }, [latchkit, client, swaps, given, entry, filled, chainId, initialized, initialize, leave])
  const { error } = prices
  useEffect(() => {
    if (!error) return
    const { key } = toSwapText(error)
    latest.current.toast.show({
      variant: 'error',
      message: latest.current.t(key),
    })
  }, [error])
}
/** The form of a swap: tokens and amount. */
function SwapView() {
  useStyles(Swap_default)
  const t = useTranslate(swapMessages)
  const { client, modal } = useLatchkit()
  const { formatLocale } = useAtomValue(localeAtom)
  const { push } = useRouter()
  const announce = useAnnounce()
  const swap = useSwap()
  const { sourceToken, toToken, sourceTokenAmount, inputError, quote, quotes, update } = swap
  const [failure, setFailure] = useState()
  useSwapStart(swap)
  useEffect(() => setFailure(void 0), [sourceToken?.address, toToken?.address, sourceTokenAmount])
  async function preview() {
    if (swap.prepare.isPending || !quote || inputError || swap.loading) return
    announce(t('swap.preparing'))
    try {
      await swap.prepare()
      if (modal.getState().view === 'Swap') push('SwapPreview')
    } catch (error) {
      client.logger.info('The swap cannot be sent', { error })
      const text = toSwapText(error)
      setFailure(text)
      announce(t(text.key, text.parameters))
    }
  }
  function flip() {
    const decimals = toToken?.decimals ?? 0
    const unit = 10n ** BigInt(Math.max(decimals - 6, 0))
    const text =
      quote &&
      toAmountText({
        value: quote.toAmount - (quote.toAmount % unit),
        decimals,
        locale: formatLocale,
      })
    update({
      sourceToken: toToken,
      toToken: sourceToken,
      ...(text && { sourceTokenAmount: text }),
    })
  }
  const text = pickText(swap)
  const note =
    failure ??
    (swap.loading ? { key: 'swap.pending' } : void 0) ??
    (inputError === 'Incorrect amount' ? { key: 'swap.enterValid' } : void 0) ??
    (quotes.error ? toSwapText(quotes.error) : void 0)
  return /* @__PURE__ */ jsx(View, {
    title: t('swap.title'),
    footer: /* @__PURE__ */ jsxs(Button, {
      variant: 'accent',
      wide: true,
      disabled: !quote || inputError !== void 0 || swap.loading,
      busy: swap.prepare.isPending,
      testId: swapTestIds.swapPreview,
      onClick: preview,
      children: [swap.prepare.isPending ? /* @__PURE__ */ jsx(Spinner, {}) : null, t(text)],
    }),
    children: /* @__PURE__ */ jsxs('div', {
      className: 'swap',
      children: [
        swap.initialized
          ? /* @__PURE__ */ jsxs(Fragment$1, {
              children: [
                /* @__PURE__ */ jsx(SwapSellBox, {
                  swap,
                  onSubmit: preview,
                }),
                /* @__PURE__ */ jsx('button', {
                  type: 'button',
                  className: 'swap-flip',
                  'aria-label': t('swap.flip'),
                  disabled: !toToken,
                  'data-testid': swapTestIds.swapFlip,
                  onClick: flip,
                  children: /* @__PURE__ */ jsx(TradeIcon, {}),
                }),
                /* @__PURE__ */ jsx(SwapBuyBox, { swap }),
              ],
            })
          : /* @__PURE__ */ jsxs(Fragment$1, {
              children: [
                /* @__PURE__ */ jsx(Skeleton, { height: 104 }),
                /* @__PURE__ */ jsx(Skeleton, { height: 104 }),
              ],
            }),
        /* @__PURE__ */ jsx(Note, {
          id: 'swap-note',
          tone: failure || inputError ? 'wrong' : 'plain',
          children: note ? t(note.key, note.parameters) : null,
        }),
        /* @__PURE__ */ jsx(SwapFacts, { swap }),
      ],
    }),
  })
}
/** Text of the button: the missing input, or the action. */
function pickText(swap) {
  if (swap.prepare.isPending) return 'swap.preparing'
  if (!swap.toToken && swap.initialized) return 'swap.selectToken'
  if (swap.inputError)
    return swap.inputError === 'Incorrect amount' ? 'swap.incorrectAmount' : 'swap.insufficient'
  if (!swap.sourceTokenAmount.trim()) return 'swap.enterAmount'
  return swap.quotes.isFetching && !swap.quote ? 'swap.getting' : 'swap.preview'
}
var swapParts_exports = /* @__PURE__ */ __exportAll({ swapParts: () => swapParts })
/** The views of the area, by name. */
var swapParts = {
  Swap: SwapView,
  SwapSelectToken: SwapSelectTokenView,
  SwapPreview: SwapPreviewView,
}

export {
  AllowanceError as u,
  ApprovalFailedError as d,
  ApprovalNotCreatedError as f,
  emptySwap as t,
  getLeastAmount as n,
  getSwapper as r,
  isWorseQuote as i,
  NoQuoteError as p,
  QuoteChangedError as m,
  readSwapAddress as a,
  SwapAccountChangedError as h,
  SwapFailedError as g,
  SwapNotCreatedError as _,
  SwapRefusedError as v,
  SwapUnreadableError as y,
  swapAtom as o,
  swapParts_exports,
  swapQuoteQueryOptions as s,
  toRequest as c,
  toSwapAddress as l,
}
