import type { OptionChecks } from '../../types/configCheck.js'
import type { CaipNetworkId } from '../../types/namespace.js'
import type { NetworkInput, NetworkReference, RpcEndpoint } from '../../types/network.js'

/** Options of `createClient` for networks. */
export type NetworksOptions = {
  /** At least one; the first is the default network. viem chains are accepted as they are. */
  readonly networks: readonly [NetworkInput, ...NetworkInput[]]
  /**
   * Own RPC endpoints by CAIP-2 id or eip155 number, or a `Map` of networks. Reads use them. Each is a URL, or a URL with
   * headers, batch size and timeout.
   */
  readonly customRpcUrls?:
    | { readonly [id in CaipNetworkId | number]?: readonly (string | RpcEndpoint)[] }
    | ReadonlyMap<NetworkReference, readonly (string | RpcEndpoint)[]>
    | undefined
  /** Whether people can choose a network in the modal. `switchNetwork` works all the same. Default: true. */
  readonly networkSwitch?: boolean | undefined
  /**
   * Leave a wallet on a network that is not in `networks`: the modal shows the account there, and asks for no other
   * network. Default: false.
   */
  readonly allowUnsupportedNetwork?: boolean | undefined
}

/** Checks of these options, in development. */
export const networksChecks = {
  options: {
    networks: true,
    customRpcUrls(urls = {}, { need }) {
      const lists = urls instanceof Map ? urls : Object.entries(urls)
      for (const [network, endpoints] of lists)
        for (const [index, endpoint] of [endpoints ?? []].flat().entries()) {
          if (typeof endpoint !== 'object' || !endpoint) continue
          const path = `customRpcUrls["${typeof network === 'object' ? network.id : network}"][${index}]`
          const { headers = {}, batch = false, timeout = 1 } = endpoint
          need(
            Object.values(headers).every(value => typeof value === 'string'),
            `${path}.headers: pass texts by name`,
          )
          need(
            batch === false || (Number.isInteger(batch) && batch > 0),
            `${path}.batch: pass a number, or false`,
          )
          need(timeout > 0, `${path}.timeout: pass milliseconds`)
        }
    },
    networkSwitch: 'boolean',
    allowUnsupportedNetwork: 'boolean',
  },
  flags: {},
} satisfies OptionChecks<NetworksOptions, Record<never, never>>
