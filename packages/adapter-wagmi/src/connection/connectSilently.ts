import type { Connection } from '@latchkit/core'
import { raceAbort } from '@latchkit/core/connection'
import { UserRejectedError } from '@latchkit/core/errors'
import type { Runtime } from '../types.js'
import { addConnection, findConnector, switchConnection } from './connections.js'
import { readPageState, toConnection } from './snapshot.js'
import { toConnectError } from './toConnectError.js'

/** Connects a wallet that grants its accounts without a prompt; returns undefined where a prompt is needed. */
export async function connectSilently(
  runtime: Runtime,
  { connectorId, signal }: { readonly connectorId: string; readonly signal: AbortSignal },
): Promise<Connection<'eip155'> | undefined> {
  const { config } = runtime
  const connector = findConnector(config, connectorId)
  const known = () => config.state.connections.get(connector.uid)
  try {
    if (known()) await switchConnection(runtime, { connectorId })
    else {
      // Connectors that load a package answer `isAuthorized` with false where it is absent.
      await raceAbort(connector.getProvider(), signal)
      if (!(await raceAbort(connector.isAuthorized(), signal))) return undefined
      const data = await raceAbort(connector.connect({ isReconnecting: true }), signal)
      if (signal.aborted) throw new UserRejectedError({ cause: signal.reason })
      addConnection(config, connector, data, { active: true })
    }
  } catch (error) {
    throw toConnectError(error, connector)
  }
  const connection = known()
  return connection && toConnection(connection, readPageState(runtime))
}
