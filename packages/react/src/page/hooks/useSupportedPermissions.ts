'use client'
import { accountsAtom } from '@latchkit/core/connection'
import {
  type GetSupportedPermissionsReturnType,
  supportedPermissionsQueryOptions,
} from '@latchkit/core/permissions'
import { useAtomValue } from './useAtomValue.js'
import { useFeatures } from './useFeatures.js'
import { useLatchkit } from './useLatchkit.js'
import { type QueryFields, useLazyQuery } from './useLazyQuery.js'

/** The permissions that the wallet grants, by their type, as a query of TanStack Query has it. */
export type UseSupportedPermissionsReturnType = QueryFields<GetSupportedPermissionsReturnType>

/**
 * Which permissions the connected eip155 wallet grants, and on which chains: see `getSupportedPermissions` of
 * `@latchkit/core/permissions`. Fresh for 30 seconds. Requests nothing while `features.smartSessions` is off.
 *
 * @throws ProviderMissingError `react/provider-missing`
 *
 * @example
 * const { data } = useSupportedPermissions()
 * data?.['native-token-periodic']?.chainIds.includes('0x2105')
 */
export function useSupportedPermissions(): UseSupportedPermissionsReturnType {
  const { client } = useLatchkit()
  const { smartSessions } = useFeatures()
  const { address, connector } = useAtomValue(accountsAtom).eip155 ?? {}
  return useLazyQuery<GetSupportedPermissionsReturnType>(
    smartSessions && address && connector
      ? {
          key: `supportedPermissions:${connector.id}:${address}`,
          async observe() {
            const { observeQuery } = await import('../../connected/observers.js')
            return observeQuery(client, supportedPermissionsQueryOptions(client))
          },
        }
      : undefined,
  )
}
