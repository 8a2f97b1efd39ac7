import { getStore } from '../../client/internal.js'
import { isError } from '../../errors/BaseError.js'
import type { Client } from '../../types/client.js'
import type { CaipNetworkId, Namespace } from '../../types/namespace.js'
import { networksAtom } from '../networks/start/atoms.js'
import { getNamespaceSupport } from '../networks/support.js'
import { frameLoginAtom } from './atoms.js'
import { frameStorage } from './frameStorage.js'
import {
  readSmartAccountNetworks,
  restoreSmartAccountNetworks,
} from './smartAccounts/readSmartAccountNetworks.js'
import { getEmbeddedAccountType, readUser, showUser } from './smartAccounts/readUser.js'
import { toFrameError } from './toFrameError.js'
import type { FrameLogin, FrameUser, SecureFrameClient } from './types.js'

/** Namespaces in which the embedded wallet has accounts and the client has an adapter. */
export function frameNamespaces({ adapters }: Pick<Client, 'adapters'>): readonly Namespace[] {
  return adapters.map(({ namespace }) => namespace).filter(namespace => getNamespaceSupport(namespace).auth)
}

/**
 * Reads the user of each namespace, on the last used network, or on the first one that the site serves. The frame is shown
 * if the user has to recover the key first.
 */
export async function readLogin(
  client: Client,
  frame: SecureFrameClient,
  signal?: AbortSignal | undefined,
): Promise<FrameLogin> {
  const users: { [namespace in Namespace]?: FrameUser } = {}
  const namespaces = frameNamespaces(client)
  let listed: Promise<unknown> | undefined
  if (namespaces.includes('eip155')) {
    restoreSmartAccountNetworks(client)
    listed = readSmartAccountNetworks(client, frame, signal)
    // It rejects when the login is abandoned, and so does the concurrent request of the user.
    listed.catch(() => {})
  }
  for (const namespace of namespaces) {
    // Sequentially: the first request may show the frame.
    const user = await readServedUser(client, frame, namespace, { listed, signal })
    if (user) users[namespace] = namespace === 'eip155' ? showUser(client, user) : user
  }
  return { users }
}

/**
 * Reads the user on the first network that the site serves, and without a network if it serves none. Undefined for a
 * namespace beside eip155 whose networks are not served, and without networks.
 */
async function readServedUser(
  client: Client,
  frame: SecureFrameClient,
  namespace: Namespace,
  options: Parameters<typeof readUser>[3] & object,
): Promise<FrameUser | undefined> {
  let refused: unknown
  for (const caipNetworkId of loginNetworks(client, namespace))
    try {
      return await readUser(client, frame, caipNetworkId, options)
    } catch (error) {
      if (!isError(toFrameError(error), 'rpc/unrecognized-chain')) throw error
      refused = error
    }
  if (!refused) return undefined
  client.logger.warn('The secure site serves no network of the app.', { namespace, error: refused })
  if (namespace !== 'eip155') {
    if (frameNamespaces(client).length === 1) throw refused
    return undefined
  }
  // The accounts of eip155 are the same on every network.
  const preferredAccountType = getEmbeddedAccountType(client)
  return frame.request('GET_USER', { preferredAccountType }, { signal: options.signal })
}

/** The networks on which a login is read, in order: the last used network, then those of the namespace. */
export function loginNetworks(client: Client, namespace: Namespace): readonly CaipNetworkId[] {
  const store = getStore(client)
  const own = store.get(networksAtom).filter(({ chainNamespace }) => chainNamespace === namespace)
  const known = store.get(frameLoginAtom)?.users.eip155
  // A refetched login stays on its network.
  const wanted =
    namespace === 'eip155' && known ? `eip155:${known.chainId}` : frameStorage(client).get('lastUsedChain')
  return own
    .map(({ caipNetworkId }) => caipNetworkId)
    .sort((a, b) => Number(b === wanted) - Number(a === wanted))
}
