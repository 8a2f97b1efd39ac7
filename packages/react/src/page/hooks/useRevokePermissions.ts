'use client'
import {
  type RevokePermissionsParameters,
  type RevokePermissionsReturnType,
  revokePermissions,
} from '@latchkit/core/permissions'
import { type Action, type ActionCallbacks, useAction } from './useAction.js'
import { useLatchkit } from './useLatchkit.js'

/** Callbacks of `useRevokePermissions`. */
export type UseRevokePermissionsParameters = ActionCallbacks<
  [parameters: RevokePermissionsParameters],
  RevokePermissionsReturnType
>

/** Takes a permission back; has `isPending`, `error` and `reset`. */
export type UseRevokePermissionsReturnType = Action<
  [parameters: RevokePermissionsParameters],
  RevokePermissionsReturnType
>

/**
 * Takes a permission back, on its chain first: see `revokePermissions` of `@latchkit/core/permissions`. When it fails, the
 * permission is active.
 *
 * @throws ProviderMissingError `react/provider-missing`
 *
 * @example
 * const revokePermissions = useRevokePermissions()
 * await revokePermissions({ context: session.context, chainId: session.chainId })
 */
export function useRevokePermissions(
  parameters?: UseRevokePermissionsParameters,
): UseRevokePermissionsReturnType {
  const { client } = useLatchkit()
  return useAction(
    (permission: RevokePermissionsParameters) => revokePermissions(client, permission),
    parameters,
  )
}
