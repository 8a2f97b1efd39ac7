import { getStore } from '../../client/internal.js'
import type { Client } from '../../types/client.js'
import { frameLoginAtom } from './atoms.js'
import { frameStorage } from './frameStorage.js'
import { readLogin } from './readLogin.js'
import type { SecureFrameClient } from './types.js'

/**
 * Asks the frame whether a remembered login is valid. Never used: not connected, without a request. Invalid: the remembered
 * data is removed. Unreachable: not connected, and the data is kept for the next load.
 */
export async function restoreLogin(client: Client, frame: SecureFrameClient): Promise<boolean> {
  const store = getStore(client)
  if (store.get(frameLoginAtom)) return true
  const storage = frameStorage(client)
  if (!storage.get('emailLoginUsed')) return false
  try {
    const { isConnected } = await frame.request('IS_CONNECTED')
    if (!isConnected) {
      storage.clear()
      return false
    }
    const login = await readLogin(client, frame)
    // The user may have signed out or in meanwhile.
    if (storage.get('emailLoginUsed') && !store.get(frameLoginAtom)) store.set(frameLoginAtom, login)
    return Boolean(store.get(frameLoginAtom))
  } catch (error) {
    client.logger.warn('The login of the embedded wallet was not restored.', { error })
    return false
  }
}
