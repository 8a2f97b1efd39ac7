import type { Client } from '../../types/client.js'
import { requireLine } from './requireLine.js'
import type { WalletConnectRequest } from './types.js'

/** Parameters of {@link request}. */
export type RequestParameters = WalletConnectRequest

/**
 * Asks the wallet of the protocol session on one network, in the wallet's own terms. What comes back is the wallet's
 * word: check it.
 *
 * @throws NoSessionError `connection/no-session`
 * @throws UserRejectedError `rpc/user-rejected`
 * @throws WalletConnectNotConfiguredError `connection/protocol-not-configured`
 *
 * @example
 * await request(client, { caipNetworkId: 'eip155:1', method: 'personal_sign', params: [hex, address] })
 */
export async function request(client: Client, parameters: RequestParameters): Promise<unknown> {
  return requireLine(client).request(parameters)
}
