import { createOwned, getStore } from '../../client/internal.js'
import type { Client } from '../../types/client.js'
import type { SentOutcome } from '../activity/followSent.js'
import { importWithRetry } from '../connection/start/importWithRetry.js'
import { swapAtom } from './atoms.js'
import { SwapIncompleteError, SwapPendingError } from './errors.js'
import type { SwapPreview, SwapQuote } from './types.js'

/** The request to the wallet: to let the exchange spend the token, or the swap itself. */
export type SwapStep = 'approval' | 'swap'

/** A swap that was broadcast. */
export type SentSwap = {
  /** Hash of its transaction; undefined if it is part of a batch. */
  readonly hash: string | undefined
  /** Id of the batch of approval and swap: see `getCallsStatus`. */
  readonly callsId?: string | undefined
  readonly preview: SwapPreview
  /** Amount to receive, in the smallest unit, minus price changes until it is mined. */
  readonly toAmount: bigint
  /** Outcome on the chain; undefined if not known. Never rejects. */
  readonly outcome: Promise<SentOutcome | undefined>
}

/** Parameters of {@link confirmSwap}. */
export type ConfirmSwapParameters = {
  /** The quote that the user saw. A swap that returns less, by more than the slippage, is not sent. */
  readonly quote: Pick<SwapQuote, 'toAmount'>
  /** Called before the request to the wallet, which waits for a returned promise. */
  readonly onAsk?: ((step: SwapStep) => void | Promise<void>) | undefined
}

type Pending = { readonly preview: SwapPreview; readonly sent: Promise<SentSwap> }

/** The swap that waits for the wallet. */
const getSwapping = /*#__PURE__*/ createOwned('swap.swapping', () => ({
  pending: undefined as Pending | undefined,
}))

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
export function confirmSwap(client: Client, { quote, onAsk }: ConfirmSwapParameters): Promise<SentSwap> {
  const swapping = getSwapping(client)
  const { preview } = client.store.get(swapAtom)
  if (swapping.pending)
    return swapping.pending.preview === preview
      ? swapping.pending.sent
      : Promise.reject(new SwapPendingError())
  if (!preview) return Promise.reject(new SwapIncompleteError({ missing: 'a preview' }))
  const store = getStore(client)
  const sent = importWithRetry(() => import('./lazy/sendSwap.js'))
    .then(({ sendSwap }) => sendSwap(client, preview, { quote, onAsk }))
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
