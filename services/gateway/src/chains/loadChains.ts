import { z } from 'zod'
import { loadEntries } from '../loadEntries.js'

/** Returns whether a text is a CAIP-2 chain id. */
export function isCaip2(text: string): boolean {
  return /^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/.test(text)
}

/** Returns whether a text is a URL that accepts JSON-RPC by POST. */
export function isRpcUrl(text: string): boolean {
  return URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol)
}

/** A chain in `data/chains.json` or the deployer's `CHAINS_FILE`. */
export const chainSchema = z.strictObject({
  /** CAIP-2 id. */
  id: z.string().refine(isCaip2, 'must be a CAIP-2 id such as eip155:1'),
  name: z.string().min(1).max(100),
  /** Tried in this order. Empty: the chain is known, but the proxy does not serve it. */
  rpcUrls: z.array(z.string().refine(isRpcUrl, 'must be an http: or https: URL')).default([]),
  /** Name of a network in `@web3icons/core`. */
  icon: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'must be the name of a network in @web3icons/core')
    .optional(),
  /** Currency of fees. Default: ether, and SOL in the namespace `solana`. */
  currency: z
    .strictObject({
      name: z.string().min(1).max(64),
      symbol: z.string().min(1).max(32),
      decimals: z.int().min(0).max(36),
    })
    .optional(),
})

/** A chain that the gateway knows. */
type Chain = z.output<typeof chainSchema>

/** Chains by CAIP-2 id. */
export type Chains = ReadonlyMap<string, Chain>

/** Returns the currency of a chain. */
export function currencyOf({ id, currency }: Chain): NonNullable<Chain['currency']> {
  if (currency) return currency
  return id.startsWith('solana:')
    ? { name: 'Solana', symbol: 'SOL', decimals: 9 }
    : { name: 'Ether', symbol: 'ETH', decimals: 18 }
}

/** Loads the chains. The deployer's RPC URLs replace those of a chain. A chain that only they name is added. */
export async function loadChains(parameters: {
  readonly file: string | undefined
  readonly rpcUrls: { readonly [caip2: string]: readonly string[] } | undefined
}): Promise<Chains> {
  const { file, rpcUrls = {} } = parameters
  const entries = await loadEntries({ file, variable: 'CHAINS_FILE', builtIn: 'chains', schema: chainSchema })
  const chains = new Map(entries.map(chain => [chain.id, chain]))
  for (const [id, urls] of Object.entries(rpcUrls)) {
    chains.set(id, { ...(chains.get(id) ?? { id, name: id }), rpcUrls: [...urls] })
  }
  return chains
}
