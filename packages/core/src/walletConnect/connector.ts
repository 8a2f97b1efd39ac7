import type { Connector } from '../types/connection.js'
import type { Namespace } from '../types/namespace.js'

/** Id of the protocol's connector in every namespace. */
export const walletConnectId = 'walletConnect'

/**
 * The protocol as a connector of a namespace.
 *
 * @example
 * walletConnectConnector('eip155').type // 'walletconnect'
 */
export function walletConnectConnector<namespace extends Namespace>(
  namespace: namespace,
): Connector<namespace> {
  return { id: walletConnectId, namespace, name: 'WalletConnect', type: 'walletconnect' }
}
