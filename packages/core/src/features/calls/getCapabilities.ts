import { CapabilityNotSupportedError } from '../../errors/adapterErrors.js'
import { isError } from '../../errors/BaseError.js'
import { UnauthorizedError } from '../../errors/providerErrors.js'
import { toProviderRpcError } from '../../errors/toProviderRpcError.js'
import type { Client } from '../../types/client.js'
import type { CaipNetworkId, Namespace } from '../../types/namespace.js'
import { getAdapter } from '../connection/getAdapter.js'
import { accountsAtom, activeNamespaceAtom } from '../connection/start/atoms.js'
import { networksAtom } from '../networks/start/atoms.js'

/** Whether a wallet can execute a batch atomically: it can, it can after the user allows it, or it cannot. */
export type AtomicStatus = 'supported' | 'ready' | 'unsupported'

/** Capabilities of a wallet on a network, by name. */
export type WalletCapabilities = {
  /** How batches are executed: see {@link AtomicStatus}. */
  readonly atomic?: { readonly status: AtomicStatus } | undefined
  /** Whether a paymaster can pay the fee (ERC-7677). */
  readonly paymasterService?: { readonly supported: boolean } | undefined
  /** Whether it lists the assets of an account (ERC-7811). */
  readonly assetDiscovery?: { readonly supported: boolean } | undefined
  readonly [name: string]: unknown
}

/** Parameters of {@link getCapabilities}. */
export type GetCapabilitiesParameters = {
  /** Default: the active namespace. */
  readonly namespace?: Namespace | undefined
}

/** Return type of {@link getCapabilities}. */
export type GetCapabilitiesReturnType = { readonly [caipNetworkId in CaipNetworkId]?: WalletCapabilities }

/**
 * Returns the capabilities of the connected wallet, by CAIP-2 id. Capabilities of all chains are listed for each network of
 * the client. Empty if the wallet does not have the method: it has none of the capabilities.
 *
 * @see https://eips.ethereum.org/EIPS/eip-5792
 *
 * @throws UnauthorizedError `rpc/unauthorized`, while not connected
 * @throws CapabilityNotSupportedError `adapter/capability-not-supported`, for another chain family
 *
 * @example
 * const capabilities = await getCapabilities(client)
 * capabilities['eip155:8453']?.atomic?.status // 'supported'
 */
export async function getCapabilities(
  client: Client,
  { namespace = client.store.get(activeNamespaceAtom) }: GetCapabilitiesParameters = {},
): Promise<GetCapabilitiesReturnType> {
  const { address } = (namespace && client.store.get(accountsAtom)[namespace]) ?? {}
  if (!namespace || !address) throw new UnauthorizedError()
  const adapter = getAdapter(client, namespace)
  if (!adapter.getCapabilities)
    throw new CapabilityNotSupportedError({ capability: 'getCapabilities', namespace })
  try {
    const { [`${namespace}:0` as CaipNetworkId]: shared, ...own } = await adapter.getCapabilities({ address })
    if (!shared) return own
    const listed = client.store.get(networksAtom).filter(network => network.chainNamespace === namespace)
    const ids = [
      ...listed.map(({ caipNetworkId }) => caipNetworkId),
      ...(Object.keys(own) as CaipNetworkId[]),
    ]
    return Object.fromEntries(ids.map(id => [id, { ...shared, ...own[id] }]))
  } catch (error) {
    if (isError(error, 'adapter/capability-not-supported')) return {}
    throw toProviderRpcError(error)
  }
}
