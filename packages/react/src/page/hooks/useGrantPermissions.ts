'use client'
import {
  type GrantPermissionsParameters,
  type GrantPermissionsReturnType,
  grantPermissions,
} from '@latchkit/core/permissions'
import { type Action, type ActionCallbacks, useAction } from './useAction.js'
import { useLatchkit } from './useLatchkit.js'

/** Callbacks of `useGrantPermissions`. */
export type UseGrantPermissionsParameters = ActionCallbacks<
  [parameters: GrantPermissionsParameters],
  GrantPermissionsReturnType
> & {
  /** Whether the modal shows the granted permissions, in the view SmartSessionCreated. Default: true. */
  view?: boolean | undefined
}

/** Requests permissions; has `isPending`, `error` and `reset`. */
export type UseGrantPermissionsReturnType = Action<
  [parameters: GrantPermissionsParameters],
  GrantPermissionsReturnType
>

/**
 * Requests a permission from the wallet that lets another account act for the user's account, within limits and for a
 * limited time: see `grantPermissions` of `@latchkit/core/permissions`. The modal shows the granted permissions.
 *
 * @throws ProviderMissingError `react/provider-missing`
 *
 * @example
 * const grantPermissions = useGrantPermissions({ onSuccess: ([granted]) => save(granted) })
 * <button disabled={grantPermissions.isPending} onClick={() => grantPermissions(request)}>Subscribe</button>
 */
export function useGrantPermissions({
  view = true,
  ...callbacks
}: UseGrantPermissionsParameters = {}): UseGrantPermissionsReturnType {
  const latchkit = useLatchkit()
  return useAction(async (request: GrantPermissionsParameters) => {
    const granted = await grantPermissions(latchkit.client, request)
    if (view) (await import('../../areas/permissions/showGranted.js')).showGranted(latchkit, granted)
    return granted
  }, callbacks)
}
