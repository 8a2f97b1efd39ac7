import { fileURLToPath } from 'node:url'
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
  /** The token that equals one dollar. Without it there are no prices. */
  dollar: address.optional(),
  /** Further tokens whose pools give prices, and that swaps may go through. */
  references: z.array(address).max(4).default([]),
  v2Factory: address.optional(),
  v3Factory: address.optional(),
  /** Quoter or QuoterV2 of v3. Swaps need it and the router. */
  quoter: address.optional(),
  /** Version of the quoter, for readers of the file: both versions support the call. */
  quoterVersion: z.literal([1, 2]).optional(),
  /** SwapRouter02. */
  swapRouter: address.optional(),
})

/** The decentralized exchanges of a chain: Uniswap v2, v3 or copies of them. Addresses are in lower case. */
export type Exchange = z.output<typeof exchangeSchema>

/** Exchanges by CAIP-2 id. */
export type Exchanges = ReadonlyMap<string, Exchange>

/**
 * Loads the exchanges: those of the deployer, or the built-in ones of public chains.
 *
 * @throws ConfigError that names the chain and field
 */
export async function loadExchanges(file: string | undefined): Promise<Exchanges> {
  const builtIn = fileURLToPath(new URL('../../data/dex.json', import.meta.url))
  const variable = file === undefined ? 'dex' : 'DEX_FILE'
  const schema = z.record(z.string().refine(isCaip2, 'must be a CAIP-2 id such as eip155:1'), exchangeSchema)
  const parsed = schema.safeParse(await readJsonFile(file ?? builtIn, variable))
  if (parsed.success) return new Map(Object.entries(parsed.data))
  const [issue] = parsed.error.issues
  const reason = `${issue?.path.join('.')}: ${issue?.message}`
  throw new ConfigError('bad-file', `${variable}: ${file ?? builtIn}: ${reason}`)
}
