import { ConfigError, readJsonFile } from '@latchkit/service-base'
import { z } from 'zod'
import { type Chains, currencyOf, isCaip2 } from '../chains/loadChains.js'
import type { Tokens } from '../tokens/loadTokens.js'
import type { HostedOptions, Provider } from './types.js'

/** Data that this gateway reads itself: nodes, its index, exchanges, the sandbox. */
export const own = 'own'

/** Sources of chain data. */
export type Providers = {
  /** Providers of a chain, in order of trial. `own` is last, unless the file places it elsewhere. */
  of(chainId: string): readonly (Provider | typeof own)[]
  /** Providers of every chain, without duplicates, for calls that are not by chain. */
  all(): readonly (Provider | typeof own)[]
}

type Kind = {
  /** CAIP-2 namespaces. */
  readonly namespaces: readonly string[]
  /** `{chainId}` is the number of the chain. Absent: the file must set it. */
  readonly url?: string
  /** Whether it answers without a key. */
  readonly isFree?: boolean
  load(): Promise<(options: HostedOptions) => Provider>
}

/** Each loads only where the file names it. */
const kinds = {
  blockscout: {
    namespaces: ['eip155'],
    url: 'https://api.blockscout.com/{chainId}',
    isFree: true,
    load: async () => (await import('./hosted/blockscout.js')).blockscout,
  },
  das: {
    namespaces: ['solana'],
    isFree: true,
    load: async () => (await import('./hosted/das.js')).das,
  },
  coingecko: {
    namespaces: ['eip155', 'solana'],
    url: 'https://api.coingecko.com/api/v3',
    isFree: true,
    load: async () => (await import('./hosted/coingecko.js')).coingecko,
  },
  '0x': {
    namespaces: ['eip155'],
    url: 'https://api.0x.org',
    load: async () => (await import('./hosted/zeroX.js')).zeroX,
  },
  '1inch': {
    namespaces: ['eip155'],
    url: 'https://api.1inch.com',
    load: async () => (await import('./hosted/oneInch.js')).oneInch,
  },
  jupiter: {
    namespaces: ['solana'],
    url: 'https://lite-api.jup.ag',
    isFree: true,
    load: async () => (await import('./hosted/jupiter.js')).jupiter,
  },
  coinbase: {
    namespaces: ['eip155', 'solana'],
    url: 'https://api.developer.coinbase.com',
    load: async () => (await import('./hosted/coinbase.js')).coinbase,
  },
  meld: {
    namespaces: ['eip155', 'solana'],
    url: 'https://api.meld.io',
    load: async () => (await import('./hosted/meld.js')).meld,
  },
} satisfies { readonly [name: string]: Kind }

const names = Object.keys(kinds)
const isName = (text: string): text is keyof typeof kinds => names.includes(text)
const variable = z
  .string()
  .regex(/^[A-Z][A-Z0-9_]*$/, 'must be the name of a variable such as BLOCKSCOUT_KEY')
const entrySchema = z.strictObject({
  provider: z
    .string()
    .refine(name => isName(name) || name === own, `must be one of ${[...names, own].join(', ')}`),
  url: z
    .string()
    .refine(text => /^https?:/.test(text) && URL.canParse(text), 'must be an http: or https: URL')
    .optional(),
  key: variable.optional(),
  keyId: variable.optional(),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'must be a country code such as US')
    .optional(),
})
type Entry = z.output<typeof entrySchema>
const fileSchema = z.record(
  z.string().refine(id => id === '*' || isCaip2(id), 'must be a CAIP-2 id such as eip155:1, or *'),
  z.array(entrySchema).max(16),
)

/**
 * Loads the hosted providers that a file names.
 *
 * @throws ConfigError that names the invalid chain and field, or the missing variable
 */
export async function loadProviders(parameters: {
  readonly file: string | undefined
  readonly environment: { readonly [name: string]: string | undefined }
  readonly chains: Chains
  readonly tokens: Tokens
  /** Timeout of an answer, in milliseconds. */
  readonly timeout: number
  readonly feeRecipient: string | undefined
}): Promise<Providers> {
  const { file, environment, chains, tokens, timeout, feeRecipient } = parameters
  if (file === undefined) return { of: () => [own], all: () => [own] }
  const refuse = (reason: string) => new ConfigError('bad-file', `PROVIDERS_FILE: ${file}: ${reason}`)
  const parsed = fileSchema.safeParse(await readJsonFile(file, 'PROVIDERS_FILE'))
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    const cause = issue?.code === 'invalid_key' ? issue.issues[0] : issue
    throw refuse(`${issue?.path.join('.')}: ${cause?.message}`)
  }
  const makers = new Map<string, Awaited<ReturnType<Kind['load']>>>()
  const readVariable = (name: string | undefined, where: string): string | undefined => {
    if (name === undefined) return undefined
    const value = environment[name]
    if (value) return value
    throw refuse(`${where}: the variable ${name} is not set`)
  }
  for (const [chain, entries] of Object.entries(parsed.data)) {
    for (const { provider, url, key, keyId } of entries) {
      if (!isName(provider)) continue
      const kind: Kind = kinds[provider]
      const where = `${chain}: ${provider}`
      if (chain !== '*' && !kind.namespaces.includes(chain.split(':')[0] ?? '')) {
        throw refuse(`${where}: does not serve this chain`)
      }
      if (!url && !kind.url) throw refuse(`${where}: needs url`)
      if (!key && !kind.isFree) throw refuse(`${where}: needs key`)
      readVariable(key, where)
      readVariable(keyId, where)
      makers.set(provider, await kind.load())
    }
  }
  const toCurrency = (chainId: string) => {
    const chain = chains.get(chainId)
    if (chain) return currencyOf(chain)
    return chainId.startsWith('solana:')
      ? { name: 'Solana', symbol: 'SOL', decimals: 9 }
      : { name: 'Ether', symbol: 'ETH', decimals: 18 }
  }
  const make = (chainId: string, entry: Entry): readonly (Provider | typeof own)[] => {
    const { provider, key, keyId, country = 'US' } = entry
    if (provider === own) return [own]
    const maker = makers.get(provider)
    if (!maker || !isName(provider)) return []
    const kind: Kind = kinds[provider]
    const [namespace = '', reference = ''] = chainId.split(':')
    if (!kind.namespaces.includes(namespace)) return []
    const address = (entry.url ?? kind.url ?? '').replaceAll('{chainId}', reference).replace(/\/+$/, '')
    const keys = { key: readVariable(key, provider), keyId: readVariable(keyId, provider) }
    const facts = { currencyOf: toCurrency, listedOf: (id: string) => tokens.get(id) }
    return [maker({ ...keys, ...facts, url: address, country, timeout, feeRecipient })]
  }
  const made = new Map<string, readonly (Provider | typeof own)[]>()
  const of = (chainId: string): readonly (Provider | typeof own)[] => {
    const known = made.get(chainId)
    if (known) return known
    const entries = [...(parsed.data[chainId] ?? []), ...(parsed.data['*'] ?? [])]
    const found = entries.flatMap(entry => make(chainId, entry))
    const ordered: readonly (Provider | typeof own)[] = found.includes(own) ? found : [...found, own]
    if (chains.has(chainId)) made.set(chainId, ordered)
    return ordered
  }
  return {
    of,
    all() {
      const listed = Object.keys(parsed.data).filter(id => id !== '*')
      // A provider of every chain is created for a chain of its namespace.
      const every = [...listed, 'eip155:1', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'].flatMap(of)
      const seen = new Set<string>()
      const unique = every.filter(one => {
        const name = one === own ? own : one.name
        return name !== own && !seen.has(name) && seen.add(name)
      })
      return [...unique, own]
    },
  }
}

/** Returns the members of one kind of the providers in a list, in order of trial. */
export function pickFrom<capability>(
  list: readonly (Provider | typeof own)[],
  pick: (provider: Provider) => capability | undefined,
  ours: capability | undefined,
): readonly capability[] {
  return list.flatMap(one => {
    const found = one === own ? ours : pick(one)
    return found === undefined ? [] : [found]
  })
}
