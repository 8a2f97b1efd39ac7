import type { Spends } from '@latchkit/secure-protocol/api/policy'
import type { ApprovalKey } from '../approval/approvalTexts.js'
import type { ApprovalRow } from '../approval/describeRequest.js'
import type { SolanaFacts } from './createSolanaFacts.js'

/** An account as an instruction names it. */
export type SolanaAccount = {
  readonly address: string
  readonly isSigner: boolean
  readonly isWritable: boolean
}

/** An instruction with its addresses. */
export type Instruction = {
  readonly program: string
  readonly accounts: readonly SolanaAccount[]
  readonly data: Uint8Array
}

/** Where an instruction is described. */
export type SolanaContext = {
  /** CAIP-2 id. */
  readonly chain: string
  readonly account: string
  readonly facts: SolanaFacts
  /** Owners of token accounts that the transaction opens: the program checks that they belong together. */
  readonly opened: Map<string, string>
}

/** Effect of an instruction, as rows of an approval. */
export type SolanaStep = {
  readonly title: ApprovalKey
  readonly rows: readonly ApprovalRow[]
  readonly warnings?: readonly ApprovalKey[] | undefined
  readonly isUnreadable?: boolean | undefined
  /** It only prepares another one. */
  readonly isAside?: boolean | undefined
  /** `null` when the spends cannot be determined. */
  readonly spends: Spends
}
