import { getStore } from '../../client/internal.js'
import type { Client } from '../../types/client.js'
import { requestLink } from '../wallets/requestLink.js'
import { walletConnectSessionAtom } from './atoms.js'
import { NoSessionError } from './errors.js'
import { openProtocol } from './openProtocol.js'
import { toRequestError } from './toRequestError.js'
import type { WalletConnectRequest, WalletConnectSession } from './types.js'

/** Asks the wallet of the session, and opens its app where the person opened it by a link. */
export async function requestSession(client: Client, parameters: WalletConnectRequest): Promise<unknown> {
  const { caipNetworkId, method, params, signal } = parameters
  const session = getStore(client).get(walletConnectSessionAtom)
  if (!session) throw new NoSessionError({ caipNetworkId })
  const protocol = await openProtocol(client)
  try {
    return await protocol.request({
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
  // Without the focus the person is not here, and the tab would be taken somewhere behind their back.
  if (!link || sessionConfig?.disableDeepLink || !platform.hasFocus()) return
  const opening = requestLink({ href: link.href, requestId, topic, platform })
  if (opening) platform.openLink(opening.href, opening.target)
}
