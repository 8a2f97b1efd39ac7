import { getStore } from '../../client/internal.js'
import type { Client } from '../../types/client.js'
import { emailFlowAtom, frameLoginAtom } from './atoms.js'
import { emailUpdateFlowAtom } from './emailUpdate.js'
import { FrameSignOutError } from './errors.js'
import { frameStorage } from './frameStorage.js'
import type { SecureFrameClient } from './types.js'

/**
 * Removes the login here immediately, then ends it in the frame. Does nothing without a login, active or remembered.
 *
 * @throws FrameSignOutError `frame/sign-out-failed`
 */
export async function endLogin(client: Client, frame: SecureFrameClient): Promise<void> {
  const store = getStore(client)
  const storage = frameStorage(client)
  // The frame still has a login that could not be restored.
  const wasSignedIn = store.get(frameLoginAtom) ?? storage.get('emailLoginUsed')
  storage.clear()
  store.set(emailFlowAtom, undefined)
  store.set(emailUpdateFlowAtom, undefined)
  if (!wasSignedIn) return
  store.set(frameLoginAtom, undefined)
  await frame.request('SIGN_OUT').catch(cause => {
    throw new FrameSignOutError({ cause })
  })
}
