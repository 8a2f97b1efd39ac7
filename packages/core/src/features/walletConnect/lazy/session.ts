import { getStore } from '../../../client/internal.js'
import type { Client } from '../../../types/client.js'
import { requestLink } from '../../wallets/links/requestLink.js'
import { NoSessionError } from '../errors.js'
import { sessionKey, walletConnectSessionAtom } from '../start/atoms.js'
import type { UsedSession, WalletConnectRequest, WalletConnectSession } from '../types.js'
import { readStored, readUsed, setUsed } from '../usedSession.js'
import { openWalletConnect } from './openWalletConnect.js'
import { toRequestError } from './toRequestError.js'

export type RestoreSessionParameters = {
  /** Whether a session that is absent is forgotten. Another tab may have a session that storage did not accept. */
  readonly forget?: boolean | undefined
}

/** Restores the remembered session unless the wallet ended it, and delivers session ends that wallets missed. */
export async function restoreSession(
  client: Client,
  { forget = true }: RestoreSessionParameters = {},
): Promise<UsedSession | undefined> {
  const walletConnect = await openWalletConnect(client)
  const sessions = await walletConnect.restore()
  const { topic, usedIn } = readStored(client)
  const isGiven = client.config.walletConnect?.client !== undefined
  const found = sessions.find(session => session.topic === topic) ?? (isGiven ? sessions[0] : undefined)
  if (found && found.topic !== topic) {
    setUsed(client, found)
    return found
  }
  const session = found && { ...found, usedIn }
  if (session) getStore(client).set(walletConnectSessionAtom, session)
  else if (forget) client.storage.remove(sessionKey(client))
  return session
}

/** Sends a request to the wallet of the session, and opens its app if the user opened it by a link. */
export async function requestSession(client: Client, parameters: WalletConnectRequest): Promise<unknown> {
  const { caipNetworkId, method, params, signal } = parameters
  const session = getStore(client).get(walletConnectSessionAtom)
  if (!session) throw new NoSessionError({ caipNetworkId })
  const walletConnect = await openWalletConnect(client)
  try {
    return await walletConnect.request({
      topic: session.topic,
      chainId: caipNetworkId,
      request: { method, params },
      signal,
      onSent: ({ id }) => openWallet(client, session, id),
    })
  } catch (error) {
    throw toRequestError(error)
  }
}

function openWallet({ platform }: Client, session: WalletConnectSession, requestId: number): void {
  const { link, sessionConfig, topic } = session
  // Without the focus the user is elsewhere, and would not notice that the tab is replaced.
  if (!link || sessionConfig?.disableDeepLink || !platform.hasFocus()) return
  const opening = requestLink({ href: link.href, requestId, topic, platform })
  if (opening) platform.openLink(opening.href, opening.target)
}

/** Ends the session in use; its state is cleared before the wallet is notified. */
export async function disconnectSession(client: Client): Promise<void> {
  const store = getStore(client)
  const { topic } = readUsed(client)
  client.storage.remove(sessionKey(client))
  store.set(walletConnectSessionAtom, undefined)
  if (!topic) return
  const walletConnect = await openWalletConnect(client)
  await walletConnect.disconnect({ topic })
}
