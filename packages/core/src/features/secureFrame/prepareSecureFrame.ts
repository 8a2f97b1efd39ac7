import type { Client } from '../../types/client.js'
import { leftRequest } from '../requests/leftRequest.js'
import { frameStorage } from './frameStorage.js'
import { returnFromApproval } from './openApprovalPage.js'
import { loadFrame, openFrame } from './openFrame.js'
import { returnFromSocial } from './openSocialPage.js'
import { toFrameError } from './toFrameError.js'

/**
 * Loads the secure frame before it is needed, for instance when the user is about to sign in. Resolves when it answers.
 *
 * @throws FrameUnavailableError `frame/unavailable`
 * @throws FrameError `frame/blocked-by-csp`, `frame/not-loaded`, `frame/invalid-url`, `frame/unsupported-version`
 *
 * @example
 * input.onfocus = () => prepareSecureFrame(client).catch(() => {})
 */
export async function prepareSecureFrame(client: Client): Promise<void> {
  const { client: frame } = await loadFrame(client)
  await frame.ready().catch(error => {
    throw toFrameError(error)
  })
}

/** Restores a remembered login when the client starts, and returns whether there is one. Never rejects. */
export async function restoreAtStart(client: Client): Promise<boolean> {
  if (await returnFromSocial(client)) return true
  if (leftRequest(client).read()) void readReturned(client)
  // Whoever left for a provider and came back without a login has none to restore.
  if (!client.config.reconnect || !frameStorage(client).get('emailLoginUsed')) return false
  try {
    // The adapters restore by the session that they get here.
    await openFrame(client)
    return true
  } catch (error) {
    client.logger.warn('The secure frame could not be loaded.', { error })
    return false
  }
}

async function readReturned(client: Client): Promise<void> {
  try {
    const { client: frame } = await loadFrame(client)
    await returnFromApproval(client, frame)
  } catch (error) {
    client.logger.warn('The answer to a request could not be read.', { error })
  }
}
