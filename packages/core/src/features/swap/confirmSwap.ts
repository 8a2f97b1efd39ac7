import { createOwned, getStore } from '../../client/internal.js'
import { isError } from '../../errors/BaseError.js'
import { getQueryClient } from '../../query/getQueryClient.js'
import type { Client } from '../../types/client.js'
import { followSent, getEnd, type SentOutcome } from '../activity/followSent.js'
import { track } from '../analytics/track.js'
import type { TokenBalance } from '../balances/types.js'
import { parseAmount } from '../send/parseAmount.js'
import { approveToken } from './approveToken.js'
import { emptySwap, swapAtom } from './atoms.js'
import { checkSwap } from './checkBuilt.js'
import {
  NoQuoteError,
  QuoteChangedError,
  SwapAccountChangedError,
  SwapFailedError,
  SwapIncompleteError,
  SwapNotCreatedError,
  SwapPendingError,
} from './errors.js'
import { isWorseQuote, swapSlippage } from './getSwapFigures.js'
import { getSwapper } from './getSwapper.js'
import { toRequest } from './swapAddress.js'
import { swapQuoteQueryOptions } from './swapQuoteQueryOptions.js'
import { swapTokensQueryOptions } from './swapTokensQueryOptions.js'
import type { SwapPreview, SwapQuote, SwapState } from './types.js'

/** What the wallet is asked for: to let the exchange spend the token, or the swap itself. */
export type SwapStep = 'approval' | 'swap'

/** A swap that was broadcast. */
export type SentSwap = {
  /** Of its transaction; undefined where it is part of a batch. */
  readonly hash: string | undefined
  /** Of the batch that its approval and it are: see `getCallsStatus`. */
  readonly callsId?: string | undefined
  readonly preview: SwapPreview
  /** What it gives, in the smallest unit, less what the price changes until it is mined. */
  readonly toAmount: bigint
  /** How it ended on the chain; undefined where that is not known. Never rejects. */
  readonly outcome: Promise<SentOutcome | undefined>
}

/** Parameters of {@link confirmSwap}. */
export type ConfirmSwapParameters = {
  /** The quote that the person saw. A swap that gives less than it, by more than the slippage, is not sent. */
  readonly quote: Pick<SwapQuote, 'toAmount'>
  /** Called when the wallet is about to be asked, which waits for a returned promise. */
  readonly onAsk?: ((step: SwapStep) => void | Promise<void>) | undefined
}

type Pending = { readonly preview: SwapPreview; readonly sent: Promise<SentSwap> }

/** The swap that waits for the wallet. */
const getSwapping = /*#__PURE__*/ createOwned('swap.swapping', () => ({
  pending: undefined as Pending | undefined,
}))

/**
 * Swaps what `prepareSwap` has made of the form, and resolves when the wallet has broadcast it. First it asks for a new
 * quote, and for the approval of the token where the exchange may not spend it yet. A wallet that executes several calls
 * together is asked once, for a batch of both. What the gateway builds is checked before the wallet sees it. A second call for
 * the same preview returns the first one's promise. When the wallet refuses or fails, the form keeps its values; once the
 * chain has confirmed, it is empty.
 *
 * @throws SwapIncompleteError `swap/incomplete`, when nothing is prepared
 * @throws SwapPendingError `swap/pending`
 * @throws SwapAccountChangedError `swap/account-changed`
 * @throws QuoteChangedError `swap/quote-changed`: show the new quote and ask again
 * @throws NoQuoteError `swap/no-quote`
 * @throws AllowanceError `swap/allowance-failed`
 * @throws ApprovalNotCreatedError `swap/approval-not-created`
 * @throws ApprovalFailedError `swap/approval-failed`
 * @throws SwapNotCreatedError `swap/not-created`
 * @throws SwapRefusedError `swap/refused`
 * @throws SwapFailedError `swap/failed`
 *
 * @example
 * const { quote } = await prepareSwap(client)
 * const { outcome } = await confirmSwap(client, { quote })
 */
export function confirmSwap(client: Client, { quote, onAsk }: ConfirmSwapParameters): Promise<SentSwap> {
  const swapping = getSwapping(client)
  const { preview } = client.store.get(swapAtom)
  if (swapping.pending)
    return swapping.pending.preview === preview
      ? swapping.pending.sent
      : Promise.reject(new SwapPendingError())
  if (!preview) return Promise.reject(new SwapIncompleteError({ missing: 'a preview' }))
  const store = getStore(client)
  const sent = swap(client, preview, quote, onAsk)
    .catch((transactionError: Error) => {
      store.set(swapAtom, state => (state.preview === preview ? { ...state, transactionError } : state))
      throw transactionError
    })
    .finally(() => {
      swapping.pending = undefined
      store.set(swapAtom, state => ({ ...state, loading: false }))
    })
  swapping.pending = { preview, sent }
  store.set(swapAtom, state => ({ ...state, loading: true, transactionError: undefined }))
  return sent
}

async function swap(
  client: Client,
  preview: SwapPreview,
  shown: Pick<SwapQuote, 'toAmount'>,
  onAsk: ConfirmSwapParameters['onAsk'],
  isSeparate = false,
): Promise<SentSwap> {
  const { sourceToken, toToken, from, network, accountType } = preview
  const { caipNetworkId } = network
  const queryClient = await getQueryClient(client)
  // A quote that was received before is used for nothing but what was shown.
  const requote = async () => {
    const fresh = await queryClient.fetchQuery({ ...swapQuoteQueryOptions(client, preview), staleTime: 0 })
    if (!fresh) throw new NoQuoteError()
    return fresh
  }
  getCurrent()
  if (isWorseQuote(shown.toAmount, (await requote()).toAmount)) throw new QuoteChangedError()
  const properties = {
    network: caipNetworkId,
    fromToken: sourceToken.symbol,
    toToken: toToken.symbol,
    accountType,
  }
  const { spender, inBatch } = await approveToken(client, {
    preview,
    isSeparate,
    getAdapter: getCurrent,
    onAsk: () => onAsk?.('approval'),
  }).catch(error => {
    if (!isError(error, 'swap/account-changed')) track(client, { event: 'SWAP_APPROVAL_ERROR', properties })
    throw error
  })
  try {
    // Time has passed.
    getCurrent()
    const { buildSwap } = await import('./api.js')
    const { signal } = getEnd(client)
    const withApproval = inBatch !== undefined
    const request = { ...toRequest(preview), slippage: swapSlippage, withApproval, signal }
    const built = await buildSwap(client, request).catch((cause: unknown) => {
      throw new SwapNotCreatedError({ cause })
    })
    const call = checkSwap(built, { ...preview, spender, tokens: findTokens() })
    if (isWorseQuote(shown.toAmount, built.toAmount)) {
      await requote()
      throw new QuoteChangedError()
    }
    getCurrent()
    const { data, gas } = built
    await ask(async () => onAsk?.('swap'))
    // A batch is sent by the account that is active now.
    const adapter = getCurrent()
    const sent = await ask(() =>
      inBatch
        ? inBatch.batch.send([...inBatch.calls, { ...call, data }])
        : adapter.sendTransaction({ ...call, data, gas, from, caipNetworkId }),
    )
    // Who does not want the account to be upgraded may swap all the same.
    if (sent === undefined) return swap(client, preview, shown, onAsk, true)
    // What is sent is not sent again; the form is emptied when the chain has confirmed it.
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
  function findTokens(): readonly (string | undefined)[] {
    const listed = queryClient.getQueryData<readonly Pick<TokenBalance, 'address'>[]>(
      swapTokensQueryOptions(client, { network }).queryKey,
    )
    const key = ['latchkit', client.uid, 'tokenBalances', caipNetworkId, from]
    const mine = queryClient.getQueriesData<readonly Pick<TokenBalance, 'address'>[]>({ queryKey: key })
    return [...(listed ?? []), ...mine.flatMap(([, tokens]) => tokens ?? [])].map(({ address }) => address)
  }
  async function end(followed: Promise<SentOutcome | undefined>): Promise<SentOutcome | undefined> {
    const outcome = await followed
    if (!outcome) return undefined
    const isDone = outcome.status === 'confirmed'
    track(client, { event: isDone ? 'SWAP_SUCCESS' : 'SWAP_ERROR', properties })
    // What was written meanwhile stays.
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
