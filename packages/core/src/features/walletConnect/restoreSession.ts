import { getStore } from '../../client/internal.js'
import type { Client } from '../../types/client.js'
import { walletConnectSessionAtom } from './atoms.js'
import { openProtocol } from './openProtocol.js'
import { sessionKey } from './sessionKey.js'
import type { WalletConnectSession } from './types.js'

export type RestoreSessionParameters = {
  /** Whether a session that is not there is forgotten. Another tab may have one that storage did not take. */
  readonly forget?: boolean | undefined
}

/** Takes up the remembered session, unless the wallet ended it meanwhile, and tells wallets of ends they missed. */
export async function restoreSession(
  client: Client,
  { forget = true }: RestoreSessionParameters = {},
): Promise<WalletConnectSession | undefined> {
  const store = getStore(client)
  const protocol = await openProtocol(client)
  const sessions = await protocol.restore()
  const topic = client.storage.get(sessionKey(client))
  const session = sessions.find(session => session.topic === topic)
  if (session) store.set(walletConnectSessionAtom, session)
  else if (forget) client.storage.remove(sessionKey(client))
  return session
}
