import type { Client } from '../../types/client.js'
import { importWithRetry } from '../connection/start/importWithRetry.js'
import { askOr, getWallet } from './getWallet.js'
import type { GrantedPermission } from './types.js'

/** What {@link getGrantedPermissions} returns. */
export type GetGrantedPermissionsReturnType = readonly GrantedPermission[]

/**
 * Returns what the accounts of the wallet have granted and not taken back, as the wallet knows it: the embedded wallet knows
 * what was granted to this app in this browser. Empty where the wallet does not have
 * `wallet_getGrantedExecutionPermissions`.
 *
 * @see https://eips.ethereum.org/EIPS/eip-7715
 *
 * @throws ActionNotAllowedError `permissions/not-allowed`, while `features.smartSessions` is off
 * @throws UnauthorizedError `rpc/unauthorized`, while nothing is connected
 * @throws CapabilityNotSupportedError `adapter/capability-not-supported`, of an adapter without providers
 *
 * @example
 * const granted = await getGrantedPermissions(client)
 */
export async function getGrantedPermissions(client: Client): Promise<GetGrantedPermissionsReturnType> {
  const { address, caipNetworkId, request } = getWallet(client)
  const { readGranted } = await importWithRetry(() => import('./lazy/readPermissions.js'))
  const answer = await askOr(
    () => request('wallet_getGrantedExecutionPermissions'),
    () => [],
  )
  const chainId = `0x${Number(caipNetworkId?.split(':')[1]).toString(16)}` as const
  return readGranted(answer ?? [], { chainId, address })
}
