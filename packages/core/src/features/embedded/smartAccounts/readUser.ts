import { getStore } from '../../../client/internal.js'
import type { Client } from '../../../types/client.js'
import type { CaipNetworkId } from '../../../types/namespace.js'
import { getPreferredAccountType } from '../../connection/start/getPreferredAccountType.js'
import { smartAccountNetworksAtom } from '../../networks/smartAccountNetworksAtom.js'
import { toChainId } from '../frameStorage.js'
import type { FrameUser, SecureFrameClient } from '../types.js'

type FrameAccount = NonNullable<FrameUser['accounts']>[number]

/**
 * Reads the user on a network. On eip155 it has both accounts on chains with smart accounts. The frame is shown if the user
 * has to recover the key first.
 */
export async function readUser(
  client: Client,
  frame: SecureFrameClient,
  caipNetworkId: CaipNetworkId,
  {
    listed,
    signal,
  }: {
    /** Until the chains with smart accounts are known. */
    readonly listed?: Promise<unknown> | undefined
    readonly signal?: AbortSignal | undefined
  } = {},
): Promise<FrameUser> {
  const chainId = toChainId(caipNetworkId)
  if (typeof chainId === 'string') return frame.request('GET_USER', { chainId }, { signal })
  const preferredAccountType = getEmbeddedAccountType(client)
  // A frame may answer with a network other than the requested network.
  const user = {
    ...(await frame.request('GET_USER', { chainId, preferredAccountType }, { signal })),
    chainId,
  }
  await listed
  if (!isSmartAccountNetwork(client, chainId) || listAccounts(user).some(isSmart)) return user
  try {
    const { address, isDeployed } = await frame.request('INIT_SMART_ACCOUNT', undefined, { signal })
    const accounts = [...listAccounts(user), { address, type: 'smartAccount' as const }]
    return { ...user, accounts, smartAccountDeployed: isDeployed }
  } catch (error) {
    if (signal?.aborted) throw error
    client.logger.warn('The smart account was not read.', { error })
    return user
  }
}

/** The user with the shown account: the preferred account, and the eoa on a chain without smart accounts. */
export function showUser(client: Client, user: FrameUser): FrameUser {
  const hasSmart = isSmartAccountNetwork(client, user.chainId)
  const accounts = listAccounts(user).filter(account => hasSmart || !isSmart(account))
  const wanted = getEmbeddedAccountType(client)
  const shown = accounts.find(({ type }) => type === wanted) ?? accounts.find(({ type }) => type === 'eoa')
  if (!shown) return user
  const smartAccountDeployed = accounts.some(isSmart) && user.smartAccountDeployed === true
  return { ...user, accounts, address: shown.address, smartAccountDeployed }
}

/** The account type that the embedded wallet shows on eip155 if there are both. */
export function getEmbeddedAccountType(client: Client): FrameAccount['type'] {
  const isOff = client.config.secureFrame?.smartAccounts === false
  const wanted = getPreferredAccountType(client, { namespace: 'eip155' })
  return !isOff && wanted === 'smartAccount' ? wanted : 'eoa'
}

export function isSmartAccountNetwork(client: Client, chainId: number | string): boolean {
  return getStore(client).get(smartAccountNetworksAtom)?.includes(Number(chainId)) ?? false
}

/** The accounts of a user; a frame without smart accounts may return only an address. */
export function listAccounts({
  accounts,
  address,
  preferredAccountType,
}: FrameUser): readonly FrameAccount[] {
  return accounts ?? [{ address, type: preferredAccountType ?? 'eoa' }]
}

function isSmart({ type }: FrameAccount): boolean {
  return type === 'smartAccount'
}
