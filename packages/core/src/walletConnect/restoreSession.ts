import { getStore } from '../client/internal.js'
import type { Client } from '../types/client.js'
import { walletConnectSessionAtom } from './atoms.js'
import { openProtocol } from './openProtocol.js'
import { sessionKey } from './sessionKey.js'
import type { WalletConnectSession } from './types.js'

/** Takes up the remembered session, unless the wallet ended it meanwhile. */
export async function restoreSession(client: Client): Promise<WalletConnectSession | undefined> {
  const store = getStore(client)
  const protocol = await openProtocol(client)
  const sessions = await protocol.restore()
  const topic = client.storage.get(sessionKey(client))
  const session = sessions.find(session => session.topic === topic)
  if (!session) client.storage.remove(sessionKey(client))
  store.set(walletConnectSessionAtom, session)
  return session
}
