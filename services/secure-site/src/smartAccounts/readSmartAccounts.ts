import {
  accountContracts,
  permissionEnforcers,
  type SmartAccountChain,
} from '@latchkit/secure-protocol/api/smartAccounts'
import { publicChains, publicContracts } from '@latchkit/secure-protocol/smartAccounts/publicContracts'
import { ConfigError, readJsonFile } from '@latchkit/service-base'
import * as z from 'zod/mini'
import { isLocalHost } from '../projects/readSiteProjects.js'

const hash = z.string().check(z.regex(/^0x[\da-f]{64}$/, 'must be a hash in lower case'))
const contractNames = z.keyof(z.extend(accountContracts, permissionEnforcers.shape))

const entry = z.strictObject({
  /** May have the key of its vendor: it stays here. */
  bundlerUrl: z.url({ protocol: /^https?$/, error: 'must be an https: URL' }),
  contracts: z.optional(accountContracts),
  enforcers: z.optional(permissionEnforcers),
  codeHashes: z.optional(z.partialRecord(contractNames, hash)),
  eip7702: z._default(z.boolean('must be true or false'), false),
})

/** The content of the file of `SMART_ACCOUNTS_FILE`: CAIP-2 id of a chain to its bundler and contracts. */
export type SmartAccountOptions = { readonly [caip2: string]: z.input<typeof entry> }

/** Smart accounts on a chain, as the site has them. */
export type SmartAccountSettings = Omit<SmartAccountChain, 'codeHashes'> & {
  readonly chainId: number
  readonly bundlerUrl: string
  /** keccak256 of the code that contracts have, where the file says so. */
  readonly codeHashes: { readonly [contract in z.output<typeof contractNames>]?: string }
}

/** Smart accounts by the CAIP-2 id of their chain. */
export type SmartAccounts = ReadonlyMap<string, SmartAccountSettings>

/**
 * Reads on which chains the site has smart accounts. Without contracts they are those of the public deployments.
 *
 * @param rpcUrls - nodes of the site: a chain with smart accounts has one
 * @throws ConfigError that names the entry at fault, never a URL
 */
export async function readSmartAccounts(
  option: string | SmartAccountOptions | undefined,
  site: {
    readonly isDevelopment: boolean
    readonly rpcUrls: { readonly [caip2: string]: readonly string[] }
  },
): Promise<SmartAccounts> {
  if (option === undefined) return new Map()
  const variable = 'SMART_ACCOUNTS_FILE'
  const content: unknown = typeof option === 'string' ? await readJsonFile(option, variable) : option
  const fail = (where: string, text: string) => new ConfigError('bad-file', `${variable}: ${where}: ${text}`)
  const parsed = z.record(z.string(), entry).safeParse(content)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw fail(issue?.path.map(String).join('.') || 'content', issue?.message ?? '')
  }
  const read = new Map<string, SmartAccountSettings>()
  for (const [chain, { contracts, codeHashes = {}, ...own }] of Object.entries(parsed.data)) {
    const chainId = Number(/^eip155:([1-9]\d{0,15})$/.exec(chain)?.[1])
    if (!Number.isSafeInteger(chainId)) throw fail(chain, 'must be a chain such as eip155:1')
    if (!Object.hasOwn(site.rpcUrls, chain)) throw fail(chain, 'must have an endpoint in RPC_URLS')
    if (!contracts && !publicChains.has(chainId))
      throw fail(chain, 'must have contracts: there are no public ones on this chain')
    const { protocol, hostname } = new URL(own.bundlerUrl)
    if (protocol === 'http:' && !(site.isDevelopment && isLocalHost(hostname)))
      throw fail(`${chain}.bundlerUrl`, 'must be https, but for hosts of this machine on a development site')
    read.set(chain, { ...own, chainId, codeHashes, contracts: contracts ?? publicContracts })
  }
  return read
}
