import { getStore } from '../../client/internal.js'
import type { Client } from '../../types/client.js'
import { frameLoginAtom } from './atoms.js'
import { frameStorage } from './frameStorage.js'
import { readLogin } from './readLogin.js'
import type { SecureFrameClient } from './types.js'

/**
 * Asks the frame whether a remembered login stands. Never used: not connected, without a request. The frame says no: the
 * remembered data is removed. It cannot be reached: not connected, and the data is kept for the next load.
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
    // Somebody may have signed out meanwhile, or in.
    if (storage.get('emailLoginUsed') && !store.get(frameLoginAtom)) store.set(frameLoginAtom, login)
    return Boolean(store.get(frameLoginAtom))
  } catch (error) {
    client.logger.warn('The login of the embedded wallet was not restored.', { error })
    return false
  }
}
