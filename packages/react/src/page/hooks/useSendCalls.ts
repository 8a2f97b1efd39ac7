'use client'
import { type SendCallsParameters, type SendCallsReturnType, sendCalls } from '@latchkit/core/calls'
import { type Action, type ActionCallbacks, useAction } from './useAction.js'
import { useLatchkit } from './useLatchkit.js'

/** Callbacks of `useSendCalls`. */
export type UseSendCallsParameters = ActionCallbacks<[parameters: SendCallsParameters], SendCallsReturnType>

/** Sends several calls; has `isPending`, `error` and `reset`. */
export type UseSendCallsReturnType = Action<[parameters: SendCallsParameters], SendCallsReturnType>

/**
 * Sends several calls, as one batch where the wallet can: see `sendCalls` of `@latchkit/core/calls`. Where they become
 * separate transactions, a toast says how many before the wallet is asked, unless `onSequential` is passed. Nothing is sent where it cannot be
 * shown.
 *
 * @throws ProviderMissingError `react/provider-missing`
 *
 * @example
 * const sendCalls = useSendCalls({ onSuccess: ({ id }) => setBatch(id) })
 * <button disabled={sendCalls.isPending} onClick={() => sendCalls({ calls })}>Send</button>
 */
export function useSendCalls(parameters?: UseSendCallsParameters): UseSendCallsReturnType {
  const latchkit = useLatchkit()
  return useAction(async batch => {
    let dismiss = () => {}
    async function say({ count }: { readonly count: number }) {
      const { showSequence } = await import('../../areas/calls/showSequence.js')
      dismiss = await showSequence(latchkit, count)
    }
    try {
      return await sendCalls(latchkit.client, { ...batch, onSequential: batch.onSequential ?? say })
    } finally {
      dismiss()
    }
  }, parameters)
}
