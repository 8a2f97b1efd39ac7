import { t as BaseError, n as isError } from './BaseError.DWSHhfZu.js'
import {
  r as accountsAtom,
  x as importWithRetry,
  T as networkStatesAtom,
  E as networksAtom,
} from './client.ChoDqs0c.js'
import {
  qt as CapabilityNotSupportedError,
  k as deliver,
  F as getAdapter,
  U as getQueryClient,
  Nt as NetworkNotFoundError,
  Vt as ProviderRpcError,
  ot as readKept,
  _t as smartAccountNetworksAtom,
  vt as startDelivery,
  St as switchNetwork,
  Pt as toProviderRpcError,
  Ht as UnauthorizedError,
} from './withFee.ex26ucEJ.js'
import 'viem/utils'

// ../../packages/core/dist/features/permissions/errors.js
/** Permissions are off: `features.smartSessions` is false, as it is by default (`permissions/not-allowed`). */
var ActionNotAllowedError = class extends BaseError {
  name = 'ActionNotAllowedError'
  constructor() {
    super('Action not allowed', {
      code: 'permissions/not-allowed',
      metaMessages: ['Permissions are off by default.', 'Pass `features: { smartSessions: true }`.'],
    })
  }
}
/** The request for permissions has an invalid form (`permissions/invalid`, JSON-RPC number -32602). */
var InvalidPermissionsError = class extends ProviderRpcError {
  name = 'InvalidPermissionsError'
  constructor({ reason }) {
    super('The permissions are invalid', {
      code: 'permissions/invalid',
      rpcCode: -32602,
      metaMessages: [reason, 'Correct them. The wallet was not prompted.'],
    })
  }
}
/**
 * No contract enforces a part of the request, so that the grant would exceed the request (`permissions/unsupported`,
 * JSON-RPC number -32602).
 */
var UnsupportedPermissionError = class extends ProviderRpcError {
  name = 'UnsupportedPermissionError'
  /** The unsupported part, by its name in the request. */
  asked
  constructor({ part, asked, why }) {
    super(`The ${part} ${asked} cannot be granted`, {
      code: 'permissions/unsupported',
      rpcCode: -32602,
      metaMessages: [`${why}.`, 'It is refused, not widened. The wallet was not prompted.'],
    })
    this.asked = asked
  }
}
// ../../packages/core/dist/permissions.js
/**
 * Returns the connected wallet of eip155.
 *
 * @throws ActionNotAllowedError `permissions/not-allowed`, while `features.smartSessions` is off
 * @throws UnauthorizedError `rpc/unauthorized`, while not connected
 * @throws CapabilityNotSupportedError `adapter/capability-not-supported`, of an adapter without providers
 */
function getWallet(client) {
  if (!client.config.features.smartSessions) throw new ActionNotAllowedError()
  const namespace = 'eip155'
  const { address, connector, caipNetworkId } = client.store.get(accountsAtom)[namespace] ?? {}
  if (!address || !connector) throw new UnauthorizedError()
  const adapter = getAdapter(client, namespace)
  const { getProvider } = adapter
  const fail = (capability, cause) =>
    new CapabilityNotSupportedError({
      capability,
      namespace,
      cause,
    })
  if (!getProvider) throw fail('getProvider')
  return {
    address,
    connector,
    caipNetworkId,
    adapter,
    async request(method, params) {
      try {
        return await (await getProvider({ connectorId: connector.id })).request({
          method,
          ...(params !== void 0 && { params }),
        })
      } catch (error) {
        const known = toProviderRpcError(error)
        throw isError(known, 'rpc/unsupported-method') ? fail(method, error) : known
      }
    },
  }
}
/** Returns the result of `ask`, or `other` if the wallet does not have the method. */
async function askOr(ask, other) {
  try {
    return await ask()
  } catch (error) {
    if (isError(error, 'adapter/capability-not-supported')) return await other()
    throw error
  }
}
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
async function getGrantedPermissions(client) {
  const { address, caipNetworkId, request } = getWallet(client)
  const { readGranted } = await importWithRetry(() => import('./readPermissions.B_h4qxr6.js'))
  const answer = await askOr(
    () => request('wallet_getGrantedExecutionPermissions'),
    () => [],
  )
  const chainId = `0x${Number(caipNetworkId?.split(':')[1]).toString(16)}`
  return readGranted(answer ?? [], {
    chainId,
    address,
  })
}
/**
 * Returns the sessions of the active account: those of the gateway, on each network of the app with smart accounts, and
 * those of the wallet. A permission with a failed revocation is active.
 *
 * @throws ActionNotAllowedError `permissions/not-allowed`, while `features.smartSessions` is off
 * @throws UnauthorizedError `rpc/unauthorized`, while not connected
 * @throws CapabilityNotSupportedError `adapter/capability-not-supported`, of an adapter without providers
 * @throws HttpStatusError `http/status`, and the other errors of a call of the gateway
 *
 * @example
 * const sessions = await getSmartSessions(client)
 * sessions.filter(({ status }) => status === 'active')
 */
async function getSmartSessions(client, { signal } = {}) {
  const { address, connector } = getWallet(client)
  const { fetchSessions } = await importWithRetry(() => import('./readPermissions.B_h4qxr6.js'))
  const revoked = new Set(
    readKept(client).flatMap(({ pci, isRevocation }) => (isRevocation ? [pci.toLowerCase()] : [])),
  )
  startDelivery(client)
  const accounts =
    connector.type === 'auth' && client.config.gateway !== void 0 ? listAccounts(client, address) : []
  const [granted, ...registered] = await Promise.all([
    getGrantedPermissions(client),
    ...accounts.map(account =>
      fetchSessions(client, {
        address: account,
        signal,
      }),
    ),
  ])
  const sessions = new Map(registered.flat().map(session => [session.pci.toLowerCase(), session]))
  for (const { to: signer, address: account, delegationManager, dependencies, ...given } of granted) {
    if (account.toLowerCase() !== address.toLowerCase() || sessions.has(given.pci)) continue
    const caipNetworkId = `eip155:${Number(given.chainId)}`
    const known = {
      address: `${caipNetworkId}:${account}`,
      caipNetworkId,
      signer,
      status: 'active',
    }
    sessions.set(given.pci, {
      ...given,
      ...known,
      createdAt: void 0,
      project: void 0,
    })
  }
  const now = Date.now() / 1e3
  const read = Array.from(sessions.values(), session => {
    if (revoked.has(session.pci.toLowerCase()))
      return {
        ...session,
        status: 'revoked',
      }
    return session.status === 'active' && session.expiry !== void 0 && session.expiry <= now
      ? {
          ...session,
          status: 'expired',
        }
      : session
  })
  const rank = ({ status, createdAt = Number.MAX_SAFE_INTEGER }) =>
    status === 'active' ? createdAt : createdAt - Number.MAX_SAFE_INTEGER
  return read.sort((one, other) => rank(other) - rank(one))
}
function listAccounts(client, address) {
  const smart = client.store.get(smartAccountNetworksAtom)
  return client.store
    .get(networksAtom)
    .filter(({ chainNamespace, id }) => chainNamespace === 'eip155' && smart?.includes(Number(id)))
    .map(({ caipNetworkId }) => `${caipNetworkId}:${address}`)
}
/** Has the sessions that are shown read again. */
function refreshSessions(client) {
  getQueryClient(client)
    .then(queryClient =>
      queryClient.invalidateQueries({ queryKey: ['latchkit', client.uid, 'smartSessions'] }),
    )
    .catch(error => client.logger.info('The sessions could not be read again', { error }))
}
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
async function grantPermissions(client, parameters) {
  const wallet = getWallet(client)
  const [{ checkGrant }, { readGranted }] = await Promise.all([
    importWithRetry(() => import('./checkGrant.DiTxv6ZO.js')),
    importWithRetry(() => import('./readPermissions.B_h4qxr6.js')),
  ])
  checkGrant(parameters, Math.floor(Date.now() / 1e3))
  const address = parameters.address ?? wallet.address
  const request = {
    ...parameters,
    address,
    chainId: toChainId(client, parameters.chainId),
  }
  const granted = readGranted(await ask(wallet, request), request)
  if (wallet.connector.type === 'auth' && client.config.gateway)
    for (const { pci, context, dependencies, chainId, address: account } of granted)
      deliver(client, {
        pci,
        path: `v1/sessions/eip155:${Number(chainId)}:${account}`,
        isRevocation: false,
        body: {
          context,
          dependencies,
        },
      })
  refreshSessions(client)
  return granted
}
function toChainId(client, chainId) {
  const shown = client.store.get(networkStatesAtom).eip155?.network?.caipNetworkId
  const wanted = chainId === void 0 ? shown : `eip155:${Number(chainId)}`
  const network = client.store.get(networksAtom).find(({ caipNetworkId }) => caipNetworkId === wanted)
  if (!network) throw new NetworkNotFoundError({ caipNetworkId: wanted ?? 'eip155' })
  return `0x${Number(network.id).toString(16)}`
}
async function ask(wallet, asked) {
  const { address, chainId, expiry, signer, permissions, policies } = asked
  const grant = () =>
    wallet.request('wallet_grantPermissions', [
      JSON.parse(
        JSON.stringify({
          chainId,
          address,
          expiry,
          signer,
          permissions,
          policies,
        }),
      ),
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
    rules: [
      {
        type: 'expiry',
        data: { timestamp: expiry },
      },
    ],
  }))
  return await askOr(
    () => wallet.request('wallet_requestExecutionPermissions', JSON.parse(JSON.stringify(requests))),
    grant,
  )
}
/** Whether a permission may become several, which the response of ERC-7715 cannot express. */
function isSeveral({ type, data }) {
  if (type === 'erc721-token-transfer') return data.tokenIds.length > 1
  return type === 'contract-call' && 'functions' in data && data.functions.length > 1
}
/** The current name of a permission of an older draft. */
function toCurrent(permission) {
  const { type, data } = permission
  if (type === 'native-token-recurring-allowance')
    return {
      type: 'native-token-periodic',
      data: toPeriodic(data),
    }
  if (type === 'erc20-recurring-allowance')
    return {
      type: 'erc20-token-periodic',
      data: {
        tokenAddress: data.token,
        ...toPeriodic(data),
      },
    }
  return {
    type,
    data,
  }
}
var toPeriodic = ({ allowance: periodAmount, period: periodDuration, start: startTime }) => ({
  periodAmount,
  periodDuration,
  startTime,
})
/**
 * Options for a query of the sessions of the active account. Fresh for 10 seconds, and until permissions are granted or
 * revoked.
 *
 * @throws ActionNotAllowedError `permissions/not-allowed`, while `features.smartSessions` is off
 * @throws UnauthorizedError `rpc/unauthorized`
 *
 * @example
 * useQuery(smartSessionsQueryOptions(client))
 */
function smartSessionsQueryOptions(client) {
  const { address = '', connector } = client.store.get(accountsAtom).eip155 ?? {}
  return {
    queryKey: ['latchkit', client.uid, 'smartSessions', connector?.id ?? '', address],
    queryFn: ({ signal }) => getSmartSessions(client, { signal }),
    staleTime: 1e4,
  }
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
async function revokePermissions(client, { context, chainId }) {
  const wallet = getWallet(client)
  if (!isBytes(context)) throw new InvalidPermissionsError({ reason: 'A context is bytes in hex, from 0x.' })
  const { toPci } = await importWithRetry(() => import('./readPermissions.B_h4qxr6.js'))
  const isEmbedded = wallet.connector.type === 'auth'
  if (isEmbedded && chainId !== void 0) {
    const caipNetworkId = `eip155:${Number(chainId)}`
    const network = client.store.get(networksAtom).find(one => one.caipNetworkId === caipNetworkId)
    if (!network) throw new NetworkNotFoundError({ caipNetworkId })
    if (wallet.caipNetworkId !== caipNetworkId) await switchNetwork(client, { network })
  }
  const answer = await wallet.request('wallet_revokeExecutionPermission', { permissionContext: context })
  const said = Object(answer)
  const transactionHash = isBytes(said.transactionHash) ? said.transactionHash : void 0
  const pci = toPci(context)
  if (isEmbedded && isBytes(said.signature) && client.config.gateway)
    deliver(client, {
      pci,
      path: `v1/sessions/${wallet.address}/revoke`,
      isRevocation: true,
      body: {
        pci,
        signature: said.signature,
      },
    })
  refreshSessions(client)
  return {
    pci,
    transactionHash,
  }
}
var isBytes = value => typeof value === 'string' && /^0x([\da-f]{2})+$/i.test(value)
// ../../packages/react/dist/page/testIds/permissionTestIds.js
/** Test ids of permissions and sessions. */
var permissionTestIds = {
  /** A session, by its pci. In the list its `data-status` is `active`, `expired` or `revoked`. */
  session: pci => `session-${pci}`,
  sessionsEmpty: 'sessions-empty',
  sessionRevoke: pci => `session-revoke-${pci}`,
  sessionConfirm: pci => `session-confirm-${pci}`,
  sessionKeep: pci => `session-keep-${pci}`,
  createdClose: 'session-created-close',
  createdShow: 'session-created-show',
}

export {
  grantPermissions as n,
  InvalidPermissionsError as a,
  permissionTestIds as t,
  revokePermissions as r,
  smartSessionsQueryOptions as i,
  UnsupportedPermissionError as o,
}
