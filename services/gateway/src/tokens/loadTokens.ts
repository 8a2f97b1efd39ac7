import { fileURLToPath } from 'node:url'
import { ConfigError, readJsonFile } from '@latchkit/service-base'
import { z } from 'zod'
import { isCaip2 } from '../chains/loadChains.js'
import { readAccount } from './readAccount.js'

const tokenSchema = z
  .strictObject({
    /** CAIP-2 id. */
    chainId: z.string().refine(isCaip2, 'must be a CAIP-2 id such as eip155:1'),
    /** Of the contract or mint. */
    address: z.string(),
    name: z.string().min(1).max(64),
    symbol: z.string().min(1).max(32),
    decimals: z.int().min(0).max(36),
    iconUrl: z.url({ protocol: /^https$/, error: 'must be an https: URL' }).optional(),
    tags: z.array(z.enum(['popular', 'suggested'])).optional(),
    /** Whether it takes signed allowances (EIP-2612). */
    eip2612: z.boolean().optional(),
  })
  .refine(({ chainId, address }) => readAccount(chainId, address) !== undefined, {
    path: ['address'],
    error: 'is not an address on this chain',
  })

/** A token of the list. */
export type ListedToken = z.output<typeof tokenSchema>

/** Listed tokens by CAIP-2 id, then by address: in lower case on eip155. */
export type Tokens = ReadonlyMap<string, ReadonlyMap<string, ListedToken>>

/**
 * Loads the list of tokens: the deployer's, or the built-in list.
 *
 * @throws ConfigError that names the first bad entry
 */
export async function loadTokens(file: string | undefined): Promise<Tokens> {
  const builtIn = fileURLToPath(new URL('../../data/tokens.json', import.meta.url))
  const variable = file === undefined ? 'tokens' : 'TOKENS_FILE'
  const value = await readJsonFile(file ?? builtIn, variable)
  const refuse = (reason: string) => new ConfigError('bad-file', `${variable}: ${file ?? builtIn}: ${reason}`)
  if (!Array.isArray(value)) throw refuse('must be a JSON array')
  const tokens = new Map<string, Map<string, ListedToken>>()
  for (const [index, entry] of value.entries()) {
    const parsed = tokenSchema.safeParse(entry)
    if (!parsed.success) {
      const [issue] = parsed.error.issues
      throw refuse(`entry ${index + 1}: ${issue?.path.join('.')}: ${issue?.message}`)
    }
    const { chainId, address } = parsed.data
    const key = readAccount(chainId, address) ?? address
    const ofChain = tokens.get(chainId) ?? new Map<string, ListedToken>()
    if (ofChain.has(key)) throw refuse(`entry ${index + 1}: address: is in the list already`)
    tokens.set(chainId, ofChain.set(key, parsed.data))
  }
  return tokens
}
