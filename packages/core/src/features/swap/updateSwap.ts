import { getStore } from '../../client/internal.js'
import type { Client } from '../../types/client.js'
import { emptySwap, swapAtom } from './atoms.js'
import { isSameToken } from './swapAddress.js'
import type { SwapState } from './types.js'

/** Fields of the form to change. Absent fields keep their values. */
export type UpdateSwapParameters = Partial<Pick<SwapState, 'sourceToken' | 'toToken' | 'sourceTokenAmount'>>

/**
 * Changes fields of the form and drops the preview. Selecting a token that is selected on the other side swaps the sides. A
 * swap that waits for the wallet is not changed.
 *
 * @example
 * updateSwap(client, { sourceToken, toToken, sourceTokenAmount: '1.5' })
 */
export function updateSwap(client: Client, changes: UpdateSwapParameters): void {
  getStore(client).set(swapAtom, state => {
    const next = { ...state, ...changes, preview: undefined, transactionError: undefined }
    if (!isSameToken(next.sourceToken, next.toToken)) return next
    return 'toToken' in changes && changes.toToken
      ? { ...next, sourceToken: state.toToken }
      : { ...next, toToken: state.sourceToken }
  })
}

/**
 * Empties the form. A swap that waits for the wallet continues.
 *
 * @example
 * resetSwap(client)
 */
export function resetSwap(client: Client): void {
  getStore(client).set(swapAtom, ({ loading }) => ({ ...emptySwap, loading }))
}
