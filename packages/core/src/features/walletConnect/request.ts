import type { Client } from '../../types/client.js'
import { requireSessionClient } from './sessionClient.js'
import type { WalletConnectRequest } from './types.js'

/** Parameters of {@link request}. */
export type RequestParameters = WalletConnectRequest

/**
 * Sends a request to the wallet of the WalletConnect session on one network, in the wallet's own terms. The response is
 * not validated: check it.
 *
 * @throws NoSessionError `connection/no-session`
 * @throws UserRejectedError `rpc/user-rejected`
 * @throws WalletConnectNotConfiguredError `connection/protocol-not-configured`
 *
 * @example
 * await request(client, { caipNetworkId: 'eip155:1', method: 'personal_sign', params: [hex, address] })
 */
export async function request(client: Client, parameters: RequestParameters): Promise<unknown> {
  return requireSessionClient(client).request(parameters)
}
