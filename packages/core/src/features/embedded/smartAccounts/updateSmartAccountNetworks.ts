import { getStore } from '../../../client/internal.js'
import type { Client } from '../../../types/client.js'
import { frameLoginAtom } from '../atoms.js'
import { frameStorage } from '../frameStorage.js'
import { openFrame } from '../openFrame.js'
import { refreshAccounts } from './followNetwork.js'
import { readSmartAccountNetworks } from './readSmartAccountNetworks.js'
import { isSmartAccountNetwork, listAccounts } from './readUser.js'

/**
 * Requests again from the secure frame which eip155 chains have smart accounts, for instance after a failed request. The
 * active account follows. Returns no chain if the frame is not reachable, with `secureFrame.smartAccounts: false`, and
 * before the first login, when no frame is loaded. Rejects only when `signal` is aborted.
 *
 * @example
 * const chainIds = await updateSmartAccountNetworks(client)
 */
export async function updateSmartAccountNetworks(
  client: Client,
  { signal }: { readonly signal?: AbortSignal | undefined } = {},
): Promise<readonly number[]> {
  if (client.config.secureFrame?.smartAccounts === false) return []
  if (!frameStorage(client).get('emailLoginUsed')) return []
  const frame = await openFrame(client).catch(error => {
    client.logger.warn('The secure frame could not be loaded.', { error })
  })
  if (!frame) return []
  const chainIds = await readSmartAccountNetworks(client, frame.client, signal)
  const user = getStore(client).get(frameLoginAtom)?.users.eip155
  if (!user) return chainIds
  const hasSmart = listAccounts(user).some(({ type }) => type === 'smartAccount')
  if (isSmartAccountNetwork(client, user.chainId) !== hasSmart)
    await refreshAccounts(client, frame.client, `eip155:${user.chainId}`)
  return chainIds
}
