import { z } from 'zod'
import type { AskNode } from '../providers/askNode.js'
import { ProviderError } from '../providers/providerError.js'
import { describeMints, nameOfMint } from '../tokens/describeMints.js'
import type { ListedToken } from '../tokens/loadTokens.js'
import type { Holding, HoldingsQuery } from './types.js'

const programs = {
  token: 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  token2022: 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
} as const

const balanceSchema = z.object({ value: z.int().min(0) })
const tokenAccountSchema = z.object({
  account: z.object({
    data: z.object({
      parsed: z.object({
        info: z.object({
          mint: z.string(),
          tokenAmount: z.object({ amount: z.string().regex(/^\d{1,20}$/), decimals: z.int().min(0).max(36) }),
        }),
      }),
    }),
  }),
})
const listSchema = z.object({ value: z.array(z.unknown()) })

/**
 * Reads what an account has: SOL, and every token account of both token programs, those of one mint together. A token
 * that is not listed has the name of its Token-2022 metadata, else it is called by its mint.
 *
 * @throws ProviderError when no node answers
 */
export async function readSolanaHoldings(parameters: {
  readonly ask: AskNode
  readonly query: HoldingsQuery
  /** Of the chain, by mint. */
  readonly listed: ReadonlyMap<string, ListedToken>
  readonly currency: { readonly name: string; readonly symbol: string; readonly decimals: number }
}): Promise<readonly Holding[]> {
  const { ask, query, listed, currency } = parameters
  const commitment = 'confirmed'
  const accountsOf = (programId: string) =>
    ask('getTokenAccountsByOwner', [query.account, { programId }, { encoding: 'jsonParsed', commitment }])
  const [native, ...lists] = await Promise.all([
    ask('getBalance', [query.account, { commitment }]),
    accountsOf(programs.token),
    accountsOf(programs.token2022),
  ])
  const owned = new Map<string, { amount: bigint; decimals: number }>()
  for (const list of lists) {
    for (const entry of parse(listSchema, list).value) {
      const read = tokenAccountSchema.safeParse(entry)
      if (!read.success) continue
      const { mint, tokenAmount } = read.data.account.data.parsed.info
      const amount = BigInt(tokenAmount.amount) + (owned.get(mint)?.amount ?? 0n)
      if (amount > 0n) owned.set(mint, { amount, decimals: tokenAmount.decimals })
    }
  }
  const names = await describeMints(
    ask,
    [...owned.keys()].filter(mint => !listed.has(mint)),
  )
  const tokens = [...owned].map(([address, held]): Holding => {
    const token = listed.get(address)
    if (token) return { ...held, address, name: token.name, symbol: token.symbol, iconUrl: token.iconUrl }
    return { ...held, address, ...nameOfMint(address, names) }
  })
  return [{ ...currency, amount: BigInt(parse(balanceSchema, native).value) }, ...tokens]
}

function parse<schema extends z.ZodType>(schema: schema, value: unknown): z.output<schema> {
  const read = schema.safeParse(value)
  if (read.success) return read.data
  throw new ProviderError('bad-answer', 'a Solana node answered in another form', { cause: read.error })
}
