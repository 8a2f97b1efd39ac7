import type { Client } from '../../types/client.js'
import { importWithRetry } from '../connection/start/importWithRetry.js'
import { NetworkNotFoundError } from '../networks/errors.js'
import { networkStatesAtom, networksAtom } from '../networks/start/atoms.js'
import { deliver } from './delivery.js'
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
  /** The account that gives the permissions. Default: the active account. */
  readonly address?: `0x${string}` | undefined
  /** First second in which they are over, since 1970. At most a year from now. */
  readonly expiry: number
  /** Who gets them. */
  readonly signer: PermissionSigner
  /**
   * Each of them is granted, or none is. ERC-7715 has no `required`, which older drafts had: what the app can do without is a
   * request of its own.
   */
  readonly permissions: readonly AskedPermission[]
  /** Of a single permission. */
  readonly policies?: readonly PermissionPolicy[] | undefined
}

/** What {@link grantPermissions} returns: one or several for each permission of the request, in its order. */
export type GrantPermissionsReturnType = readonly GrantedPermission[]

/**
 * Asks the wallet to let another account, such as the key of a backend, act for the account of the person, within limits and
 * for a time. What is asked for is checked first: what no contract can hold to is refused by name, and never widened. The
 * wallet is asked by `wallet_requestExecutionPermissions` (ERC-7715) where that can say it, else, or where the wallet does
 * not have it, by `wallet_grantPermissions` of its older drafts. A permission of the embedded wallet is listed at the
 * gateway, which is posted again until the gateway has heard.
 *
 * @see https://eips.ethereum.org/EIPS/eip-7715
 *
 * @throws ActionNotAllowedError `permissions/not-allowed`, while `features.smartSessions` is off
 * @throws InvalidPermissionsError `permissions/invalid`
 * @throws UnsupportedPermissionError `permissions/unsupported`
 * @throws NetworkNotFoundError `networks/not-found`
 * @throws UserRejectedError `rpc/user-rejected`
 * @throws UnauthorizedError `rpc/unauthorized`, while nothing is connected
 * @throws CapabilityNotSupportedError `adapter/capability-not-supported`, where the wallet grants none
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
  // A revocation of another wallet has no signature for the gateway: there the session would stay active.
  if (wallet.connector.type === 'auth' && client.config.gateway)
    for (const { pci, context, dependencies, chainId, address: account } of granted)
      deliver(client, {
        ...{ pci, path: `v1/sessions/eip155:${Number(chainId)}:${account}`, isRevocation: false },
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
      // What is absent is left out: wallets refuse `undefined`, which is `null` over a network.
      JSON.parse(JSON.stringify({ chainId, address, expiry, signer, permissions, policies })),
    ])
  if (signer.type !== 'account' || policies?.length || permissions.some(isSeveral)) return await grant()
  const { address: to } = signer.data
  const requests = permissions.map(permission => ({
    ...{ chainId, from: address, to },
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

/** Whether a permission may become several, which the answer of ERC-7715 has no form for. */
function isSeveral({ type, data }: Permission): boolean {
  if (type === 'erc721-token-transfer') return data.tokenIds.length > 1
  return type === 'contract-call' && 'functions' in data && data.functions.length > 1
}

/** The name that a permission of an older draft has today. */
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
