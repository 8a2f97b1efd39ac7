'use client'
import { accountsAtom } from '@latchkit/core/connection'
import {
  type GetSupportedPermissionsReturnType,
  supportedPermissionsQueryOptions,
} from '@latchkit/core/permissions'
import type { UseQueryResult } from '@tanstack/react-query'
import { useAtomValue } from './useAtomValue.js'
import { useClientQuery } from './useClientQuery.js'
import { useFeatures } from './useFeatures.js'
import { useLatchkit } from './useLatchkit.js'

/** The query of the permissions that the wallet grants, by their type. */
export type UseSupportedPermissionsReturnType = UseQueryResult<GetSupportedPermissionsReturnType>

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
  return useClientQuery(
    smartSessions && address && connector ? supportedPermissionsQueryOptions(client) : undefined,
  )
}
