import type { LogLevel, ProjectOptions } from '@latchkit/service-base'
import type { AnalyticsSink } from './analytics/createSink.js'
import type { Restrictions } from './regions/createRegions.js'
import type { MethodOptions } from './rpc/methods.js'
import type { SessionOptions } from './sessions/readSessionChains.js'

/** `projectId` → allowed origins, or the path of a JSON file that has it. */
export type ProjectsOption = string | ProjectOptions

/** Options of `startGateway`. */
export type StartGatewayOptions = {
  /** Default: `127.0.0.1`. */
  readonly host?: string | undefined
  /** Default: 4600; 0 is any free one. */
  readonly port?: number | undefined
  /** JSON file of wallets in place of the built-in ones. */
  readonly walletsFile?: string | undefined
  /** JSON file of chains in place of the built-in ones. */
  readonly chainsFile?: string | undefined
  /** JSON file of tokens in place of the built-in ones. */
  readonly tokensFile?: string | undefined
  /** JSON file of decentralised exchanges in place of the built-in ones, for prices and swaps. */
  readonly dexFile?: string | undefined
  /** JSON file of hosted providers of chain data, by chain, in order of trial. Default: none. */
  readonly providersFile?: string | undefined
  /** Address that takes 0.85 % of what each swap gives. Default: no fee is taken. */
  readonly swapFeeRecipient?: string | undefined
  /** `projectId` → allowed origins, or the path of a JSON file that has it. Default: every projectId and origin. */
  readonly projects?: ProjectsOption | undefined
  /** CAIP-2 id of the chain with ENS. Default: `eip155:1`. */
  readonly namesChain?: string | undefined
  /** ENS's Universal Resolver on that chain. Default: that of Ethereum. */
  readonly namesResolver?: string | undefined
  /** Name below which accounts register names, such as `acme.eth`; needs `namesSigningKey`. Default: none do. */
  readonly namesParent?: string | undefined
  /** Private key that signs the answers for those names. Its address is in the resolver contract. */
  readonly namesSigningKey?: string | undefined
  /**
   * Chains whose sessions are kept, to their contracts, or the path of a JSON file that has it. Default: none, and no database
   * is opened.
   */
  readonly sessions?: string | SessionOptions | undefined
  /** CAIP-2 ids of local chains on which purchases are played, and paid out by a faucet. Default: none. */
  readonly onrampSandbox?: readonly ('eip155:31337' | 'eip155:31338')[] | undefined
  /** Where files of `ipfs:` URIs are fetched. Default: `https://ipfs.io`. */
  readonly ipfsGateway?: string | undefined
  /** Secret of the paths of remote images, the same in several processes. Default: a random one. */
  readonly imagesKey?: string | undefined
  /** For development: private addresses that files of other hosts may come from, by `http:` too. Default: none. */
  readonly privateAddresses?: readonly string[] | undefined
  /** CAIP-2 id → RPC URLs in the order they are tried. They replace those of a chain; an unknown chain is added. */
  readonly rpcUrls?: { readonly [caip2: string]: readonly string[] } | undefined
  /** CAIP-2 namespace → methods that are forwarded besides the usual ones. A `*` at the end stands for any rest. */
  readonly rpcMethods?: MethodOptions | undefined
  /** Folder of the database. It is made when something needs a database. Default: `gateway-data`. */
  readonly dataDir?: string | undefined
  /** Postgres in place of a database in `dataDir`. */
  readonly databaseUrl?: string | undefined
  /** CAIP-2 ids of the chains to index. Default: none, and no database is opened. */
  readonly index?: readonly string[] | undefined
  /** Where swaps and purchases are refused. Default: the built-in time zones. */
  readonly restrictions?: Restrictions | undefined
  /** Header with the country of a caller, set by your proxy. Calls that can be restricted are refused without it. */
  readonly countryHeader?: string | undefined
  /** Redis where several processes share their limits. Default: each counts for itself. */
  readonly redisUrl?: string | undefined
  /** Accepts the events of pages. With `projects` each project decides there. Default: false. */
  readonly analytics?: boolean | undefined
  /** File to which events are appended as lines of JSON. Default: they are written to the log. */
  readonly analyticsFile?: string | undefined
  /** Stores events in place of the file and the log. */
  readonly analyticsSink?: AnalyticsSink | undefined
  /** Default: `info`. */
  readonly logLevel?: LogLevel | undefined
  /** Takes the caller's address from the last entry of `X-Forwarded-For`. Default: false. */
  readonly trustProxy?: boolean | undefined
  readonly limits?: GatewayLimits | undefined
}

/** Limits of a gateway. */
export type GatewayLimits = {
  /** JSON-RPC calls per minute and project; without a project file per address. Default: 12,000. */
  readonly rpcPerMinute?: number | undefined
  /** JSON-RPC calls per minute and address, within those of the project. Default: 2400. */
  readonly rpcPerAddress?: number | undefined
  /** Calls of one batch. Default: 1000. */
  readonly rpcBatch?: number | undefined
  /** Milliseconds for all nodes of a chain together. Default: 10,000. */
  readonly rpcTimeout?: number | undefined
  /** Events per minute and project; without a project file per address. Default: 6000. */
  readonly eventsPerMinute?: number | undefined
  /** Events per minute and address, within those of the project. Default: 600. */
  readonly eventsPerAddress?: number | undefined
  /** Names that an account can register. Default: 10. */
  readonly namesPerAccount?: number | undefined
  /** Names that callers at one address can register in a day. Default: 20. */
  readonly namesPerAddress?: number | undefined
  /** Bytes of a request's body. Default: 1 MiB. */
  readonly bodyBytes?: number | undefined
  /** Bytes of a node's answer. Default: 8 MiB. */
  readonly answerBytes?: number | undefined
  /** Bytes of answers held in memory at once. A call above it is answered by 503. Default: 64 MiB. */
  readonly bufferedBytes?: number | undefined
  /** Milliseconds for one answer of a hosted provider. Default: 5000. */
  readonly providerTimeout?: number | undefined
  /** Dollars that a pool has to hold of the token it is priced in. Default: 10,000. */
  readonly minimumLiquidityUsd?: number | undefined
  /** Milliseconds that open requests have to end in when the service is closed. Default: 10,000. */
  readonly drainTimeout?: number | undefined
}
