import { ConfigError, readJsonFile } from '@latchkit/service-base'
import { z } from 'zod'
import { isCaip2 } from '../chains/loadChains.js'
import { readAccount } from '../tokens/readAccount.js'

const address = z.string().transform((text, context) => {
  const read = readAccount('eip155:1', text)
  if (read?.startsWith('0x')) return `0x${read.slice(2)}` as const
  context.addIssue('must be an address')
  return z.NEVER
})

const exchangeSchema = z.strictObject({
  /** The token that wraps the currency of the chain, such as WETH. */
  wrapped: address,
  /** The token that counts as one dollar. */
  dollar: address,
  /** Further tokens whose pools give prices. */
  references: z.array(address).max(4).default([]),
  v2Factory: address.optional(),
  v3Factory: address.optional(),
})

/** The decentralised exchanges of one chain: Uniswap v2, v3 or copies of them. */
export type Exchange = z.output<typeof exchangeSchema>

/** Exchanges by CAIP-2 id. */
export type Exchanges = ReadonlyMap<string, Exchange>

/**
 * Loads the exchanges of `DEX_FILE`. Without it there are none, and no prices.
 *
 * @throws ConfigError that names the chain and field
 */
export async function loadExchanges(file: string | undefined): Promise<Exchanges> {
  if (file === undefined) return new Map()
  const schema = z.record(z.string().refine(isCaip2, 'must be a CAIP-2 id such as eip155:1'), exchangeSchema)
  const parsed = schema.safeParse(await readJsonFile(file, 'DEX_FILE'))
  if (parsed.success) return new Map(Object.entries(parsed.data))
  const [issue] = parsed.error.issues
  throw new ConfigError('bad-file', `DEX_FILE: ${file}: ${issue?.path.join('.')}: ${issue?.message}`)
}
