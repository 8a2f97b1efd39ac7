import type { CaipNetworkId } from '../../types/namespace.js'

/** A batch that was sent from this browser, as it is kept. */
export type CallsRecord = {
  readonly id: string
  readonly chain: CaipNetworkId
  /** The sending account. */
  readonly address: string
  /** The wallet that has sent it. */
  readonly connectorId: string
  /** In milliseconds since 1970. */
  readonly sentAt: number
  /** How many calls it has. */
  readonly count: number
  /** Where each call is a transaction of its own: the hashes of those that were sent, in order. */
  readonly hashes?: readonly string[] | undefined
  /** No further call of it is sent, although it has some. */
  readonly isStopped?: boolean | undefined
}
