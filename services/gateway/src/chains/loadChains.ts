import { parseEntries } from '../config/parseEntries.js'
import { readJsonFile } from '../config/readJsonFile.js'
import { dataFile } from '../dataFile.js'
import { type Chain, chainSchema } from './chainSchema.js'

/** Chains by CAIP-2 id. */
export type Chains = ReadonlyMap<string, Chain>

/** Reads the chains, and lays the RPC URLs of the deployer over them; a chain known by its URLs alone joins. */
export async function loadChains(parameters: {
  readonly file?: string | undefined
  readonly rpcUrls?: { readonly [caip2: string]: readonly string[] } | undefined
}): Promise<Chains> {
  const variable = parameters.file === undefined ? 'chains' : 'CHAINS_FILE'
  const file = parameters.file ?? dataFile('chains.json')
  const entries = parseEntries({
    source: `${variable}: ${file}`,
    value: await readJsonFile(file, variable),
    schema: chainSchema,
  })
  const chains = new Map(entries.map(chain => [chain.id, chain]))
  for (const [id, rpcUrls] of Object.entries(parameters.rpcUrls ?? {})) {
    chains.set(id, { ...(chains.get(id) ?? { id, name: id }), rpcUrls: [...rpcUrls] })
  }
  return chains
}
