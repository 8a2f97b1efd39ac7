import type { Client } from '../../types/client.js'
import { WalletConnectNotConfiguredError } from './errors.js'
import { resolveRelay } from './start/resolveRelay.js'
import { createSessionClient } from './start/sessionClient.js'
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
  if (!resolveRelay(client.config)) throw new WalletConnectNotConfiguredError()
  return createSessionClient(client).request(parameters)
}
