import { z } from 'zod'
import type { AskNode } from '../providers/askNode.js'
import { ProviderError } from '../providers/providerError.js'
import { cleanText } from '../tokens/cleanText.js'
import type { ListedToken } from '../tokens/loadTokens.js'
import { readMintName } from './readMintName.js'
import type { Holding, HoldingsQuery } from './types.js'

const programs = {
  token: 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  token2022: 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
} as const
/** Mints of one `getMultipleAccounts`. */
const perCall = 100

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
const mintSchema = z.object({ data: z.tuple([z.string(), z.literal('base64')]) })

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
  const names = await readNames(
    ask,
    [...owned.keys()].filter(mint => !listed.has(mint)),
  )
  const tokens = [...owned].map(([address, held]): Holding => {
    const token = listed.get(address)
    if (token) return { ...held, address, name: token.name, symbol: token.symbol, iconUrl: token.iconUrl }
    const short = `${address.slice(0, 4)}…${address.slice(-4)}`
    const { name = short, symbol = short } = names.get(address) ?? {}
    return { ...held, address, name, symbol }
  })
  return [{ ...currency, amount: BigInt(parse(balanceSchema, native).value) }, ...tokens]
}

type Named = { readonly name?: string | undefined; readonly symbol?: string | undefined }

async function readNames(ask: AskNode, mints: readonly string[]): Promise<ReadonlyMap<string, Named>> {
  const names = new Map<string, Named>()
  for (let start = 0; start < mints.length; start += perCall) {
    const some = mints.slice(start, start + perCall)
    const answer = parse(listSchema, await ask('getMultipleAccounts', [some, { encoding: 'base64' }]))
    for (const [index, mint] of some.entries()) {
      const account = mintSchema.safeParse(answer.value[index])
      const found = account.success && readMintName(Buffer.from(account.data.data[0], 'base64'))
      if (found) names.set(mint, { name: cleanText(found.name), symbol: cleanText(found.symbol) })
    }
  }
  return names
}

function parse<schema extends z.ZodType>(schema: schema, value: unknown): z.output<schema> {
  const read = schema.safeParse(value)
  if (read.success) return read.data
  throw new ProviderError('bad-answer', 'a Solana node answered in another form', { cause: read.error })
}
