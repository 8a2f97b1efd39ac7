import type { CaipNetworkId, Namespace } from '../../../types/namespace.js'
import type { Network, NetworkInput, NetworkReference, RpcEndpoint } from '../../../types/network.js'

/** Options of {@link defineNetwork}. */
export type DefineNetworkOptions = {
  /** RPC endpoints of the app's own; they win over those of the network object. */
  customRpcUrls?: readonly (string | RpcEndpoint)[] | undefined
}

/**
 * Creates a network of the client from a network of the app. Without a `chainNamespace` it is eip155, so viem chains are
 * accepted unchanged. The network object's own endpoints stay as `chainDefault`.
 *
 * @example
 * defineNetwork(mainnet).caipNetworkId // 'eip155:1'
 */
export function defineNetwork<const input extends NetworkInput>(
  input: input,
  options: DefineNetworkOptions = {},
): Network {
  const chainNamespace: Namespace = input.chainNamespace ?? 'eip155'
  const { customRpcUrls } = options
  const chainDefault = input.rpcUrls.chainDefault ?? input.rpcUrls.default
  return {
    id: input.id,
    name: input.name,
    chainNamespace,
    caipNetworkId: networkId(input),
    nativeCurrency: input.nativeCurrency,
    testnet: input.testnet ?? false,
    rpcUrls: {
      ...input.rpcUrls,
      chainDefault,
      default: customRpcUrls?.length
        ? { http: customRpcUrls.map(toUrl), endpoints: customRpcUrls }
        : input.rpcUrls.default,
    },
    blockExplorers: input.blockExplorers,
    assets: input.assets,
    services: input.services,
    source: input,
  }
}

function toUrl(endpoint: string | RpcEndpoint): string {
  return typeof endpoint === 'string' ? endpoint : endpoint.url
}

/** CAIP-2 id of a network; an id without a namespace is of eip155. */
export function networkId(network: NetworkReference | string): CaipNetworkId {
  // A number and a text have neither property.
  const { chainNamespace = 'eip155', id = network } = network as Partial<NetworkInput>
  return `${id}`.includes(':') ? (id as CaipNetworkId) : `${chainNamespace}:${id}`
}
