import { type Enforcers, publicEnforcers } from '@latchkit/delegations'
import { ConfigError, readJsonFile } from '@latchkit/service-base'
import type { Hex } from 'viem'
import { z } from 'zod'
import type { Chains } from '../../chains/loadChains.js'
import { readAccount } from '../../tokens/readAccount.js'

const address = z.string().transform((text, context): Hex => {
  const read = readAccount('eip155:1', text)
  if (read?.startsWith('0x')) return `0x${read.slice(2)}`
  context.addIssue('must be an address')
  return z.NEVER
})

const names = Object.keys(publicEnforcers) as (keyof Enforcers)[]
const entry = z.strictObject({
  delegationManager: address.default('0xdb9b1e94b5b69df7e401ddbedee43491141047db3'),
  /** Caveat enforcers by the name of their contract, all of them. */
  enforcers: z.record(z.enum(names), address).default(publicEnforcers),
})

/** Content of the file of `SESSIONS_FILE`: CAIP-2 id of a chain to its contracts, by default the public contracts. */
export type SessionOptions = { readonly [caip2: string]: z.input<typeof entry> }

/** The Delegation Framework on a chain. */
export type SessionChain = {
  readonly chainId: number
  readonly delegationManager: Hex
  readonly enforcers: Enforcers
}

/** Chains with stored sessions, by their CAIP-2 id. */
export type SessionChains = ReadonlyMap<string, SessionChain>

/**
 * Reads on which chains sessions are kept: nowhere without the option.
 *
 * @throws ConfigError that names the entry at fault
 */
export async function readSessionChains(
  option: string | SessionOptions | undefined,
  chains: Chains,
): Promise<SessionChains> {
  if (option === undefined) return new Map()
  const variable = 'SESSIONS_FILE'
  const fail = (where: string, text: string) => new ConfigError('bad-file', `${variable}: ${where}: ${text}`)
  const content: unknown = typeof option === 'string' ? await readJsonFile(option, variable) : option
  const parsed = z.record(z.string(), entry).safeParse(content)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw fail(issue?.path.map(String).join('.') || 'content', issue?.message ?? '')
  }
  return new Map(
    Object.entries(parsed.data).map(([id, contracts]) => {
      const chainId = Number(/^eip155:([1-9]\d{0,15})$/.exec(id)?.[1])
      if (!Number.isSafeInteger(chainId)) throw fail(id, 'must be a chain such as eip155:1')
      if (!chains.get(id)?.rpcUrls.length) throw fail(id, 'has no RPC URL')
      return [id, { chainId, ...contracts }]
    }),
  )
}
