import { createSettings, logLevels, projectsField } from '@latchkit/service-base'
import { isAddress } from 'viem/utils'
import { z } from 'zod'
import type { AnalyticsSink } from './analytics/createSink.js'
import { isCaip2, isRpcUrl } from './chains/loadChains.js'
import { normalizeName } from './names/coinTypes.js'
import type { SessionOptions } from './sessions/readSessionChains.js'

// As `mainnet` of viem has it, whose module would load every other chain with it. A test compares them.
const universalResolver = '0xeeeeeeee14d718c2b47d9923deab1335e144eeee'

const whole = (min: number, max: number) =>
  z
    .int(`must be a whole number from ${min} to ${max}`)
    .min(min, `must be at least ${min}`)
    .max(max, `must be at most ${max}`)
const file = z.string().min(1, 'must be the path of a file')

const address = z
  .string()
  .refine(text => isAddress(text), 'must be an address such as 0x…, with its checksum')

/** Ids that no public chain has. */
const localChains = ['eip155:31337', 'eip155:31338'] as const

/** Where a feature is refused. */
const restriction = z.strictObject({
  timeZones: z.array(z.string()).optional(),
  countries: z.array(z.string().regex(/^[A-Z]{2}$/, 'must be a country code such as CN')).optional(),
})

/** Limits of one gateway. */
const limitsSchema = z.strictObject({
  rpcPerMinute: whole(1, 1e9).default(12_000).describe('JSON-RPC calls per minute and project'),
  rpcPerAddress: whole(1, 1e9)
    .default(2400)
    .describe('JSON-RPC calls per minute and address, within those of the project'),
  rpcBatch: whole(1, 10_000).default(1000).describe('calls of one batch'),
  rpcTimeout: whole(1, 600_000).default(10_000).describe('milliseconds for all nodes of a chain'),
  eventsPerMinute: whole(1, 1e9).default(6000).describe('events per minute and project'),
  eventsPerAddress: whole(1, 1e9)
    .default(600)
    .describe('events per minute and address, within those of the project'),
  namesPerAccount: whole(1, 1e6).default(10).describe('names that an account can register'),
  namesPerAddress: whole(1, 1e6)
    .default(20)
    .describe('names that callers at one address can register in a day'),
  bodyBytes: whole(1024, 1e9).default(1_048_576).describe("bytes of a request's body"),
  answerBytes: whole(1024, 1e9).default(8_388_608).describe("bytes of a node's answer"),
  bufferedBytes: whole(1024, 1e10).default(67_108_864).describe('bytes of answers held in memory at once'),
  providerTimeout: whole(1, 600_000)
    .default(5000)
    .describe('milliseconds for one answer of a hosted provider'),
  minimumLiquidityUsd: whole(0, 1e12)
    .default(10_000)
    .describe('dollars that a pool has to hold of the token it is priced in'),
  drainTimeout: whole(0, 600_000).default(10_000).describe('milliseconds for open requests at the end'),
})

/** The settings of a gateway: its environment variables and its `--help`. */
export const settings = createSettings({
  title: 'Latchkit gateway: wallet directory, images, JSON-RPC proxy.',
  closing: 'Answers /healthz and /metrics. Ends on SIGINT and SIGTERM when the open requests have ended.',
  names: { projects: 'PROJECTS_FILE', sessions: 'SESSIONS_FILE' },
  schema: z.strictObject({
    host: z
      .string()
      .min(1, 'must be a host or an address')
      .default('127.0.0.1')
      .describe('address to listen on'),
    port: whole(0, 65_535).default(4600).describe('port, 0 for a free one'),
    logLevel: z
      .enum(logLevels, { error: `must be one of ${logLevels.join(', ')}` })
      .default('info')
      .describe('fatal, error, warn, info, debug, trace or silent'),
    restrictions: z
      .partialRecord(z.enum(['onramp', 'swaps']), restriction)
      .optional()
      .describe(
        'JSON: {"swaps":{"timeZones":["Asia/Shanghai"],"countries":["CN"]}}, where calls are refused',
      ),
    countryHeader: z
      .string()
      .regex(/^[A-Za-z0-9-]+$/, 'must be the name of a header')
      .optional()
      .describe('header with the country of a caller, set by your proxy'),
    redisUrl: z
      .url({ protocol: /^rediss?$/, error: 'must be a redis: or rediss: URL' })
      .optional()
      .describe('share the limits and caches of several processes'),
    dataDir: z
      .string()
      .min(1, 'must be a folder')
      .default('gateway-data')
      .describe('folder of the database, made when it is needed'),
    databaseUrl: z
      .url({ protocol: /^postgres(?:ql)?$/, error: 'must be a postgres: URL' })
      .optional()
      .describe('Postgres in place of a database in DATA_DIR'),
    index: z
      .array(z.string().refine(isCaip2, 'must be CAIP-2 ids such as eip155:1'))
      .optional()
      .describe('chains to index, for history and balances: eip155:31337,eip155:31338'),
    projects: projectsField.optional().describe('JSON file: projectId to allowed origins'),
    walletsFile: file.optional().describe('JSON file of wallets in place of the built-in ones'),
    chainsFile: file.optional().describe('JSON file of chains in place of the built-in ones'),
    tokensFile: file.optional().describe('JSON file of tokens in place of the built-in ones'),
    dexFile: file.optional().describe('JSON file of decentralised exchanges in place of the built-in ones'),
    providersFile: file
      .optional()
      .describe('JSON file of hosted providers of chain data, by chain, in order of trial'),
    swapFeeRecipient: address.optional().describe('takes 0.85 % of what each swap gives'),
    namesChain: z
      .string()
      .refine(id => isCaip2(id) && id.startsWith('eip155:'), 'must be an id such as eip155:1')
      .default('eip155:1')
      .describe('chain with ENS, for names'),
    namesResolver: address.default(universalResolver).describe("ENS's Universal Resolver there"),
    namesParent: z
      .string()
      .refine(name => normalizeName(name) === name, 'must be a name such as acme.eth, normalized')
      .optional()
      .describe('name below which accounts register names'),
    namesSigningKey: z
      .string()
      .regex(/^0x[0-9a-f]{64}$/i, 'must be a private key, 0x and 64 hexadecimal digits')
      .optional()
      .describe(
        'private key that signs the answers for those names; its address is in the resolver contract',
      ),
    sessions: z
      .custom<string | SessionOptions>(
        value => (typeof value === 'string' && value !== '') || (typeof value === 'object' && value !== null),
        'must be the path of a file, or contracts by chain',
      )
      .optional()
      .describe('JSON file: chains whose sessions are kept, to their contracts'),
    onrampSandbox: z
      .array(z.enum(localChains, `must be one of ${localChains.join(', ')}: it gives tokens away`))
      .optional()
      .describe('local chains on which purchases are played, and paid out by a faucet'),
    ipfsGateway: z
      .url({ protocol: /^https?$/, error: 'must be an https: URL' })
      .default('https://ipfs.io')
      .describe('where files of ipfs: URIs are fetched'),
    imagesKey: z
      .string()
      .min(32, 'must have at least 32 characters')
      .optional()
      .describe('secret of the paths of remote images, the same in several processes; else a random one'),
    privateAddresses: z
      .array(z.union([z.ipv4(), z.ipv6()], 'must be IP addresses such as 127.0.0.1'))
      .optional()
      .describe('for development: private addresses that files of other hosts may come from, by http: too'),
    rpcUrls: z
      .record(
        z.string().refine(isCaip2, 'must be a CAIP-2 id such as eip155:1'),
        z
          .array(z.string().refine(isRpcUrl, 'must be an http: or https: URL'))
          .min(1, 'must have at least one URL'),
      )
      .optional()
      .describe('JSON: {"eip155:1":["https://…"]}, laid over the chains'),
    rpcMethods: z
      .record(
        z.string().regex(/^[-a-z0-9]{3,8}$/, 'must be a CAIP-2 namespace such as eip155'),
        z.array(z.string().regex(/^[a-zA-Z0-9_]*\*?$/, 'must be a method, or the start of one and *')),
      )
      .optional()
      .describe('JSON: {"eip155":["trace_*"]}, methods forwarded besides the usual ones'),
    analytics: z
      .boolean('must be true or false')
      .default(false)
      .describe('true: take events of pages; with PROJECTS_FILE each project says so there'),
    analyticsFile: file.optional().describe('append events as lines of JSON; else to the log'),
    analyticsSink: z
      .custom<AnalyticsSink>(
        value => typeof value === 'object' && value !== null && 'write' in value,
        'must have a function `write`',
      )
      .optional(),
    trustProxy: z.boolean().default(false).describe('true: the caller is the last of X-Forwarded-For'),
    limits: limitsSchema.prefault({}),
  }),
})
