import { getStore } from '../../client/internal.js'
import { CapabilityNotSupportedError } from '../../errors/adapterErrors.js'
import type { Client } from '../../types/client.js'
import type { Namespace } from '../../types/namespace.js'
import { ConnectorNotFoundError } from './errors.js'
import { getAdapter } from './getAdapter.js'
import { setActiveNamespace } from './setActiveNamespace.js'
import { connectionsAtom } from './start/atoms.js'

/** Parameters of {@link switchConnection}. */
export type SwitchConnectionParameters = {
  connectorId: string
  namespace?: Namespace | undefined
}

/** Errors that {@link switchConnection} may throw. */
export type SwitchConnectionErrorType = ConnectorNotFoundError | CapabilityNotSupportedError

/**
 * Makes another connected wallet the active wallet. Nothing is disconnected and no request is sent to the wallet.
 *
 * @throws ConnectorNotFoundError `connection/connector-not-found`, when that wallet is not connected
 * @throws CapabilityNotSupportedError `adapter/capability-not-supported`
 *
 * @example
 * await switchConnection(client, { connectorId: 'io.rabby' })
 */
export async function switchConnection(
  client: Client,
  parameters: SwitchConnectionParameters,
): Promise<void> {
  const { connectorId } = parameters
  const connection = getStore(client)
    .get(connectionsAtom)
    .find(
      ({ connector }) =>
        connector.id === connectorId && connector.namespace === (parameters.namespace ?? connector.namespace),
    )
  if (!connection) throw new ConnectorNotFoundError({ connectorId })
  const { namespace } = connection.connector
  const adapter = getAdapter(client, namespace)
  if (!adapter.switchConnection)
    throw new CapabilityNotSupportedError({ capability: 'switchConnection', namespace })
  await adapter.switchConnection({ connectorId })
  setActiveNamespace(client, { namespace })
}
