'use client'
import { accountsAtom } from '@latchkit/core/connection'
import type { GetSmartSessionsReturnType } from '@latchkit/core/permissions'
import { useAtomValue } from './useAtomValue.js'
import { useFeatures } from './useFeatures.js'
import { useLatchkit } from './useLatchkit.js'
import { type QueryFields, useLazyQuery } from './useLazyQuery.js'

/** When `useSmartSessions` reads. */
export type UseSmartSessionsParameters = {
  /** Requests nothing while false. Default: true. */
  enabled?: boolean | undefined
}

/** The sessions of the active eip155 account, as a query of TanStack Query has it. */
export type UseSmartSessionsReturnType = QueryFields<GetSmartSessionsReturnType>

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
  return useLazyQuery<GetSmartSessionsReturnType>(
    enabled && smartSessions && address && connector
      ? {
          key: `smartSessions:${connector.id}:${address}`,
          async observe() {
            const [observers, { observeSmartSessions }] = await Promise.all([
              import('../../connected/observers.js'),
              import('../../areas/permissions/sessions.js'),
            ])
            return observeSmartSessions(client, observers)
          },
        }
      : undefined,
  )
}
