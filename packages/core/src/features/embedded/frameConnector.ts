import type { Connector } from '../../types/connection.js'
import type { Namespace } from '../../types/namespace.js'

/** The id of the embedded wallet as a connector, in every namespace. */
export const frameConnectorId = 'secure-frame'

/**
 * The embedded wallet as a connector of a namespace.
 *
 * @example
 * frameConnector('eip155').type // 'auth'
 */
export function frameConnector<namespace extends Namespace>(namespace: namespace): Connector<namespace> {
  return { id: frameConnectorId, namespace, name: 'Embedded wallet', type: 'auth' }
}
