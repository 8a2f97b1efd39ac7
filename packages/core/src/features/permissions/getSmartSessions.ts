import type { Client } from '../../types/client.js'
import type { CaipAddress } from '../../types/namespace.js'
import { importWithRetry } from '../connection/start/importWithRetry.js'
import { smartAccountNetworksAtom } from '../networks/smartAccountNetworksAtom.js'
import { networksAtom } from '../networks/start/atoms.js'
import { readKept, startDelivery } from './delivery/delivery.js'
import { getGrantedPermissions } from './getGrantedPermissions.js'
import { getWallet } from './getWallet.js'
import type { SmartSession } from './types.js'

/** Return type of {@link getSmartSessions}: active sessions first, the newest first. */
export type GetSmartSessionsReturnType = readonly SmartSession[]

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
export async function getSmartSessions(
  client: Client,
  { signal }: { readonly signal?: AbortSignal | undefined } = {},
): Promise<GetSmartSessionsReturnType> {
  const { address, connector } = getWallet(client)
  const { fetchSessions } = await importWithRetry(() => import('./lazy/readPermissions.js'))
  // Read before the request to the gateway: a revocation may be delivered after its response.
  const revoked = new Set(
    readKept(client).flatMap(({ pci, isRevocation }) => (isRevocation ? [pci.toLowerCase()] : [])),
  )
  startDelivery(client)
  // Only grants of the embedded wallet are registered.
  const isKept = connector.type === 'auth' && client.config.gateway !== undefined
  const accounts = isKept ? listAccounts(client, address) : []
  const [granted, ...registered] = await Promise.all([
    getGrantedPermissions(client),
    ...accounts.map(account => fetchSessions(client, { address: account, signal })),
  ])
  const sessions = new Map(registered.flat().map(session => [session.pci.toLowerCase(), session]))
  for (const { to: signer, address: account, delegationManager, dependencies, ...given } of granted) {
    if (account.toLowerCase() !== address.toLowerCase() || sessions.has(given.pci)) continue
    const caipNetworkId = `eip155:${Number(given.chainId)}` as const
    const known = { address: `${caipNetworkId}:${account}`, caipNetworkId, signer, status: 'active' } as const
    sessions.set(given.pci, { ...given, ...known, createdAt: undefined, project: undefined })
  }
  const now = Date.now() / 1000
  const read = Array.from(sessions.values(), (session): SmartSession => {
    if (revoked.has(session.pci.toLowerCase())) return { ...session, status: 'revoked' }
    const isOver = session.status === 'active' && session.expiry !== undefined && session.expiry <= now
    return isOver ? { ...session, status: 'expired' } : session
  })
  const rank = ({ status, createdAt = Number.MAX_SAFE_INTEGER }: SmartSession) =>
    status === 'active' ? createdAt : createdAt - Number.MAX_SAFE_INTEGER
  return read.sort((one, other) => rank(other) - rank(one))
}

function listAccounts(client: Client, address: string): readonly CaipAddress[] {
  const smart = client.store.get(smartAccountNetworksAtom)
  return client.store
    .get(networksAtom)
    .filter(({ chainNamespace, id }) => chainNamespace === 'eip155' && smart?.includes(Number(id)))
    .map(({ caipNetworkId }): CaipAddress => `${caipNetworkId}:${address}`)
}
