import { parseUnits } from 'viem'
import { z } from 'zod'
import type { AskNode } from '../providers/askNode.js'
import { ProviderError } from '../providers/providerError.js'

const programs = [
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  // Token-2022.
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
] as const

const listSchema = z.object({ value: z.array(z.unknown()) })
const tokenAccountSchema = z.object({
  account: z.object({
    data: z.object({
      parsed: z.object({
        info: z.object({
          mint: z.string(),
          tokenAmount: z.object({
            amount: z.string().regex(/^\d{1,20}$/),
            decimals: z.int().min(0).max(36),
            uiAmountString: z
              .string()
              .regex(/^\d{1,60}(\.\d{1,36})?$/)
              .optional()
              .catch(undefined),
          }),
        }),
      }),
    }),
  }),
})

/** An account's holding of a mint, in all of its token accounts. Amounts are in the smallest unit. */
export type Owned = {
  readonly amount: bigint
  /** As wallets show it: with the interest, or the scale, of the mint. */
  readonly shown: bigint
  readonly decimals: number
}

/**
 * Reads the account's holding of each mint, of both token programs.
 *
 * @throws ProviderError when no node answers
 */
export async function readOwnedMints(ask: AskNode, account: string): Promise<ReadonlyMap<string, Owned>> {
  const options = { encoding: 'jsonParsed', commitment: 'confirmed' }
  const lists = await Promise.all(
    programs.map(programId => ask('getTokenAccountsByOwner', [account, { programId }, options])),
  )
  const owned = new Map<string, Owned>()
  for (const list of lists) {
    const answer = listSchema.safeParse(list)
    if (!answer.success) throw new ProviderError('bad-answer', 'getTokenAccountsByOwner: no list')
    for (const entry of answer.data.value) {
      const read = tokenAccountSchema.safeParse(entry)
      if (!read.success) continue
      const { mint, tokenAmount } = read.data.account.data.parsed.info
      const { decimals, uiAmountString } = tokenAmount
      const known = owned.get(mint) ?? { amount: 0n, shown: 0n }
      const own = BigInt(tokenAmount.amount)
      const amount = known.amount + own
      const shown = known.shown + (uiAmountString === undefined ? own : parseUnits(uiAmountString, decimals))
      if (amount > 0n) owned.set(mint, { amount, shown, decimals })
    }
  }
  return owned
}
