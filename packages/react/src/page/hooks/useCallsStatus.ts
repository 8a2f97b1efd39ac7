'use client'
import type { CallsStatus } from '@latchkit/core'
import { callsStatusQueryOptions, showCallsStatus } from '@latchkit/core/calls'
import type { UseQueryResult } from '@tanstack/react-query'
import { type Action, useAction } from './useAction.js'
import { useClientQuery } from './useClientQuery.js'
import { useLatchkit } from './useLatchkit.js'

/** Parameters of `useCallsStatus`. */
export type UseCallsStatusParameters = {
  /** Id that `useSendCalls` returned; nothing is requested without it. */
  id: string | undefined
  /** Requests nothing while false. Default: true. */
  enabled?: boolean | undefined
}

/** The query of the status of a batch. */
export type UseCallsStatusReturnType = UseQueryResult<CallsStatus> & {
  /** Shows the batch in the wallet that sent it, or in the modal: see `showCallsStatus`. */
  readonly show: Action<[], void>
}

/**
 * Status of a batch, refetched every 1 to 4 seconds until it is complete.
 *
 * @throws ProviderMissingError `react/provider-missing`
 *
 * @example
 * const { data, show } = useCallsStatus({ id })
 * data?.status === 200
 */
export function useCallsStatus({ id, enabled = true }: UseCallsStatusParameters): UseCallsStatusReturnType {
  const { client } = useLatchkit()
  const query = useClientQuery(
    enabled && id !== undefined ? callsStatusQueryOptions(client, { id }) : undefined,
  )
  const show = useAction(async () => {
    if (id !== undefined) await showCallsStatus(client, { id })
  })
  return { ...query, show }
}
