import type { Client } from '../../types/client.js'
import { importWithRetry } from '../connection/start/importWithRetry.js'
import { NetworkNotFoundError } from '../networks/errors.js'
import { networksAtom } from '../networks/start/atoms.js'
import { switchNetwork } from '../networks/switchNetwork.js'
import { deliver } from './delivery/delivery.js'
import { InvalidPermissionsError } from './errors.js'
import { getWallet } from './getWallet.js'
import { refreshSessions } from './refreshSessions.js'

/** Parameters of {@link revokePermissions}. */
export type RevokePermissionsParameters = {
  /** Context of the granted permission. */
  readonly context: `0x${string}`
  /** Its chain, in hex. Default: the eip155 network that is shown. */
  readonly chainId?: `0x${string}` | undefined
}

/** Return type of {@link revokePermissions}. */
export type RevokePermissionsReturnType = {
  /** keccak256 of the context. */
  readonly pci: `0x${string}`
  /** Undefined if the wallet returns none, and for a permission that was already revoked. */
  readonly transactionHash: `0x${string}` | undefined
}

/**
 * Revokes a permission. Calls the wallet first (`wallet_revokeExecutionPermission`, ERC-7715): the embedded wallet sends a
 * transaction and answers when it is on the chain, so that the permission can no longer be used. Then posts the signature
 * of the account to the gateway, repeatedly until it is delivered, also after a reload. If this throws, the permission is
 * active.
 *
 * The embedded wallet is switched to the network of the permission.
 *
 * @see https://eips.ethereum.org/EIPS/eip-7715
 *
 * @throws ActionNotAllowedError `permissions/not-allowed`, while `features.smartSessions` is off
 * @throws InvalidPermissionsError `permissions/invalid`
 * @throws NetworkNotFoundError `networks/not-found`
 * @throws UserRejectedError `rpc/user-rejected`
 * @throws UnauthorizedError `rpc/unauthorized`, while not connected
 * @throws CapabilityNotSupportedError `adapter/capability-not-supported`, if the wallet does not have the method
 *
 * @example
 * await revokePermissions(client, { context: session.context, chainId: '0x2105' })
 */
export async function revokePermissions(
  client: Client,
  { context, chainId }: RevokePermissionsParameters,
): Promise<RevokePermissionsReturnType> {
  const wallet = getWallet(client)
  if (!isBytes(context)) throw new InvalidPermissionsError({ reason: 'A context is bytes in hex, from 0x.' })
  const { toPci } = await importWithRetry(() => import('./lazy/readPermissions.js'))
  const isEmbedded = wallet.connector.type === 'auth'
  // Other wallets find it by the context alone.
  if (isEmbedded && chainId !== undefined) {
    const caipNetworkId = `eip155:${Number(chainId)}` as const
    const network = client.store.get(networksAtom).find(one => one.caipNetworkId === caipNetworkId)
    if (!network) throw new NetworkNotFoundError({ caipNetworkId })
    if (wallet.caipNetworkId !== caipNetworkId) await switchNetwork(client, { network })
  }
  const answer = await wallet.request('wallet_revokeExecutionPermission', { permissionContext: context })
  // Wallets without a gateway return no signature for it.
  const said: { readonly signature?: unknown; readonly transactionHash?: unknown } = Object(answer)
  const transactionHash = isBytes(said.transactionHash) ? said.transactionHash : undefined
  const pci = toPci(context)
  if (isEmbedded && isBytes(said.signature) && client.config.gateway)
    deliver(client, {
      pci,
      path: `v1/sessions/${wallet.address}/revoke`,
      isRevocation: true,
      body: { pci, signature: said.signature },
    })
  refreshSessions(client)
  return { pci, transactionHash }
}

const isBytes = (value: unknown): value is `0x${string}` =>
  typeof value === 'string' && /^0x([\da-f]{2})+$/i.test(value)
