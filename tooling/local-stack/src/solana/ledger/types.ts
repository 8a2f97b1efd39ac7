import type {
  Address,
  LegacyCompiledTransactionMessage,
  ReadonlyUint8Array,
  Transaction,
  V0CompiledTransactionMessage,
} from '@solana/kit'
import type { LiteSVM } from 'litesvm'
import type { Json } from '../rpc/json.js'

export type Commitment = 'processed' | 'confirmed' | 'finalized'

export type StoredAccount = {
  lamports: bigint
  owner: Address
  executable: boolean
  data: ReadonlyUint8Array
}

export type TransactionMessageOf = (LegacyCompiledTransactionMessage | V0CompiledTransactionMessage) & {
  lifetimeToken: string
}

export type LoadedAddresses = { writable: Address[]; readonly: Address[] }

/** A transaction as it came, with its form checked but nothing looked up. */
export type WireTransaction = {
  /** Base58 of the first signature. */
  signature: string
  signatures: string[]
  bytes: Uint8Array
  transaction: Transaction
  message: TransactionMessageOf
}

export type InstructionRecord = {
  programIdIndex: number
  accounts: number[]
  data: ReadonlyUint8Array
  stackHeight: number
}

export type TokenBalance = {
  accountIndex: number
  mint: Address
  owner: Address
  programId: Address
  amount: bigint
  decimals: number
}

/** Result of running a transaction, landed or simulated. */
export type Outcome = {
  /** In the JSON form of nodes; null for success. */
  err: Json
  logs: string[]
  unitsConsumed: bigint
  /** Lamports. */
  fee: bigint
  /** One list per top-level instruction. */
  innerInstructions: InstructionRecord[][]
  returnData: { programId: Address; data: Uint8Array } | null
}

export type LandedTransaction = Outcome & {
  wire: WireTransaction
  slot: number
  /** Seconds since 1970. */
  time: number
  /** Static keys, then loaded writable, then loaded read-only ones. */
  keys: Address[]
  loaded: LoadedAddresses
  preBalances: bigint[]
  postBalances: bigint[]
  preTokenBalances: TokenBalance[]
  postTokenBalances: TokenBalance[]
}

export type Block = {
  slot: number
  blockhash: string
  previousBlockhash: string
  /** Seconds since 1970. */
  time: number
  transactions: LandedTransaction[]
  /** Transactions from the first block to this one. */
  transactionCount: number
  /** Accounts that this block changed, as they were before it; null for an account that did not exist. Emptied
   * once no commitment can ask for it any more. */
  before: Map<Address, StoredAccount | null>
}

/** The chain: litesvm holds the present, the rest is what it does not keep. Only `land`, `sealBlock` and `setAccount` write it. */
export type Ledger = {
  svm: LiteSVM
  /** Blocks by which `finalized` follows the tip. */
  finalizedSlots: number
  /** The last complete block; a transaction lands in the one after it. */
  tip: number
  blocks: Map<number, Block>
  /** The block after which a blockhash is good for 150 more. */
  blockhashes: Map<string, number>
  transactions: Map<string, LandedTransaction>
  /** Oldest first. */
  byAddress: Map<Address, LandedTransaction[]>
  listeners: Set<(block: Block) => void>
  /** The tip up to which litesvm knows the hashes of blocks. */
  slotHashesAt: number
}
