import { M as cleanText } from './account.DZPedvV0.js'
import { t as callGateway, n as maybe, r as parseRows } from './callGateway.BnQTXqn8.js'
import { n as GatewayResponseError } from './errors.DFfqEAYu.js'
import {
  T as _gte,
  E as _lte,
  k as _nonnegative,
  A as _regex,
  a as array,
  o as boolean,
  l as int,
  p as number,
  m as object,
  h as optional,
  g as pipe,
  b as string,
  x as transform,
  S as union,
  C as unknown,
} from './schemas.A5mWzwqY.js'
import { a as readSwapAddress, l as toSwapAddress } from './swap.CbAvCx6l.js'
import { I as getCurrency, at as readImageUrl } from './withFee.ex26ucEJ.js'

// ../../packages/core/dist/features/swap/lazy/api.js
var maxDecimals = 36
var digits = () =>
  pipe(
    string().check(_regex(/^\d{1,78}$/)),
    transform(text => BigInt(text)),
  )
var gasSchema = () =>
  maybe(
    pipe(
      union([string().check(_regex(/^\d{1,8}$/)), int().check(_nonnegative())]),
      transform(gas => BigInt(gas)),
    ),
  )
var createTransactionSchema = () => ({
  from: string(),
  to: string(),
  data: string().check(_regex(/^0x([\da-f]{2})+$/i)),
  value: optional(digits()),
  eip155: maybe(object({ gas: gasSchema() })),
})
/** Lists the tokens that can be swapped on a network. Leaves out malformed rows. */
async function fetchSwapTokens(client, { chainId, signal }) {
  const call = 'convert/tokens'
  const answer = await convert(client, {
    call: 'tokens',
    query: { chainId },
    signal,
    schema: () => object({ tokens: array(unknown()) }),
  })
  const schema = object({
    name: string(),
    symbol: string(),
    address: string(),
    decimals: int().check(_gte(0), _lte(maxDecimals)),
    logoUri: maybe(string()),
    tags: maybe(array(string())),
  })
  return parseRows(client, {
    call,
    rows: answer.tokens,
    schema,
  }).flatMap(row => {
    const address = readSwapAddress(row.address, chainId)
    const [name, symbol] = [cleanText(row.name), cleanText(row.symbol)]
    if (!address || !(name || symbol)) return []
    return [
      {
        name: name || symbol,
        symbol: symbol || name,
        chainId,
        address:
          address.toLowerCase() === '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
            ? void 0
            : `${chainId}:${address}`,
        decimals: row.decimals,
        iconUrl: readImageUrl(client, row.logoUri ?? void 0),
        tags: row.tags ?? [],
      },
    ]
  })
}
/** Reads the quote of a swap; undefined if there is none. */
async function fetchSwapQuote(client, { signal, gasPrice, ...swap }) {
  const call = 'quotes'
  const { quotes } = await convert(client, {
    call,
    query: {
      ...toQuery(swap),
      gasPrice: String(gasPrice),
    },
    signal,
    schema: () => object({ quotes: array(unknown()) }),
  })
  const feeRate = maybe(string().check(_regex(/^0(\.\d{1,6})?$/)))
  const [quote] = parseRows(client, {
    call,
    rows: quotes,
    schema: object({
      toAmount: digits(),
      feeRate,
    }),
  })
  if (!quote && quotes.length > 0)
    throw new GatewayResponseError({
      call,
      problem: 'no quote is valid',
    })
  return quote && quote.toAmount > 0n
    ? {
        ...quote,
        feeRate: quote.feeRate ?? '0.0085',
      }
    : void 0
}
/** Reads the price of a unit of gas, in wei. */
async function fetchGasPrice(client, { chainId, signal }) {
  const schema = () => object({ standard: digits() })
  return (
    await convert(client, {
      call: 'gas-price',
      query: { chainId },
      signal,
      schema,
    })
  ).standard
}
/** Reads prices in the currency of the client, by token as `toSwapAddress` writes it. Tokens without a price are absent. */
async function fetchPrices(client, { addresses, signal }) {
  const { fungibles } = await callGateway(client, {
    call: 'fungible/price',
    path: 'v1/fungible/price',
    body: {
      currency: getCurrency(client).toLowerCase(),
      addresses,
    },
    signal,
    schema: () => object({ fungibles: array(unknown()) }),
  })
  const schema = object({
    address: string(),
    price: maybe(number()),
  })
  const rows = parseRows(client, {
    call: 'fungible/price',
    rows: fungibles,
    schema,
  })
  return Object.fromEntries(
    rows.flatMap(({ address, price }) =>
      typeof price === 'number' && Number.isFinite(price) && price >= 0
        ? [[address.toLowerCase(), price]]
        : [],
    ),
  )
}
/** Reads the allowance of the exchange for the sold token. */
async function fetchAllowance(client, { account, from, signal }) {
  const query = {
    tokenAddress: toSwapAddress(from),
    userAddress: `${from.chainId}:${account}`,
  }
  const schema = () => object({ allowance: digits() })
  return (
    await convert(client, {
      call: 'allowance',
      query,
      signal,
      schema,
    })
  ).allowance
}
/** Builds the approval at the gateway. `isReset`: it sets the allowance to 0 first, as the token requires. */
async function buildApproval(client, { signal, ...swap }) {
  const { tx, isReset } = await convert(client, {
    call: 'build-approve',
    query: toQuery(swap),
    signal,
    schema: () =>
      object({
        tx: object(createTransactionSchema()),
        isReset: maybe(boolean()),
      }),
  })
  return {
    ...toTransaction(tx),
    isReset: isReset ?? false,
  }
}
/**
 * Builds the swap at the gateway. `toAmount` is the current result, `least` the result below which it reverts.
 * `withApproval`: it follows its approval in one batch.
 */
async function buildSwap(client, { signal, slippage, least, withApproval, ...swap }) {
  const { tx } = await convert(client, {
    call: 'build-transaction',
    body: {
      ...toQuery(swap),
      minimum: String(least),
      eip155: { slippage },
      ...(withApproval && { withApproval }),
    },
    signal,
    schema: () =>
      object({
        tx: object({
          ...createTransactionSchema(),
          amount: digits(),
        }),
      }),
  })
  return {
    ...toTransaction(tx),
    toAmount: tx.amount,
  }
}
var toQuery = ({ account, from, to, amount }) => ({
  amount: String(amount),
  userAddress: `${from.chainId}:${account}`,
  from: toSwapAddress(from),
  to: toSwapAddress(to),
})
function toTransaction({ from, to, data, value, eip155 }) {
  return {
    from,
    to,
    data,
    value,
    gas: eip155?.gas || void 0,
  }
}
/** Calls `/v1/convert/…`, which the gateway refuses in restricted time zones. */
function convert(client, { call, query, ...parameters }) {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return callGateway(client, {
    ...parameters,
    call: `convert/${call}`,
    path: `v1/convert/${call}`,
    query: {
      ...query,
      timeZone,
    },
  })
}

export {
  buildApproval,
  buildSwap,
  fetchAllowance,
  fetchGasPrice,
  fetchPrices,
  fetchSwapQuote,
  fetchSwapTokens,
}
