import type { BatchCall } from './calls.js'
import type { Namespace } from './namespace.js'
import type { Network, SwapRouter } from './network.js'

/** A call of a router that an account is about to sign. */
export type ReadSwapParameters<namespace extends Namespace = Namespace> = {
  readonly call: { readonly to: string; readonly data: string; readonly value: bigint }
  /** Calls that are executed before it in the same batch, such as its approval. */
  readonly before?: readonly BatchCall[] | undefined
  readonly from: string
  /** The called router. */
  readonly router: SwapRouter
  /** Address of the token's contract; undefined for the network's own currency. */
  readonly sold: string | undefined
  readonly bought: string | undefined
  readonly network: Network<namespace>
}

/** Effect of a swap on the account, in the smallest units. */
export type SwapReading = {
  /** Maximum amount of the sold token. */
  readonly spends: bigint
  /** Minimum amount of the bought token, below which it reverts; of a simulation, the current amount. */
  readonly receives: bigint
  /** Contracts of further tokens that it may take. */
  readonly others: readonly string[]
}

/** Reads swaps of a network before they are signed. */
export type SwapReader = {
  /** The contracts that may swap: those of `services.swapRouters`, and those that the adapter lists. */
  readonly routers: readonly SwapRouter[]
  /** Undefined if it cannot read the call. */
  read(parameters: Omit<ReadSwapParameters, 'network'>): Promise<SwapReading | undefined>
}
