import { getStore } from '../../client/internal.js'
import type { Client } from '../../types/client.js'
import type { Namespace } from '../../types/namespace.js'
import { endAttempts } from './attempts.js'
import { DisconnectFailedError } from './errors.js'
import { snapshotsAtom } from './start/atoms.js'

/** Parameters of {@link disconnect}. */
export type DisconnectParameters = {
  /** Only this wallet. Default: every wallet. */
  connectorId?: string | undefined
  /** Only this namespace. Default: every namespace. */
  namespace?: Namespace | undefined
}

/** Errors that {@link disconnect} may throw. */
export type DisconnectErrorType = DisconnectFailedError

/**
 * Disconnects all wallets, those of a namespace, or a single wallet. Aborts pending connects. Tries every namespace, also
 * after a failure and without a connection, so that no connection remains and no remembered wallet is restored. A
 * WalletConnect session ends in all its namespaces.
 *
 * @throws DisconnectFailedError `connection/disconnect-failed`, with the first failure as `cause`
 *
 * @example
 * await disconnect(client)
 */
export async function disconnect(client: Client, parameters: DisconnectParameters = {}): Promise<void> {
  const { connectorId, namespace } = parameters
  endAttempts(client, parameters)
  const started = getStore(client).get(snapshotsAtom)
  const adapters = client.adapters.filter(
    adapter => adapter.namespace === (namespace ?? adapter.namespace) && started[adapter.namespace],
  )
  const results = await Promise.allSettled(
    adapters.map(async adapter => adapter.disconnect(connectorId === undefined ? {} : { connectorId })),
  )
  const failed = results.find(result => result.status === 'rejected')
  if (failed) throw new DisconnectFailedError({ cause: failed.reason })
}
