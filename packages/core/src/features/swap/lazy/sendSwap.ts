import { getStore } from '../../../client/internal.js'
import { isError } from '../../../errors/BaseError.js'
import { getQueryClient } from '../../../query/getQueryClient.js'
import type { Client } from '../../../types/client.js'
import { parseAmount } from '../../../validate/parseAmount.js'
import { followSent, getEnd, type SentOutcome } from '../../activity/followSent.js'
import { track } from '../../analytics/start/track.js'
import { emptySwap, swapAtom } from '../atoms.js'
import type { ConfirmSwapParameters, SentSwap } from '../confirmSwap.js'
import {
  NoQuoteError,
  QuoteChangedError,
  SwapAccountChangedError,
  SwapFailedError,
  SwapNotCreatedError,
} from '../errors.js'
import { getLeastAmount, isWorseQuote, swapSlippage } from '../getSwapFigures.js'
import { getSwapper } from '../getSwapper.js'
import { toRequest } from '../swapAddress.js'
import { swapQuoteQueryOptions } from '../swapQuoteQueryOptions.js'
import type { SwapPreview, SwapState } from '../types.js'
import { approveToken } from './approveToken.js'
import { checkSwap } from './checkBuilt.js'

/**
 * Implements `confirmSwap` when no other request waits for the wallet: requests a new quote, requests the approval of the
 * token, and swaps.
 */
export async function sendSwap(
  client: Client,
  preview: SwapPreview,
  { quote: shown, onAsk }: ConfirmSwapParameters,
  isSeparate = false,
): Promise<SentSwap> {
  const { sourceToken, toToken, from, network, accountType } = preview
  const { caipNetworkId } = network
  const queryClient = await getQueryClient(client)
  // Always fetches: a cached quote only counts as the shown quote.
  const requote = async () => {
    const fresh = await queryClient.fetchQuery({ ...swapQuoteQueryOptions(client, preview), staleTime: 0 })
    if (!fresh) throw new NoQuoteError()
    return fresh
  }
  // A quote that is lower than the shown quote has to be shown first.
  const refuseWorse = (toAmount: bigint) => {
    if (isWorseQuote(shown.toAmount, toAmount)) throw new QuoteChangedError()
  }
  const reader = await getCurrent().getSwapReader({ network })
  refuseWorse((await requote()).toAmount)
  const properties = {
    network: caipNetworkId,
    fromToken: sourceToken.symbol,
    toToken: toToken.symbol,
    accountType,
  }
  const { spender, inBatch } = await approveToken(client, {
    preview,
    reader,
    isSeparate,
    getAdapter: getCurrent,
    onAsk: () => onAsk?.('approval'),
  }).catch(error => {
    if (!isError(error, 'swap/account-changed')) track(client, { event: 'SWAP_APPROVAL_ERROR', properties })
    throw error
  })
  try {
    // The account or the network may have changed meanwhile.
    getCurrent()
    const { buildSwap } = await import('./api.js')
    const { signal } = getEnd(client)
    const withApproval = inBatch !== undefined
    const least = getLeastAmount(shown.toAmount)
    const request = { ...toRequest(preview), slippage: swapSlippage, least, withApproval, signal }
    const built = await buildSwap(client, request).catch(async (cause: unknown) => {
      // A gateway does not build a transaction that would revert, such as a swap with too low a result.
      refuseWorse((await requote().catch(() => shown)).toAmount)
      throw new SwapNotCreatedError({ cause })
    })
    if (isWorseQuote(shown.toAmount, built.toAmount)) {
      await requote()
      throw new QuoteChangedError()
    }
    const before = inBatch?.calls ?? []
    const call = await checkSwap(built, { ...preview, spender, least, before, reader })
    getCurrent()
    await ask(async () => onAsk?.('swap'))
    // A batch is sent by the account that is active at this time.
    const adapter = getCurrent()
    const sent = await ask(() =>
      inBatch
        ? inBatch.batch.send([...inBatch.calls, call])
        : adapter.sendTransaction({ ...call, gas: built.gas, from, caipNetworkId }),
    )
    // Without the upgrade of the account, the swap continues with separate transactions.
    if (sent === undefined) return sendSwap(client, preview, { quote: shown, onAsk }, true)
    // Prevents a second send; the form is emptied when the chain has confirmed it.
    getStore(client).set(swapAtom, state =>
      state.preview === preview ? { ...state, preview: undefined } : state,
    )
    const tokens = [sourceToken.address, toToken.address]
    const followed = inBatch
      ? inBatch.batch.follow(sent)
      : followSent(client, { hash: sent, network, address: from, tokens })
    const name = inBatch ? { hash: undefined, callsId: sent } : { hash: sent }
    return { ...name, preview, toAmount: built.toAmount, outcome: end(followed) }
  } catch (error) {
    const isAskedAgain = isError(error, 'swap/quote-changed') || isError(error, 'swap/account-changed')
    if (!isAskedAgain) track(client, { event: 'SWAP_ERROR', properties })
    throw error
  }

  function getCurrent() {
    const { address, network: shownNetwork, adapter } = getSwapper(client)
    if (address !== from || shownNetwork.caipNetworkId !== caipNetworkId) throw new SwapAccountChangedError()
    return adapter
  }
  async function end(followed: Promise<SentOutcome | undefined>): Promise<SentOutcome | undefined> {
    const outcome = await followed
    if (!outcome) return undefined
    const isDone = outcome.status === 'confirmed'
    track(client, { event: isDone ? 'SWAP_SUCCESS' : 'SWAP_ERROR', properties })
    // Keeps the input that changed meanwhile.
    if (isDone)
      getStore(client).set(swapAtom, state =>
        isFormOf(state, preview) ? { ...emptySwap, loading: state.loading } : state,
      )
    return outcome
  }
}

function isFormOf({ sourceToken, toToken, sourceTokenAmount }: SwapState, preview: SwapPreview): boolean {
  return (
    sourceToken === preview.sourceToken &&
    toToken === preview.toToken &&
    parseAmount(sourceTokenAmount, sourceToken.decimals).value === preview.amount
  )
}

async function ask<answer>(send: () => Promise<answer>): Promise<answer> {
  try {
    return await send()
  } catch (cause) {
    throw new SwapFailedError({ cause })
  }
}
