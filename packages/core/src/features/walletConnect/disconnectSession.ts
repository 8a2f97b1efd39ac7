import { getStore } from '../../client/internal.js'
import type { Client } from '../../types/client.js'
import { walletConnectSessionAtom } from './atoms.js'
import { openProtocol } from './openProtocol.js'
import { sessionKey } from './sessionKey.js'

/** Ends the session in use; it is over here before the wallet is told. */
export async function disconnectSession(client: Client): Promise<void> {
  const store = getStore(client)
  const topic = store.get(walletConnectSessionAtom)?.topic ?? client.storage.get(sessionKey(client))
  client.storage.remove(sessionKey(client))
  store.set(walletConnectSessionAtom, undefined)
  if (!topic) return
  const protocol = await openProtocol(client)
  await protocol.disconnect({ topic })
}
