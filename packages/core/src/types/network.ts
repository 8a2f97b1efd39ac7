import type { CaipNetworkId, Namespace } from './namespace.js'

/** Endpoints of a network, the preferred one first. */
export type RpcUrls = {
  readonly http: readonly string[]
  readonly webSocket?: readonly string[] | undefined
}

/** A network as the client keeps it. Made from a {@link NetworkInput} by `defineNetwork`. */
export type Network<namespace extends Namespace = Namespace> = {
  /** The id as the chain family writes it: a number for eip155, the genesis hash prefix for solana. */
  readonly id: number | string
  readonly caipNetworkId: CaipNetworkId<namespace>
  readonly chainNamespace: namespace
  readonly name: string
  readonly nativeCurrency: { readonly name: string; readonly symbol: string; readonly decimals: number }
  readonly testnet: boolean
  /** `default` is what reads use; `chainDefault` is what the app's own network object named. */
  readonly rpcUrls: {
    readonly default: RpcUrls
    readonly chainDefault: RpcUrls
    readonly [key: string]: RpcUrls
  }
  readonly blockExplorers?: { readonly default: { readonly name: string; readonly url: string } } | undefined
  /** A full URL, or the id of an image that the gateway serves. */
  readonly assets?:
    | { readonly imageUrl?: string | undefined; readonly imageId?: string | undefined }
    | undefined
  /** The object that the app passed, untouched: a viem chain keeps its contracts and formatters here. */
  readonly source: NetworkInput
}

/** What an app may pass as a network. A viem chain is one as it is: without a namespace it is eip155. */
export type NetworkInput = {
  readonly id: number | string
  readonly name: string
  readonly chainNamespace?: Namespace | undefined
  readonly nativeCurrency: { readonly name: string; readonly symbol: string; readonly decimals: number }
  readonly rpcUrls: { readonly default: RpcUrls; readonly [key: string]: RpcUrls }
  readonly testnet?: boolean | undefined
  readonly blockExplorers?: { readonly default: { readonly name: string; readonly url: string } } | undefined
  readonly assets?:
    | { readonly imageUrl?: string | undefined; readonly imageId?: string | undefined }
    | undefined
}
