import { getStore } from '../../client/internal.js'
import type { Client } from '../../types/client.js'
import type { Namespace } from '../../types/namespace.js'
import { networksAtom } from '../networks/atoms.js'
import { getNamespaceSupport } from '../networks/support.js'
import { frameStorage, toChainId } from './frameStorage.js'
import type { FrameLogin, FrameUser, SecureFrameClient } from './types.js'

/** The namespaces that the embedded wallet has accounts in and the client an adapter for. */
export function frameNamespaces({ adapters }: Pick<Client, 'adapters'>): readonly Namespace[] {
  return adapters.map(({ namespace }) => namespace).filter(namespace => getNamespaceSupport(namespace).auth)
}

/** Reads the user of each namespace. The frame is shown when the user has to recover the key first. */
export async function readLogin(
  client: Client,
  frame: SecureFrameClient,
  signal?: AbortSignal | undefined,
): Promise<FrameLogin> {
  const networks = getStore(client).get(networksAtom)
  const storage = frameStorage(client)
  const last = storage.get('lastUsedChain')
  const users: { [namespace in Namespace]?: FrameUser } = {}
  for (const namespace of frameNamespaces(client)) {
    const own = networks.filter(({ chainNamespace }) => chainNamespace === namespace)
    const network = own.find(({ caipNetworkId }) => caipNetworkId === last) ?? own[0]
    // One after the other: the first may show the frame.
    if (!network) continue
    const chainId = toChainId(network.caipNetworkId)
    const wanted = client.config.defaultAccountTypes[namespace]
    const preferredAccountType =
      namespace === 'eip155' && (wanted === 'eoa' || wanted === 'smartAccount') ? wanted : undefined
    const payload = { chainId, ...(preferredAccountType && { preferredAccountType }) }
    const user = await frame.request('GET_USER', payload, { signal })
    // Where the secure site has no smart accounts it answers by the standard one, which counts then.
    if (preferredAccountType) storage.set('preferredAccountType', user.preferredAccountType ?? typeOf(user))
    users[namespace] = user
  }
  return { users }
}

function typeOf({ accounts, address }: FrameUser): 'eoa' | 'smartAccount' {
  return accounts?.find(account => account.address === address)?.type ?? 'eoa'
}
