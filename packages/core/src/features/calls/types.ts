import type { CaipNetworkId } from '../../types/namespace.js'

/** Stored record of a batch that was sent from this browser. */
export type CallsRecord = {
  readonly id: string
  readonly chain: CaipNetworkId
  /** The sending account. */
  readonly address: string
  /** The wallet that has sent it. */
  readonly connectorId: string
  /** In milliseconds since 1970. */
  readonly sentAt: number
  /** Number of its calls. */
  readonly count: number
  /** If each call is a separate transaction: the hashes of the sent transactions, in order. */
  readonly hashes?: readonly string[] | undefined
  /** Its remaining calls are not sent. */
  readonly isStopped?: boolean | undefined
}
