import { z } from 'zod'
import type { AskNode } from '../../providers/askNode.js'
import type { Holding, HoldingsQuery } from '../../providers/holding.js'
import { ProviderError } from '../../providers/providerError.js'
import { readOwnedMints } from '../../solana/readOwnedMints.js'
import { describeMints, nameOfMint } from '../../tokens/describeMints.js'
import type { ListedToken } from '../../tokens/loadTokens.js'

const balanceSchema = z.object({ value: z.int().min(0) })

/**
 * Reads an account's holdings: SOL, and the token accounts of both token programs, summed by mint. An unlisted token
 * has the name of its metadata, else its mint as the name.
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
  const [native, owned] = await Promise.all([
    ask('getBalance', [query.account, { commitment: 'confirmed' }]),
    readOwnedMints(ask, query.account),
  ])
  const names = await describeMints(
    ask,
    [...owned.keys()].filter(mint => !listed.has(mint)),
  )
  const tokens = [...owned].map(([address, { shown: amount, decimals }]): Holding => {
    const held = { amount, decimals }
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
