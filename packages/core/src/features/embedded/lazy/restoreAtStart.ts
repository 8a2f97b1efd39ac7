import type { Client } from '../../../types/client.js'
import { startDelivery } from '../../permissions/delivery/delivery.js'
import { leftRequest } from '../../requests/leftRequest.js'
import { frameStorage } from '../frameStorage.js'
import { returnFromApproval } from '../openApprovalPage.js'
import { loadFrame, openFrame } from '../openFrame.js'
import { returnFromSocial } from '../openSocialPage.js'

/** Restores a remembered login when the client starts. Never rejects. */
export async function restoreAtStart(client: Client): Promise<void> {
  const isRestored = await restoreLogin(client)
  // The gateway may not know yet that a session ended on the page before.
  if (isRestored && client.config.features.smartSessions) startDelivery(client)
}

/** Restores a remembered login, and returns whether there is a login. */
async function restoreLogin(client: Client): Promise<boolean> {
  if (await returnFromSocial(client)) return true
  if (leftRequest(client).read()) void readReturned(client)
  // A page that returns from a provider without a login has nothing to restore.
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
