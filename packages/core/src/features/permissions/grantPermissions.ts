import type { Client } from '../../types/client.js'
import { importWithRetry } from '../connection/start/importWithRetry.js'
import { NetworkNotFoundError } from '../networks/errors.js'
import { networkStatesAtom, networksAtom } from '../networks/start/atoms.js'
import { deliver } from './delivery/delivery.js'
import { askOr, getWallet, type PermissionWallet } from './getWallet.js'
import { refreshSessions } from './refreshSessions.js'
import type {
  AskedPermission,
  GrantedPermission,
  NamedTerms,
  Permission,
  PermissionPolicy,
  PermissionSigner,
} from './types.js'

/** Parameters of {@link grantPermissions}. */
export type GrantPermissionsParameters = {
  /** In hex. Default: the eip155 network that is shown. */
  readonly chainId?: `0x${string}` | undefined
  /** The account that grants the permissions. Default: the active account. */
  readonly address?: `0x${string}` | undefined
  /** First second after the end of the permissions, since 1970. At most a year from now. */
  readonly expiry: number
  /** Account that receives the permissions. */
  readonly signer: PermissionSigner
  /**
   * Either all of them are granted, or none. ERC-7715 does not have `required` of the older drafts: request optional
   * permissions separately.
   */
  readonly permissions: readonly AskedPermission[]
  /** Limits of a single permission. */
  readonly policies?: readonly PermissionPolicy[] | undefined
}

/** Return type of {@link grantPermissions}: one or several entries for each permission of the request, in its order. */
export type GrantPermissionsReturnType = readonly GrantedPermission[]

/**
 * Requests permissions from the wallet for another account, such as the key of a backend, to act for the account of the
 * user, within limits and for a time. Checks the request first: a part that no contract can enforce is refused by name, and
 * never widened. Uses `wallet_requestExecutionPermissions` (ERC-7715) if that can express the request; otherwise, or if the
 * wallet does not have it, `wallet_grantPermissions` of its older drafts. A permission of the embedded wallet is listed at
 * the gateway; the post is repeated until it is delivered.
 *
 * @see https://eips.ethereum.org/EIPS/eip-7715
 *
 * @throws ActionNotAllowedError `permissions/not-allowed`, while `features.smartSessions` is off
 * @throws InvalidPermissionsError `permissions/invalid`
 * @throws UnsupportedPermissionError `permissions/unsupported`
 * @throws NetworkNotFoundError `networks/not-found`
 * @throws UserRejectedError `rpc/user-rejected`
 * @throws UnauthorizedError `rpc/unauthorized`, while not connected
 * @throws CapabilityNotSupportedError `adapter/capability-not-supported`, if the wallet does not grant permissions
 *
 * @example
 * const [granted] = await grantPermissions(client, {
 *   expiry: Math.floor(Date.now() / 1000) + 86_400,
 *   signer: { type: 'account', data: { address: backend } },
 *   permissions: [{ type: 'native-token-periodic', data: { periodAmount: '0x2386f26fc10000', periodDuration: 3600 } }],
 * })
 */
export async function grantPermissions(
  client: Client,
  parameters: GrantPermissionsParameters,
): Promise<GrantPermissionsReturnType> {
  const wallet = getWallet(client)
  const [{ checkGrant }, { readGranted }] = await Promise.all([
    importWithRetry(() => import('./lazy/checkGrant.js')),
    importWithRetry(() => import('./lazy/readPermissions.js')),
  ])
  checkGrant(parameters, Math.floor(Date.now() / 1000))
  const address = parameters.address ?? (wallet.address as `0x${string}`)
  const request = { ...parameters, address, chainId: toChainId(client, parameters.chainId) }
  const granted = readGranted(await ask(wallet, request), request)
  // A revocation in another wallet has no signature for the gateway: the session would stay active there.
  if (wallet.connector.type === 'auth' && client.config.gateway)
    for (const { pci, context, dependencies, chainId, address: account } of granted)
      deliver(client, {
        pci,
        path: `v1/sessions/eip155:${Number(chainId)}:${account}`,
        isRevocation: false,
        body: { context, dependencies },
      })
  refreshSessions(client)
  return granted
}

type Asked = GrantPermissionsParameters & Required<Pick<GrantPermissionsParameters, 'address' | 'chainId'>>

function toChainId(client: Client, chainId: `0x${string}` | undefined): `0x${string}` {
  const shown = client.store.get(networkStatesAtom).eip155?.network?.caipNetworkId
  const wanted = chainId === undefined ? shown : (`eip155:${Number(chainId)}` as const)
  const network = client.store.get(networksAtom).find(({ caipNetworkId }) => caipNetworkId === wanted)
  if (!network) throw new NetworkNotFoundError({ caipNetworkId: wanted ?? 'eip155' })
  return `0x${Number(network.id).toString(16)}`
}

async function ask(wallet: PermissionWallet, asked: Asked): Promise<unknown> {
  const { address, chainId, expiry, signer, permissions, policies } = asked
  const grant = () =>
    wallet.request('wallet_grantPermissions', [
      // Absent values are omitted: wallets refuse `undefined`, which becomes `null` over a network.
      JSON.parse(JSON.stringify({ chainId, address, expiry, signer, permissions, policies })),
    ])
  if (signer.type !== 'account' || policies?.length || permissions.some(isSeveral)) return await grant()
  const { address: to } = signer.data
  const requests = permissions.map(permission => ({
    chainId,
    from: address,
    to,
    permission: {
      isAdjustmentAllowed: permission.isAdjustmentAllowed ?? false,
      ...toCurrent(permission),
    },
    rules: [{ type: 'expiry', data: { timestamp: expiry } }],
  }))
  return await askOr(
    () => wallet.request('wallet_requestExecutionPermissions', JSON.parse(JSON.stringify(requests))),
    grant,
  )
}

/** Whether a permission may become several, which the response of ERC-7715 cannot express. */
function isSeveral({ type, data }: Permission): boolean {
  if (type === 'erc721-token-transfer') return data.tokenIds.length > 1
  return type === 'contract-call' && 'functions' in data && data.functions.length > 1
}

/** The current name of a permission of an older draft. */
function toCurrent(permission: Permission): NamedTerms {
  const { type, data } = permission
  if (type === 'native-token-recurring-allowance')
    return { type: 'native-token-periodic', data: toPeriodic(data) }
  if (type === 'erc20-recurring-allowance')
    return { type: 'erc20-token-periodic', data: { tokenAddress: data.token, ...toPeriodic(data) } }
  return { type, data }
}

const toPeriodic = ({
  allowance: periodAmount,
  period: periodDuration,
  start: startTime,
}: {
  readonly allowance: string
  readonly period: number
  readonly start: number
}) => ({ periodAmount, periodDuration, startTime })
