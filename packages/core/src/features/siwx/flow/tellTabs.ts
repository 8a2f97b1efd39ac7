import type { Client } from '../../../types/client.js'
import { changedKey } from './changedKey.js'
import { createNonce } from './createNonce.js'

/** Makes the other tabs look for their sessions again. */
export function tellTabs(client: Client): void {
  client.storage.set(changedKey(client), createNonce())
}
