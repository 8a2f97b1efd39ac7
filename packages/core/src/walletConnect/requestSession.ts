import { getStore } from '../client/internal.js'
import type { Client } from '../types/client.js'
import { walletConnectSessionAtom } from './atoms.js'
import { NoSessionError } from './errors.js'
import { openProtocol } from './openProtocol.js'
import { toRequestError } from './toRequestError.js'
import type { WalletConnectRequest } from './types.js'

/** Asks the wallet of the session. */
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
    })
  } catch (error) {
    throw toRequestError(error)
  }
}
