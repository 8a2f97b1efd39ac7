import { getStore } from '../../../client/internal.js'
import type { Client } from '../../../types/client.js'
import { frameLoginAtom } from '../atoms.js'
import { frameStorage } from '../frameStorage.js'
import { openFrame } from '../openFrame.js'
import { refreshAccounts } from './followNetwork.js'
import { readSmartAccountNetworks } from './readSmartAccountNetworks.js'
import { isSmartAccountNetwork, listAccounts } from './readUser.js'

/**
 * Asks the secure frame again which eip155 chains have smart accounts, for instance after it could not be asked. The
 * active account follows. Returns no chain when the frame cannot be asked, with `secureFrame.smartAccounts: false`, and
 * while no login was ever used, which loads no frame. Rejects only when `signal` is aborted.
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
