import { CapabilityNotSupportedError } from '../../errors/adapterErrors.js'
import { isError } from '../../errors/BaseError.js'
import { UnauthorizedError } from '../../errors/providerErrors.js'
import { toProviderRpcError } from '../../errors/toProviderRpcError.js'
import type { NamespaceAdapter } from '../../types/adapter.js'
import type { Client } from '../../types/client.js'
import type { Connector } from '../../types/connection.js'
import type { CaipNetworkId } from '../../types/namespace.js'
import { getAdapter } from '../connection/getAdapter.js'
import { accountsAtom } from '../connection/start/atoms.js'
import { ActionNotAllowedError } from './errors.js'

/** The wallet that grants permissions. */
export type PermissionWallet = {
  readonly address: string
  readonly connector: Connector
  /** The network that the wallet is on. */
  readonly caipNetworkId: CaipNetworkId | undefined
  readonly adapter: NamespaceAdapter
  /**
   * Sends a request to the wallet.
   *
   * @throws CapabilityNotSupportedError `adapter/capability-not-supported`, if the wallet does not have the method
   */
  request(method: string, params?: unknown): Promise<unknown>
}

type Provider = {
  request(request: { readonly method: string; readonly params?: unknown }): Promise<unknown>
}

/**
 * Returns the connected wallet of eip155.
 *
 * @throws ActionNotAllowedError `permissions/not-allowed`, while `features.smartSessions` is off
 * @throws UnauthorizedError `rpc/unauthorized`, while not connected
 * @throws CapabilityNotSupportedError `adapter/capability-not-supported`, of an adapter without providers
 */
export function getWallet(client: Client): PermissionWallet {
  if (!client.config.features.smartSessions) throw new ActionNotAllowedError()
  const namespace = 'eip155'
  const { address, connector, caipNetworkId } = client.store.get(accountsAtom)[namespace] ?? {}
  if (!address || !connector) throw new UnauthorizedError()
  const adapter = getAdapter(client, namespace)
  const { getProvider } = adapter
  const fail = (capability: string, cause?: unknown) =>
    new CapabilityNotSupportedError({ capability, namespace, cause })
  if (!getProvider) throw fail('getProvider')
  return {
    address,
    connector,
    caipNetworkId,
    adapter,
    async request(method, params) {
      try {
        const provider = (await getProvider({ connectorId: connector.id })) as Provider
        return await provider.request({ method, ...(params !== undefined && { params }) })
      } catch (error) {
        const known = toProviderRpcError(error)
        throw isError(known, 'rpc/unsupported-method') ? fail(method, error) : known
      }
    },
  }
}

/** Returns the result of `ask`, or `other` if the wallet does not have the method. */
export async function askOr<value, other>(
  ask: () => Promise<value>,
  other: () => other,
): Promise<value | Awaited<other>> {
  try {
    return await ask()
  } catch (error) {
    if (isError(error, 'adapter/capability-not-supported')) return await other()
    throw error
  }
}
