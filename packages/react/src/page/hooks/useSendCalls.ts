'use client'
import { type SendCallsParameters, type SendCallsReturnType, sendCalls } from '@latchkit/core/calls'
import { type Action, type ActionCallbacks, useAction } from './useAction.js'
import { useLatchkit } from './useLatchkit.js'

/** Callbacks of `useSendCalls`. */
export type UseSendCallsParameters = ActionCallbacks<[parameters: SendCallsParameters], SendCallsReturnType>

/** Sends several calls; has `isPending`, `error` and `reset`. */
export type UseSendCallsReturnType = Action<[parameters: SendCallsParameters], SendCallsReturnType>

/**
 * Sends several calls, as a single batch if the wallet supports it: see `sendCalls` of `@latchkit/core/calls`. If they
 * become separate transactions, a toast shows their number before the wallet prompts the user, unless `onSequential` is
 * passed. Sends nothing if the toast cannot be shown.
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
