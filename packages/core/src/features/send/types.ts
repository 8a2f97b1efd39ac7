import type { CaipNetworkId, Namespace } from '../../types/namespace.js'
import type { Network } from '../../types/network.js'
import type { TokenBalance } from '../balances/types.js'

/** A transfer as it is before it is sent: nothing of it is taken from the form any more. */
export type SendPreview = {
  readonly token: TokenBalance
  /** In the smallest unit of the token. */
  readonly amount: bigint
  /** Of the token, as the chain reports them. */
  readonly decimals: number
  /** Who sends. */
  readonly from: string
  /** Who receives, in full. */
  readonly receiverAddress: string
  /** The name that was written, as the gateway writes it. */
  readonly receiverProfileName?: string | undefined
  readonly receiverProfileImageUrl?: string | undefined
  /** Whether the name has no address for this network, and its Ethereum address is used. */
  readonly isEthereumAddress: boolean
  /** A past receiver, or an own account, that the address could be mistaken for. */
  readonly lookalike?: string | undefined
  /** Highest fee in the smallest unit of the network's own currency, with rent on Solana. */
  readonly fee: bigint
  /** What is left of the token afterwards is `balance - amount`, and of the own currency also minus `fee`. */
  readonly balance: bigint
  readonly network: Network
}

/** The form of a transfer. */
export type SendState = {
  readonly token: TokenBalance | undefined
  /** As it was written: see `parseAmount`. */
  readonly sendTokenAmount: string
  /** As it was written: an address, or a name. */
  readonly receiverAddress: string
  /** Whose account sends. Default: the active namespace. */
  readonly namespace: Namespace | undefined
  /** Where it is sent. Default: the network that is shown. */
  readonly caipNetworkId: CaipNetworkId | undefined
  /** What `prepareSend` made of it; undefined once something was changed. */
  readonly preview: SendPreview | undefined
  /** A transfer waits for the wallet. */
  readonly loading: boolean
}
