import { logLevels, operatorFields, projectsField } from '@latchkit/service-base'
import { z } from 'zod'
import { isCaip2, isRpcUrl } from './chains/loadChains.js'
import { address, file, whole } from './settingFields.js'

/** Options of the gateway itself and of the parts that its modules share. */
export const sharedSettings = {
  names: { projects: 'PROJECTS_FILE' },
  fields: {
    host: z
      .string()
      .min(1, 'must be a host or an address')
      .default('127.0.0.1')
      .describe('address to listen on; `0.0.0.0` in a container'),
    port: whole(0, 65_535).default(4600).describe('port; 0 chooses a free one'),
    logLevel: z
      .enum(logLevels, { error: `must be one of ${logLevels.join(', ')}` })
      .default('info')
      .describe('`fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`'),
    redisUrl: z
      .url({ protocol: /^rediss?$/, error: 'must be a redis: or rediss: URL' })
      .optional()
      .describe('several processes share their limits and caches in Redis'),
    dataDir: z
      .string()
      .min(1, 'must be a folder')
      .default('gateway-data')
      .describe('folder of the database, made when something needs a database'),
    databaseUrl: z
      .url({ protocol: /^postgres(?:ql)?$/, error: 'must be a postgres: URL' })
      .optional()
      .describe('a Postgres server in place of a database in `DATA_DIR`'),
    index: z
      .array(z.string().refine(isCaip2, 'must be CAIP-2 ids such as eip155:1'))
      .optional()
      .describe('[chains to index](#database), of `eip155` and `solana`: `eip155:31337,eip155:31338`'),
    projects: projectsField
      .optional()
      .describe('JSON file of allowed [projects and origins](#projects); without it all are allowed'),
    chainsFile: file.optional().describe('JSON file of chains in place of the built-in ones'),
    tokensFile: file.optional().describe('JSON file of [tokens](#tokens) in place of the built-in ones'),
    dexFile: file
      .optional()
      .describe(
        'JSON file of [decentralised exchanges](#exchanges) in place of the built-in ones, for prices and swaps',
      ),
    providersFile: file
      .optional()
      .describe('JSON file of [hosted providers](#providers) of chain data, by chain, in order of trial'),
    swapFeeRecipient: address
      .optional()
      .describe('address that takes 0.85 % of what each [swap](#swaps) gives'),
    ipfsGateway: z
      .url({ protocol: /^https?$/, error: 'must be an https: URL' })
      .default('https://ipfs.io')
      .describe('where files of `ipfs:` URIs are fetched'),
    imagesKey: z
      .string()
      .min(32, 'must have at least 32 characters')
      .optional()
      .describe(
        'secret of the paths of [remote images](#remote-images), at least 32 characters; several processes need the same one. Without it a random one',
      ),
    privateAddresses: z
      .array(z.union([z.ipv4(), z.ipv6()], 'must be IP addresses such as 127.0.0.1'))
      .optional()
      .describe(
        'for development: private addresses that files of other hosts may come from, by `http:` too: `127.0.0.1`',
      ),
    rpcUrls: z
      .record(
        z.string().refine(isCaip2, 'must be a CAIP-2 id such as eip155:1'),
        z
          .array(z.string().refine(isRpcUrl, 'must be an http: or https: URL'))
          .min(1, 'must have at least one URL'),
      )
      .optional()
      .describe(
        'JSON, overrides the URLs of the chains: `{"eip155:1":["https://rpc.example","https://spare.example"]}`',
      ),
    trustProxy: z
      .boolean()
      .default(false)
      .describe(
        "`true` behind your own reverse proxy: the caller's address is the last of `X-Forwarded-For`",
      ),
    ...operatorFields,
  },
  limits: {
    rpcPerMinute: whole(1, 1e9)
      .default(12_000)
      .describe(
        'JSON-RPC calls per minute and project, without `PROJECTS_FILE` per address; a batch counts each of its calls',
      ),
    rpcPerAddress: whole(1, 1e9)
      .default(2400)
      .describe("JSON-RPC calls per minute of one address, within the project's limit"),
    rpcTimeout: whole(1, 600_000).default(10_000).describe('milliseconds for all nodes of a chain together'),
    answerBytes: whole(1024, 1e9).default(8_388_608).describe("maximum bytes of a node's answer"),
    bufferedBytes: whole(1024, 1e10)
      .default(67_108_864)
      .describe('total bytes of answers in memory; above it a call gets 503'),
    providerTimeout: whole(1, 600_000)
      .default(5000)
      .describe('milliseconds for one answer of a hosted provider'),
    minimumLiquidityUsd: whole(0, 1e12)
      .default(10_000)
      .describe('dollars that a pool has to hold of the token it is priced in; 0 on a local chain'),
    leaveTime: whole(0, 600_000)
      .default(0)
      .describe(
        'milliseconds between SIGTERM and the end of new requests: `/healthz` says 503, so that a load balancer stops sending them',
      ),
    drainTimeout: whole(0, 600_000)
      .default(10_000)
      .describe('milliseconds that open requests have at shutdown'),
  },
}

/** Values of the shared options. */
export type SharedSettings = z.output<z.ZodObject<typeof sharedSettings.fields>> & {
  readonly limits: z.output<z.ZodObject<typeof sharedSettings.limits>>
}
