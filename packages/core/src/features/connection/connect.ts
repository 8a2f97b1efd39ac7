import { getInternals, getStore } from '../../client/internal.js'
import { ChainNotSupportedError } from '../../errors/ChainNotSupportedError.js'
import { UserRejectedError } from '../../errors/providerErrors.js'
import { toProviderRpcError } from '../../errors/toProviderRpcError.js'
import type { Client } from '../../types/client.js'
import type { Connection } from '../../types/connection.js'
import type { ConnectStep } from '../../types/feature.js'
import type { CaipNetworkId, Namespace } from '../../types/namespace.js'
import { networksAtom } from '../networks/start/atoms.js'
import { beginAttempt } from './attempts.js'
import { ConnectorNotFoundError } from './errors.js'
import { getAdapter } from './getAdapter.js'
import { rememberConnection } from './rememberConnection.js'
import { setActiveNamespace } from './setActiveNamespace.js'
import { activeNamespaceAtom, connectorsAtom } from './start/atoms.js'

/** Parameters of {@link connect}. */
export type ConnectParameters = {
  connectorId: string
  /**
   * Default: that of `caipNetworkId`, else the active namespace if it has the connector. A WalletConnect session is used in
   * this namespace only; without this option, in each namespace without a wallet.
   */
  namespace?: Namespace | undefined
  /** Network to request. Default: the network of the wallet. */
  caipNetworkId?: CaipNetworkId | undefined
  /** Aborting rejects immediately; a later approval is undone. */
  signal?: AbortSignal | undefined
}

/** The connected wallet with its accounts. */
export type ConnectReturnType = Connection

/** Errors that {@link connect} may throw. */
export type ConnectErrorType =
  | ConnectorNotFoundError
  | ChainNotSupportedError
  | UserRejectedError
  | ReturnType<typeof toProviderRpcError>

/**
 * Requests the accounts of a wallet and makes it the active wallet of its namespace. With `siwx`, a wallet that
 * supports it signs in with the same prompt.
 *
 * @throws ConnectorNotFoundError `connection/connector-not-found`
 * @throws ChainNotSupportedError `networks/not-supported`, when the client does not list `caipNetworkId`
 * @throws UserRejectedError `rpc/user-rejected`, also when `signal` was aborted
 * @throws RequestPendingError `rpc/request-pending`, when the wallet already shows a request
 *
 * @example
 * const { address } = await connect(client, { connectorId: 'io.metamask' })
 */
export async function connect(client: Client, parameters: ConnectParameters): Promise<ConnectReturnType> {
  const { connectorId, caipNetworkId, signal = new AbortController().signal } = parameters
  const store = getStore(client)
  const connectors = store
    .get(connectorsAtom)
    .filter(
      ({ id, namespace }) =>
        id === connectorId &&
        namespace === (parameters.namespace ?? namespace) &&
        (!caipNetworkId || caipNetworkId.startsWith(`${namespace}:`)),
    )
  const active = store.get(activeNamespaceAtom)
  const connector = connectors.find(({ namespace }) => namespace === active) ?? connectors[0]
  if (!connector) throw new ConnectorNotFoundError({ connectorId })
  if (caipNetworkId && !store.get(networksAtom).some(network => network.caipNetworkId === caipNetworkId))
    throw new ChainNotSupportedError({ caipNetworkId })
  if (signal.aborted) throw new UserRejectedError({ cause: signal.reason })
  const adapter = getAdapter(client, connector.namespace)
  const attempt = beginAttempt(client, connector, { signal })
  const anyNamespace = !parameters.namespace
  const steps: ConnectStep[] = []
  let outcome: Parameters<ConnectStep['end']>[0]
  try {
    for (const { beforeConnect } of getInternals(client).features) {
      const preparing = beforeConnect?.(client, {
        connector,
        caipNetworkId,
        anyNamespace,
        signal: attempt.signal,
      })
      const step = preparing && (await preparing)
      if (step) steps.push(step)
    }
    if (attempt.signal.aborted) throw new UserRejectedError({ cause: attempt.signal.reason })
    const added = steps.map(({ parameters }) => parameters)
    outcome = await adapter.connect(
      Object.assign({ connectorId, caipNetworkId, anyNamespace, signal: attempt.signal }, ...added),
    )
    const { signedIn: _, ...connection } = outcome
    setActiveNamespace(client, { namespace: connector.namespace })
    rememberConnection(client, connector)
    return connection
  } catch (error) {
    const known = toProviderRpcError(error)
    const { code, cause } = known
    outcome = known
    // Without a known code, the error itself is the only trace of the cause.
    client.logger[code === 'rpc/unknown' ? 'warn' : 'info']('connect failed', { connectorId, code, cause })
    throw known
  } finally {
    attempt.end()
    for (const { end } of steps) end(outcome)
  }
}
