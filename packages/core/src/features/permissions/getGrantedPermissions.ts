import type { Client } from '../../types/client.js'
import { importWithRetry } from '../connection/start/importWithRetry.js'
import { askOr, getWallet } from './getWallet.js'
import type { GrantedPermission } from './types.js'

/** Return type of {@link getGrantedPermissions}. */
export type GetGrantedPermissionsReturnType = readonly GrantedPermission[]

/**
 * Returns the granted and not revoked permissions of the accounts of the wallet, as the wallet reports them: the embedded
 * wallet knows the grants to this app in this browser. Empty if the wallet does not have
 * `wallet_getGrantedExecutionPermissions`.
 *
 * @see https://eips.ethereum.org/EIPS/eip-7715
 *
 * @throws ActionNotAllowedError `permissions/not-allowed`, while `features.smartSessions` is off
 * @throws UnauthorizedError `rpc/unauthorized`, while not connected
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
