import type { Spends } from '@latchkit/secure-protocol/api/policy'
import type { Hex } from 'viem'
import type { ApprovalKey } from '../approval/approvalTexts.js'
import type { ApprovalRow } from '../approval/describeRequest.js'
import type { Facts } from './createFacts.js'

/** A call as it will be made. */
export type Call = {
  readonly to: Hex
  /** In the smallest unit of the network's coin. */
  readonly value: bigint
  readonly data: Hex
  /** Sender of the call. */
  readonly caller: Hex
  /** The code of `to` runs in the name of `caller`, and may do anything with it. */
  readonly isDelegate?: boolean | undefined
}

/** Effect of a call. */
export type Action =
  /** Sends coins. */
  | { readonly kind: 'send' }
  /** Amount of an ERC-20 token, or the id of an ERC-721 item: the call does not tell which. */
  | { readonly kind: 'tokenTransfer'; readonly from: Hex; readonly to: Hex; readonly amount: bigint }
  | {
      readonly kind: 'tokenApproval'
      readonly token: Hex
      readonly owner: Hex
      readonly spender: Hex
      readonly amount: bigint
      /** `set` by `approve`, which ERC-721 has too. */
      readonly change: 'set' | 'add' | 'subtract' | 'permit'
      /** Seconds since 1970. */
      readonly until?: bigint | undefined
    }
  /** Items of ERC-721 or ERC-1155. */
  | {
      readonly kind: 'itemTransfer'
      readonly from: Hex
      readonly to: Hex
      readonly items: readonly { readonly id: bigint; readonly amount: bigint }[]
      /** Handed to the receiver, if it is a contract. */
      readonly data: Hex
    }
  | { readonly kind: 'allItems'; readonly operator: Hex; readonly isApproved: boolean }
  /** Makes the calls in it. */
  | { readonly kind: 'batch' }
  | { readonly kind: 'unknown' }

/** A call, its effect, and its inner calls in order. */
export type Step = { readonly call: Call; readonly action: Action; readonly steps: readonly Step[] }

/** Where a call is described. */
export type StepContext = { readonly chainId: number; readonly account: Hex; readonly facts: Facts }

/** Effects of calls, as rows of an approval. */
export type StepDescription = {
  readonly title: ApprovalKey
  readonly rows: readonly ApprovalRow[]
  readonly warnings: readonly ApprovalKey[]
  readonly isUnreadable: boolean
  /** `null` when the spends cannot be determined. */
  readonly spends: Spends
}
