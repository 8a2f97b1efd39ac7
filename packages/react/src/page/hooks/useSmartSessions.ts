'use client'
import { accountsAtom } from '@latchkit/core/connection'
import { type GetSmartSessionsReturnType, smartSessionsQueryOptions } from '@latchkit/core/permissions'
import type { UseQueryResult } from '@tanstack/react-query'
import { useAtomValue } from './useAtomValue.js'
import { useClientQuery } from './useClientQuery.js'
import { useFeatures } from './useFeatures.js'
import { useLatchkit } from './useLatchkit.js'

/** When `useSmartSessions` reads. */
export type UseSmartSessionsParameters = {
  /** Requests nothing while false. Default: true. */
  enabled?: boolean | undefined
}

/** The query of the sessions of the active eip155 account. */
export type UseSmartSessionsReturnType = UseQueryResult<GetSmartSessionsReturnType>

/**
 * The permissions that the active account has given, those that are active first. Fresh for 10 seconds, and until
 * permissions are granted or revoked. Requests nothing while `features.smartSessions` is off.
 *
 * @throws ProviderMissingError `react/provider-missing`
 *
 * @example
 * const { data } = useSmartSessions()
 * data?.filter(({ status }) => status === 'active')
 */
export function useSmartSessions({
  enabled = true,
}: UseSmartSessionsParameters = {}): UseSmartSessionsReturnType {
  const { client } = useLatchkit()
  const { smartSessions } = useFeatures()
  const { address, connector } = useAtomValue(accountsAtom).eip155 ?? {}
  return useClientQuery(
    enabled && smartSessions && address && connector ? smartSessionsQueryOptions(client) : undefined,
  )
}
