import { createOwned, getStore } from '../../../client/internal.js'
import type { Client } from '../../../types/client.js'
import type { CaipNetworkId } from '../../../types/namespace.js'
import { smartAccountNetworksAtom } from '../../networks/smartAccountNetworksAtom.js'
import { frameLoginAtom } from '../atoms.js'
import { toChainId } from '../frameStorage.js'
import type { FrameUser, SecureFrameClient } from '../types.js'
import { listAccounts, readUser, showUser } from './readUser.js'

const turns = /*#__PURE__*/ createOwned('smartAccounts.turn', () => ({ last: 0 }))

/**
 * Refetches the user on an eip155 network, and shows the accounts unless a later network or the sign-out was faster.
 * Returns the user.
 */
export async function loadAccounts(
  client: Client,
  frame: SecureFrameClient,
  caipNetworkId: CaipNetworkId,
): Promise<FrameUser> {
  const isLast = beginTurn(client)
  const user = await readUser(client, frame, caipNetworkId)
  if (isLast()) putUser(client, user)
  return user
}

/** The same where a failure must not be one of the caller: the eoa is shown then, which is the same on every network. */
export async function refreshAccounts(
  client: Client,
  frame: SecureFrameClient,
  caipNetworkId: CaipNetworkId,
): Promise<void> {
  const known = getStore(client).get(frameLoginAtom)?.users.eip155
  const chainId = toChainId(caipNetworkId)
  if (!known || typeof chainId === 'string') return
  const loading = loadAccounts(client, frame, caipNetworkId)
  const isLast = sameTurn(client)
  await loading.catch(error => {
    client.logger.warn('The accounts of this network were not read.', { error })
    const accounts = listAccounts(known).filter(({ type }) => type === 'eoa')
    if (isLast()) putUser(client, { ...known, chainId, accounts })
  })
}

/** Follows a switch of the network. Asks the frame only where smart accounts make a difference. Never rejects. */
export async function followNetwork(
  client: Client,
  frame: SecureFrameClient,
  caipNetworkId: CaipNetworkId,
): Promise<void> {
  const store = getStore(client)
  const user = store.get(frameLoginAtom)?.users.eip155
  const chainId = toChainId(caipNetworkId)
  if (!user || typeof chainId === 'string') return
  // Also when it is a switch back: the other network may still be read.
  beginTurn(client)
  if (user.chainId === chainId) return
  if (store.get(smartAccountNetworksAtom)?.length) await refreshAccounts(client, frame, caipNetworkId)
  else putUser(client, { ...user, chainId })
}

/** Marks pending reads as outdated, so that their results are not shown. */
function beginTurn(client: Client): () => boolean {
  turns(client).last += 1
  return sameTurn(client)
}

/** Returns whether nothing newer has begun since. */
function sameTurn(client: Client): () => boolean {
  const { last } = turns(client)
  return () => turns(client).last === last
}

/** Shows a user as that of the login on eip155, unless the login has ended or belongs to another user. */
export function putUser(client: Client, user: FrameUser): void {
  const store = getStore(client)
  const login = store.get(frameLoginAtom)
  const known = login?.users.eip155
  if (!known || toEoa(known) !== toEoa(user)) return
  store.set(frameLoginAtom, { users: { ...login.users, eip155: showUser(client, user) } })
}

function toEoa(user: FrameUser): string | undefined {
  return listAccounts(user)
    .find(({ type }) => type === 'eoa')
    ?.address.toLowerCase()
}
