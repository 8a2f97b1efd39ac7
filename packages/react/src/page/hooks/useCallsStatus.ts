'use client'
import type { CallsStatus } from '@latchkit/core'
import { showCallsStatus } from '@latchkit/core/calls'
import { type Action, useAction } from './useAction.js'
import { useLatchkit } from './useLatchkit.js'
import { type QueryFields, useLazyQuery } from './useLazyQuery.js'

/** Which batch `useCallsStatus` follows. */
export type UseCallsStatusParameters = {
  /** As `useSendCalls` has returned it; nothing is requested without it. */
  id: string | undefined
  /** Requests nothing while false. Default: true. */
  enabled?: boolean | undefined
}

/** How a batch stands, as a query of TanStack Query has it. */
export type UseCallsStatusReturnType = QueryFields<CallsStatus> & {
  /** Shows the batch: the wallet that has sent it does, or the modal: see `showCallsStatus`. */
  readonly show: Action<[], void>
}

/**
 * How a batch stands, read again each 1 to 4 seconds until it is complete.
 *
 * @throws ProviderMissingError `react/provider-missing`
 *
 * @example
 * const { data, show } = useCallsStatus({ id })
 * data?.status === 200
 */
export function useCallsStatus({ id, enabled = true }: UseCallsStatusParameters): UseCallsStatusReturnType {
  const { client } = useLatchkit()
  const query = useLazyQuery<CallsStatus>(
    enabled && id !== undefined
      ? {
          key: `callsStatus:${id}`,
          observe: async () =>
            (await import('../../areas/calls/observeCallsStatus.js')).observeCallsStatus(client, { id }),
        }
      : undefined,
  )
  const show = useAction(async () => {
    if (id !== undefined) await showCallsStatus(client, { id })
  })
  return { ...query, show }
}
