import { z } from 'zod'
import { type AskNode, tryAsk } from '../providers/askNode.js'

/** Changes of a transaction, and the payer of its fee. Amounts are in the smallest unit. */
export type SolanaTransaction = {
  readonly signature: string
  readonly slot: number
  /** Milliseconds since 1970. */
  readonly minedAt: number | undefined
  readonly isConfirmed: boolean
  readonly payer: string
  /** Lamports. */
  readonly fee: bigint
  /** In the order of the transaction. `token` is present for a token account. */
  readonly accounts: readonly ChangedAccount[]
}

/** An account before and after a transaction. */
export type ChangedAccount = {
  readonly address: string
  /** Lamports. */
  readonly change: bigint
  readonly token?:
    | {
        readonly mint: string
        readonly owner: string
        readonly decimals: number
        readonly change: bigint
      }
    | undefined
}

/** Base58 of 32 bytes. */
const address = z.string().regex(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/)
const lamports = z
  .number()
  .min(0)
  .transform(value => BigInt(Math.round(value)))
const tokenBalance = z.object({
  accountIndex: z.int().min(0),
  mint: address,
  owner: address,
  uiTokenAmount: z.object({
    amount: z.string().regex(/^\d{1,20}$/),
    decimals: z.int().min(0).max(36),
  }),
})
/** Old transactions have balances without an owner. They are ignored, and do not affect others. */
const tokenBalances = z
  .array(z.unknown())
  .nullish()
  .transform(list =>
    (list ?? []).flatMap(entry => {
      const read = tokenBalance.safeParse(entry)
      return read.success ? [read.data] : []
    }),
  )
const transactionSchema = z.object({
  blockTime: z.number().min(0).nullish(),
  meta: z.object({
    err: z.unknown().optional(),
    fee: lamports,
    preBalances: z.array(lamports),
    postBalances: z.array(lamports),
    preTokenBalances: tokenBalances,
    postTokenBalances: tokenBalances,
  }),
  transaction: z.object({
    message: z.object({ accountKeys: z.array(z.object({ pubkey: address })).min(1) }),
  }),
})

/**
 * Reads a transaction that a list of signatures has in a slot. `undefined` when the node does not have it, or answers
 * in another form.
 *
 * @throws ProviderError when no node answers
 */
export async function readTransaction(
  ask: AskNode,
  { signature, slot }: { readonly signature: string; readonly slot: number },
): Promise<SolanaTransaction | undefined> {
  const options = { encoding: 'jsonParsed', commitment: 'confirmed', maxSupportedTransactionVersion: 0 }
  const read = transactionSchema.safeParse(await tryAsk(ask, 'getTransaction', [signature, options]))
  if (!read.success) return undefined
  const { blockTime, meta, transaction } = read.data
  const keys = transaction.message.accountKeys.map(({ pubkey }) => pubkey)
  const { preBalances, postBalances, preTokenBalances, postTokenBalances } = meta
  const accounts = keys.map((key, index): ChangedAccount => {
    const [before, after] = [preTokenBalances, postTokenBalances].map(list =>
      list.find(({ accountIndex }) => accountIndex === index),
    )
    const { mint, owner, uiTokenAmount } = after ?? before ?? {}
    const amountOf = (one: typeof before) => BigInt(one?.uiTokenAmount.amount ?? 0)
    return {
      address: key,
      change: (postBalances[index] ?? 0n) - (preBalances[index] ?? 0n),
      ...(mint !== undefined &&
        owner !== undefined &&
        uiTokenAmount && {
          token: {
            mint,
            owner,
            decimals: uiTokenAmount.decimals,
            change: amountOf(after) - amountOf(before),
          },
        }),
    }
  })
  return {
    signature,
    slot,
    accounts,
    fee: meta.fee,
    payer: keys[0] ?? '',
    minedAt: blockTime == null ? undefined : blockTime * 1000,
    isConfirmed: meta.err === null || meta.err === undefined,
  }
}
