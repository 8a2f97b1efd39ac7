import type { Client } from '../../types/client.js'
import { disconnect } from '../connection/disconnect.js'
import { endLogin } from './endLogin.js'
import { frameConnectorId } from './frameConnector.js'
import { frameStorage } from './frameStorage.js'
import { openFrame } from './openFrame.js'

/**
 * Signs out of the embedded wallet and disconnects it in every namespace. What is kept of the login is removed whatever
 * the frame answers. An app that only disconnects the wallet does the same.
 *
 * @throws DisconnectFailedError `connection/disconnect-failed`
 *
 * @example
 * await signOut(client)
 */
export async function signOut(client: Client): Promise<void> {
  const opened = await openFrame(client).catch(error => {
    client.logger.warn('The secure frame did not receive the sign-out.', { error })
  })
  if (opened) await endLogin(client, opened.client)
  else frameStorage(client).clear()
  await disconnect(client, { connectorId: frameConnectorId })
}
