import { getStore } from '../../client/internal.js'
import { getQueryClient } from '../../query/getQueryClient.js'
import type { Client } from '../../types/client.js'
import { parseAmount } from '../../validate/parseAmount.js'
import { importWithRetry } from '../connection/start/importWithRetry.js'
import { swapAtom } from './atoms.js'
import { lacksGas } from './checkSwapAmount.js'
import {
  InsufficientSwapBalanceError,
  NoQuoteError,
  SwapDecimalsError,
  SwapIncompleteError,
} from './errors.js'
import { getSwapFigures } from './getSwapFigures.js'
import { getSwapper } from './getSwapper.js'
import { swapQuoteQueryOptions } from './swapQuoteQueryOptions.js'
import type { SwapPreview, SwapQuote, SwapToken } from './types.js'

/** Parameters of {@link prepareSwap}. */
export type PrepareSwapParameters = { readonly signal?: AbortSignal | undefined }

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
export async function prepareSwap(
  client: Client,
  { signal }: PrepareSwapParameters = {},
): Promise<SwapPreview & { readonly quote: SwapQuote }> {
  const store = getStore(client)
  const form = store.get(swapAtom)
  const { sourceToken, toToken, sourceTokenAmount } = form
  const { network, address: from, accountType, adapter } = getSwapper(client)
  const isHere = (token: SwapToken | undefined) => token?.chainId === network.caipNetworkId
  if (!sourceToken || !isHere(sourceToken)) throw new SwapIncompleteError({ missing: 'a token to sell' })
  if (!toToken || !isHere(toToken)) throw new SwapIncompleteError({ missing: 'a token to buy' })
  const { value: amount } = parseAmount(sourceTokenAmount, sourceToken.decimals)
  if (!amount) throw new SwapIncompleteError({ missing: 'an amount above 0' })
  const read = async ({ symbol, address, decimals }: SwapToken) => {
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
      throw new SwapDecimalsError({ symbol, listed: decimals, read: found.decimals })
    return found
  }
  const preview: SwapPreview = { sourceToken, toToken, amount, from, accountType, network }
  const queryClient = await getQueryClient(client)
  const [{ balance, nativeBalance }, , quote] = await Promise.all([
    read(sourceToken),
    read(toToken),
    queryClient.fetchQuery(swapQuoteQueryOptions(client, preview)),
    // Loaded here, so that nothing loads between the click and the wallet.
    importWithRetry(() => import('./lazy/sendSwap.js')),
    // Loads the reader of the swap.
    adapter.getSwapReader({ network }),
  ])
  signal?.throwIfAborted()
  if (balance < amount) throw new InsufficientSwapBalanceError({ symbol: sourceToken.symbol })
  if (!quote) throw new NoQuoteError()
  const { gasFee = 0n } = getSwapFigures({ ...preview, quote, prices: undefined })
  const spent = sourceToken.address ? 0n : amount
  if (accountType !== 'smartAccount' && lacksGas({ nativeBalance, spent, gasFee }))
    throw new InsufficientSwapBalanceError({ symbol: network.nativeCurrency.symbol })
  // The form may have changed meanwhile.
  if (store.get(swapAtom) === form) store.set(swapAtom, { ...form, preview })
  return { ...preview, quote }
}
