import type { CaipNetworkId, Namespace } from './namespace.js'

/** An RPC endpoint with settings, as `customRpcUrls` takes it. */
export type RpcEndpoint = {
  readonly url: string
  /** Sent with each request. Every visitor of the page can read them. */
  readonly headers?: { readonly [name: string]: string } | undefined
  /** Maximum number of requests of a JSON-RPC batch; false sends each separately. Default: 1000. */
  readonly batch?: number | false | undefined
  /** Milliseconds after which a request fails. Default: 10,000. */
  readonly timeout?: number | undefined
}

/** Endpoints of a network, preferred first. */
export type RpcUrls = {
  readonly http: readonly string[]
  readonly webSocket?: readonly string[] | undefined
  /** Endpoints from which `http` was created, if the app set `customRpcUrls`. */
  readonly endpoints?: readonly (string | RpcEndpoint)[] | undefined
}

/**
 * A contract that swaps tokens for an account. Calls of Uniswap's SwapRouter02, v2 router and Universal Router are read before
 * a wallet signs them.
 */
export type SwapRouter = {
  readonly address: string
  /**
   * The token in which the router wraps the network's own currency. Without it, only v2 and the Universal Router sell the
   * currency.
   */
  readonly wrapped?: string | undefined
  /** The contract that is approved to spend tokens for the router, such as Permit2. Default: the router. */
  readonly spender?: string | undefined
  /**
   * Behaviour for a call that cannot be read. `refuse`: it is not sent. `simulate`: it is sent if a simulation at a node
   * returns the agreed amount now; a simulation does not prove the same result later. `send`: it is sent without a check.
   * Default: `refuse`.
   */
  readonly unread?: 'refuse' | 'simulate' | 'send' | undefined
}

/** Services of the gateway on a network, if they differ from the defaults of Latchkit. */
export type NetworkServices = {
  /** Default: true on the twelve networks with swaps. */
  readonly swaps?: boolean | undefined
  /** Default: true on eip155 and Solana. */
  readonly onramp?: boolean | undefined
  /** Names and identities. Default: true on eip155 networks that are not testnets. */
  readonly names?: boolean | undefined
  /**
   * Routers that may swap here, beside those of Uniswap that the adapter lists. A text is the address of a router with the
   * calls of Uniswap's. Transactions that the gateway builds for any other contract are not signed.
   */
  readonly swapRouters?: readonly (string | SwapRouter)[] | undefined
}

/** A network of a client. `defineNetwork` creates it from a {@link NetworkInput}. */
export type Network<namespace extends Namespace = Namespace> = {
  /** Id in the format of the namespace: a number for eip155, the genesis hash prefix for solana. */
  readonly id: number | string
  readonly caipNetworkId: CaipNetworkId<namespace>
  readonly chainNamespace: namespace
  readonly name: string
  readonly nativeCurrency: { readonly name: string; readonly symbol: string; readonly decimals: number }
  readonly testnet: boolean
  /** Reads use `default`; `chainDefault` has the endpoints of the app's network object. */
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
  /** Services of the gateway here, as set by the app: see `getNetworkServices`. */
  readonly services?: NetworkServices | undefined
  /** The object that the app passed, unchanged: a viem chain has its contracts and formatters here. */
  readonly source: NetworkInput
}

/** Identifies a network: its CAIP-2 id, the number of an eip155 chain, or the network itself, such as a viem chain. */
export type NetworkReference = CaipNetworkId | number | Pick<NetworkInput, 'chainNamespace' | 'id'>

/** A network that an app passes, such as a viem chain. Without a namespace it is eip155. */
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
  /** For a local chain, or a gateway that offers more or less than usual. */
  readonly services?: NetworkServices | undefined
}
