import { getStore } from '../../client/internal.js'
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
import { readUser, showUser } from './smartAccounts/readUser.js'
import type { FrameLogin, FrameUser, SecureFrameClient } from './types.js'

/** Namespaces in which the embedded wallet has accounts and the client has an adapter. */
export function frameNamespaces({ adapters }: Pick<Client, 'adapters'>): readonly Namespace[] {
  return adapters.map(({ namespace }) => namespace).filter(namespace => getNamespaceSupport(namespace).auth)
}

/** Reads the user of each namespace, on the last used network. The frame is shown if the user has to recover the key first. */
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
    const caipNetworkId = loginNetwork(client, namespace)
    // Sequentially: the first request may show the frame.
    if (!caipNetworkId) continue
    const user = await readUser(client, frame, caipNetworkId, { listed, signal })
    users[namespace] = namespace === 'eip155' ? showUser(client, user) : user
  }
  return { users }
}

/** The network on which a login is read first: the last used network, else the first of the namespace. */
export function loginNetwork(client: Client, namespace: Namespace): CaipNetworkId | undefined {
  const store = getStore(client)
  const own = store.get(networksAtom).filter(({ chainNamespace }) => chainNamespace === namespace)
  const known = store.get(frameLoginAtom)?.users.eip155
  // A refetched login stays on its network.
  const wanted =
    namespace === 'eip155' && known ? `eip155:${known.chainId}` : frameStorage(client).get('lastUsedChain')
  return (own.find(({ caipNetworkId }) => caipNetworkId === wanted) ?? own[0])?.caipNetworkId
}
