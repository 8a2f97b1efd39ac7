import type { Json } from '../json.js'
import type { Commitment } from '../ledger/types.js'

export type Subscription = {
  /** Which slots it hears of. */
  commitment: Commitment
  /** Called for each slot that reaches the commitment, in order; true ends the subscription. */
  onSlot: (slot: number) => boolean | undefined
  /** Called right after the answer to the subscribing call; true ends the subscription. */
  onStart?: (() => boolean | undefined) | undefined
  /** Called when a node takes a transaction, before it runs. */
  onReceived?: ((signature: string) => void) | undefined
}

export type Notify = (result: Json) => void
