import type { Client } from '../../types/client.js'
import { disconnect } from '../connection/disconnect.js'
import { endLogin } from './endLogin.js'
import { FrameSignOutError } from './errors.js'
import { frameConnectorId } from './frameConnector.js'
import { frameStorage } from './frameStorage.js'
import { openFrame } from './openFrame.js'

/**
 * Signs out of the embedded wallet and disconnects it in every namespace. The stored data of the login is removed
 * regardless of the frame's response. An app that only disconnects the wallet does the same.
 *
 * @throws FrameSignOutError `frame/sign-out-failed`, after everything else has ended
 * @throws DisconnectFailedError `connection/disconnect-failed`
 *
 * @example
 * await signOut(client)
 */
export async function signOut(client: Client): Promise<void> {
  try {
    await endEverywhere(client)
  } finally {
    await disconnect(client, { connectorId: frameConnectorId })
  }
}

async function endEverywhere(client: Client): Promise<void> {
  const storage = frameStorage(client)
  const opened = await openFrame(client).catch(cause => ({ cause }))
  if ('client' in opened) return endLogin(client, opened.client)
  const wasSignedIn = storage.get('emailLoginUsed')
  storage.clear()
  if (wasSignedIn) throw new FrameSignOutError({ cause: opened.cause })
}
