import type { Client } from '../../types/client.js'
import { openFrame } from './openFrame.js'

/** Restores a remembered login when the client starts. Never rejects. */
export async function restoreAtStart(client: Client): Promise<void> {
  if (!client.config.reconnect) return
  try {
    // The adapters restore by the session that they get here.
    await openFrame(client)
  } catch (error) {
    client.logger.warn('The secure frame could not be loaded.', { error })
  }
}
