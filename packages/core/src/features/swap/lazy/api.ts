import * as z from 'zod/mini'
import { GatewayResponseError } from '../../../gateway/errors.js'
import { callGateway, maybe, parseRows } from '../../../gateway/lazy/callGateway.js'
import { readImageUrl } from '../../../gateway/readImageUrl.js'
import type { Client } from '../../../types/client.js'
import type { CaipNetworkId } from '../../../types/namespace.js'
import { cleanText } from '../../../validate/cleanText.js'
import { getCurrency } from '../../tokens/getCurrency.js'
import { nativeAddress, readSwapAddress, toSwapAddress } from '../swapAddress.js'
import type { SwapToken } from '../types.js'

const maxDecimals = 36

type Signal = { readonly signal?: AbortSignal | undefined }

/** Tokens, amount and account of a swap. */
export type SwapRequest = Signal & {
  readonly account: string
  readonly from: SwapToken
  readonly to: SwapToken
  /** In the smallest unit of the sold token. */
  readonly amount: bigint
}

/** A transaction as the gateway returns it, not yet checked. Accounts are CAIP-10 ids. */
export type BuiltTransaction = {
  readonly from: string
  readonly to: string
  readonly data: string
  /** Undefined where the gateway leaves it to the caller. */
  readonly value: bigint | undefined
  readonly gas: bigint | undefined
}

const digits = () =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,78}$/)),
    z.transform((text: string) => BigInt(text)),
  )
const gasSchema = () =>
  maybe(
    z.pipe(
      z.union([z.string().check(z.regex(/^\d{1,8}$/)), z.int().check(z.nonnegative())]),
      z.transform((gas: string | number) => BigInt(gas)),
    ),
  )
const createTransactionSchema = () => ({
  from: z.string(),
  to: z.string(),
  data: z.string().check(z.regex(/^0x([\da-f]{2})+$/i)),
  value: z.optional(digits()),
  eip155: maybe(z.object({ gas: gasSchema() })),
})

/** Lists the tokens that can be swapped on a network. Leaves out malformed rows. */
export async function fetchSwapTokens(
  client: Client,
  { chainId, signal }: Signal & { readonly chainId: CaipNetworkId },
): Promise<readonly SwapToken[]> {
  const call = 'convert/tokens'
  const answer = await convert(client, {
    call: 'tokens',
    query: { chainId },
    signal,
    schema: () => z.object({ tokens: z.array(z.unknown()) }),
  })
  const schema = z.object({
    name: z.string(),
    symbol: z.string(),
    address: z.string(),
    decimals: z.int().check(z.gte(0), z.lte(maxDecimals)),
    logoUri: maybe(z.string()),
    tags: maybe(z.array(z.string())),
  })
  return parseRows(client, { call, rows: answer.tokens, schema }).flatMap(row => {
    const address = readSwapAddress(row.address, chainId)
    const [name, symbol] = [cleanText(row.name), cleanText(row.symbol)]
    if (!address || !(name || symbol)) return []
    return [
      {
        name: name || symbol,
        symbol: symbol || name,
        chainId,
        address: address.toLowerCase() === nativeAddress ? undefined : `${chainId}:${address}`,
        decimals: row.decimals,
        iconUrl: readImageUrl(client, row.logoUri ?? undefined),
        tags: row.tags ?? [],
      },
    ]
  })
}

/** Reads the quote of a swap; undefined if there is none. */
export async function fetchSwapQuote(
  client: Client,
  { signal, gasPrice, ...swap }: SwapRequest & { readonly gasPrice: bigint },
): Promise<{ readonly toAmount: bigint; readonly feeRate: string } | undefined> {
  const call = 'quotes'
  const { quotes } = await convert(client, {
    call,
    query: { ...toQuery(swap), gasPrice: String(gasPrice) },
    signal,
    schema: () => z.object({ quotes: z.array(z.unknown()) }),
  })
  const feeRate = maybe(z.string().check(z.regex(/^0(\.\d{1,6})?$/)))
  const [quote] = parseRows(client, { call, rows: quotes, schema: z.object({ toAmount: digits(), feeRate }) })
  if (!quote && quotes.length > 0) throw new GatewayResponseError({ call, problem: 'no quote is valid' })
  // Default fee of a provider that does not report its fee.
  return quote && quote.toAmount > 0n ? { ...quote, feeRate: quote.feeRate ?? '0.0085' } : undefined
}

/** Reads the price of a unit of gas, in wei. */
export async function fetchGasPrice(
  client: Client,
  { chainId, signal }: Signal & { readonly chainId: CaipNetworkId },
): Promise<bigint> {
  const schema = () => z.object({ standard: digits() })
  return (await convert(client, { call: 'gas-price', query: { chainId }, signal, schema })).standard
}

/** Reads prices in the currency of the client, by token as `toSwapAddress` writes it. Tokens without a price are absent. */
export async function fetchPrices(
  client: Client,
  { addresses, signal }: Signal & { readonly addresses: readonly string[] },
): Promise<{ readonly [address: string]: number }> {
  const { fungibles } = await callGateway(client, {
    call: 'fungible/price',
    path: 'v1/fungible/price',
    body: { currency: getCurrency(client).toLowerCase(), addresses },
    signal,
    schema: () => z.object({ fungibles: z.array(z.unknown()) }),
  })
  const schema = z.object({ address: z.string(), price: maybe(z.number()) })
  const rows = parseRows(client, { call: 'fungible/price', rows: fungibles, schema })
  return Object.fromEntries(
    rows.flatMap(({ address, price }) =>
      typeof price === 'number' && Number.isFinite(price) && price >= 0
        ? [[address.toLowerCase(), price]]
        : [],
    ),
  )
}

/** Reads the allowance of the exchange for the sold token. */
export async function fetchAllowance(
  client: Client,
  { account, from, signal }: Pick<SwapRequest, 'account' | 'from' | 'signal'>,
): Promise<bigint> {
  const query = { tokenAddress: toSwapAddress(from), userAddress: `${from.chainId}:${account}` }
  const schema = () => z.object({ allowance: digits() })
  return (await convert(client, { call: 'allowance', query, signal, schema })).allowance
}

/** Builds the approval at the gateway. `isReset`: it sets the allowance to 0 first, as the token requires. */
export async function buildApproval(
  client: Client,
  { signal, ...swap }: SwapRequest,
): Promise<BuiltTransaction & { readonly isReset: boolean }> {
  const { tx, isReset } = await convert(client, {
    call: 'build-approve',
    query: toQuery(swap),
    signal,
    schema: () => z.object({ tx: z.object(createTransactionSchema()), isReset: maybe(z.boolean()) }),
  })
  return { ...toTransaction(tx), isReset: isReset ?? false }
}

/**
 * Builds the swap at the gateway. `toAmount` is the current result, `least` the result below which it reverts.
 * `withApproval`: it follows its approval in one batch.
 */
export async function buildSwap(
  client: Client,
  {
    signal,
    slippage,
    least,
    withApproval,
    ...swap
  }: SwapRequest & {
    readonly slippage: number
    readonly least: bigint
    readonly withApproval: boolean
  },
): Promise<BuiltTransaction & { readonly toAmount: bigint }> {
  const { tx } = await convert(client, {
    call: 'build-transaction',
    body: {
      ...toQuery(swap),
      minimum: String(least),
      eip155: { slippage },
      ...(withApproval && { withApproval }),
    },
    signal,
    schema: () => z.object({ tx: z.object({ ...createTransactionSchema(), amount: digits() }) }),
  })
  return { ...toTransaction(tx), toAmount: tx.amount }
}

const toQuery = ({ account, from, to, amount }: SwapRequest) => ({
  amount: String(amount),
  userAddress: `${from.chainId}:${account}`,
  from: toSwapAddress(from),
  to: toSwapAddress(to),
})

function toTransaction({
  from,
  to,
  data,
  value,
  eip155,
}: Pick<BuiltTransaction, 'from' | 'to' | 'data'> & {
  readonly value?: bigint | undefined
  readonly eip155?: { readonly gas?: bigint | null | undefined } | null | undefined
}): BuiltTransaction {
  return { from, to, data, value, gas: eip155?.gas || undefined }
}

/** Calls `/v1/convert/…`, which the gateway refuses in restricted time zones. */
function convert<value>(
  client: Client,
  { call, query, ...parameters }: Omit<Parameters<typeof callGateway<value>>[1], 'path'>,
): Promise<value> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return callGateway(client, {
    ...parameters,
    call: `convert/${call}`,
    path: `v1/convert/${call}`,
    query: { ...query, timeZone },
  })
}
