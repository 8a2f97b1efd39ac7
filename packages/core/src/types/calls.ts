import type { CaipNetworkId, Namespace } from './namespace.js'
import type { Network } from './network.js'

/**
 * Requirements of a batch, or of one of its calls, for the wallet, by the name of the capability, such as
 * `paymasterService`. A wallet that lacks one without `optional: true` has to refuse the batch.
 *
 * @see https://eips.ethereum.org/EIPS/eip-5792
 */
export type CallsCapabilities = {
  readonly [name: string]: { readonly optional?: boolean | undefined; readonly [property: string]: unknown }
}

/** A call of an EIP-5792 batch. */
export type BatchCall = {
  /** Address to call; absent to create a contract, which needs `data`. */
  readonly to?: string | undefined
  /** In hex. */
  readonly data?: string | undefined
  /** In wei. */
  readonly value?: bigint | undefined
  readonly capabilities?: CallsCapabilities | undefined
}

/** An EIP-5792 batch for a wallet. */
export type CallsBatch<namespace extends Namespace = Namespace> = {
  readonly calls: readonly BatchCall[]
  /** Network to send on. A wallet on another network is switched first. Default: that of the wallet. */
  readonly caipNetworkId?: CaipNetworkId<namespace> | undefined
  /** Sending account. Default: the active account. */
  readonly from?: string | undefined
  /** Default: the wallet names the batch. */
  readonly id?: string | undefined
  /** Whether all calls, or none, have to take effect. Default: false. */
  readonly atomicRequired?: boolean | undefined
  readonly capabilities?: CallsCapabilities | undefined
}

/** Response of a wallet to a batch. */
export type SentCalls = {
  readonly id: string
  /** Results of the capabilities of the wallet for the batch, by name. */
  readonly capabilities?: { readonly [name: string]: unknown } | undefined
}

/** The receipt of a transaction that contains one or all calls of a batch. */
export type CallReceipt = {
  /** Logs of the calls only. */
  readonly logs: readonly {
    readonly address: string
    readonly data: string
    readonly topics: readonly string[]
  }[]
  readonly status: 'success' | 'reverted'
  readonly blockHash: string
  readonly blockNumber: bigint
  readonly gasUsed: bigint
  readonly transactionHash: string
}

/** Status of a batch. */
export type CallsStatus = {
  readonly id: string
  /** Undefined if the wallet does not name it. */
  readonly caipNetworkId: CaipNetworkId | undefined
  /**
   * 100: not complete on the chain. 200: every call was included without a revert. 400: nothing was included, and nothing
   * will be. 500: all calls were reverted. 600: some calls were reverted or not sent. Wallets may use other numbers of
   * these hundreds.
   */
  readonly status: number
  /** Whether all calls, or none, take effect. */
  readonly atomic: boolean
  /** In the order of the chain; a single one for an atomic batch. */
  readonly receipts: readonly CallReceipt[]
  readonly capabilities?: { readonly [name: string]: unknown } | undefined
}

/** Identifies a batch that a wallet has sent. */
export type CallsReference = {
  readonly id: string
  /** The wallet that has sent it. Default: the active wallet. */
  readonly connectorId?: string | undefined
}

/** Transactions to read the receipts of. */
export type GetReceiptsParameters<namespace extends Namespace = Namespace> = {
  readonly hashes: readonly string[]
  readonly network: Network<namespace>
  readonly signal?: AbortSignal | undefined
}
