import type { TransferNote } from '../../types/adapter.js'
import type { CaipNetworkId, Namespace } from '../../types/namespace.js'
import type { Network } from '../../types/network.js'
import type { TokenBalance } from '../balances/types.js'

/** A transfer before it is sent: later changes of the form do not affect it. */
export type SendPreview = {
  readonly token: TokenBalance
  /** In the smallest unit of the token. */
  readonly amount: bigint
  /** Of the token, as the chain reports them. */
  readonly decimals: number
  /** Sending account. */
  readonly from: string
  /** Receiving account, in full. */
  readonly receiverAddress: string
  /** The entered name, as the gateway writes it. */
  readonly receiverProfileName?: string | undefined
  readonly receiverProfileImageUrl?: string | undefined
  /** Whether the name has no address for this network, and its Ethereum address is used. */
  readonly isEthereumAddress: boolean
  /** A past receiver, or an account of the user, that the address could be mistaken for. */
  readonly lookalike?: string | undefined
  /** Highest fee in the smallest unit of the network's own currency, with rent on Solana. */
  readonly fee: bigint
  /** The remaining balance of the token is `balance - amount`, of the own currency also minus `fee`. */
  readonly balance: bigint
  /** Amount that the receiver gets: less than `amount` where the token takes a fee from it. */
  readonly received: bigint
  /** Part of the fee that pays for priority. */
  readonly priorityFee: bigint
  /** Units to show for each unit of the token, where they differ: see `toShownAmount`. */
  readonly multiplier?: number | undefined
  readonly notes: readonly TransferNote[]
  readonly network: Network
}

/** The form of a transfer. */
export type SendState = {
  readonly token: TokenBalance | undefined
  /** As entered: see `parseAmount`. */
  readonly sendTokenAmount: string
  /** As entered: an address, or a name. */
  readonly receiverAddress: string
  /** Namespace of the sending account. Default: the active namespace. */
  readonly namespace: Namespace | undefined
  /** Network to send on. Default: the network that is shown. */
  readonly caipNetworkId: CaipNetworkId | undefined
  /** Result of `prepareSend`; undefined after a change of the form. */
  readonly preview: SendPreview | undefined
  /** A transfer waits for the wallet. */
  readonly loading: boolean
}
