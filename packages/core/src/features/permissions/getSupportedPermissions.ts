import type { Client } from '../../types/client.js'
import { askOr, getWallet } from './getWallet.js'
import { loadPermissionCalls } from './loadPermissionCalls.js'

/** What {@link getSupportedPermissions} returns, by the type of a permission. */
export type GetSupportedPermissionsReturnType = {
  readonly [type: string]: {
    /** In hex. */
    readonly chainIds: readonly `0x${string}`[]
    /** Such as `expiry`. */
    readonly ruleTypes: readonly string[]
  }
}

/**
 * Returns which permissions the wallet grants, and on which chains. Empty where the wallet does not have
 * `wallet_getSupportedExecutionPermissions`: it may grant some of the older drafts of ERC-7715 all the same.
 *
 * @see https://eips.ethereum.org/EIPS/eip-7715
 *
 * @throws ActionNotAllowedError `permissions/not-allowed`, while `features.smartSessions` is off
 * @throws UnauthorizedError `rpc/unauthorized`, while nothing is connected
 * @throws CapabilityNotSupportedError `adapter/capability-not-supported`, of an adapter without providers
 *
 * @example
 * const supported = await getSupportedPermissions(client)
 * supported['native-token-periodic']?.chainIds.includes('0x2105')
 */
export async function getSupportedPermissions(client: Client): Promise<GetSupportedPermissionsReturnType> {
  const { request } = getWallet(client)
  const { readSupported } = await loadPermissionCalls()
  return readSupported(
    await askOr(
      () => request('wallet_getSupportedExecutionPermissions'),
      () => ({}),
    ),
  )
}
