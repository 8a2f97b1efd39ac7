import path from 'node:path'
import { getRequestListener } from '@hono/node-server'
import {
  ConfigError,
  createLimiter,
  createLogger,
  type LogLevel,
  openServer,
  type ProjectOptions,
  readProjects,
} from '@latchkit/service-base'
import { getAddress } from 'viem'
import { type AnalyticsSink, createSink } from './analytics/createSink.js'
import { createReadHoldings } from './balances/createReadHoldings.js'
import { loadChains } from './chains/loadChains.js'
import { createDirectory } from './directory/createDirectory.js'
import { loadWallets } from './directory/loadWallets.js'
import { toGatewayError } from './errors.js'
import { loadExchanges } from './exchanges/loadExchanges.js'
import { createHistory } from './history/createHistory.js'
import { createApp } from './http/createApp.js'
import { createMetrics } from './http/createMetrics.js'
import { createImages } from './images/createImages.js'
import { checkIconFiles } from './images/iconFiles.js'
import { openIndex } from './indexer/openIndex.js'
import { createPrices } from './prices/createPrices.js'
import { createRegions, type Restrictions } from './regions/createRegions.js'
import { createNodes } from './rpc/createNodes.js'
import { createRpcProxy } from './rpc/createRpcProxy.js'
import type { MethodOptions } from './rpc/methods.js'
import { createByteBudget } from './rpc/readAnswer.js'
import { settings } from './settings.js'
import { createSwaps } from './swaps/createSwaps.js'
import { createNameTokens } from './tokens/createNameTokens.js'
import { loadTokens } from './tokens/loadTokens.js'

/** Milliseconds for a whole request. */
const requestTimeout = 30_000

/** `projectId` → allowed origins, or the path of a JSON file that has it. */
export type ProjectsOption = string | ProjectOptions

/** Options of {@link startGateway}. */
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
  /** Address that takes 0.85 % of what each swap gives. Default: no fee is taken. */
  readonly swapFeeRecipient?: string | undefined
  /** `projectId` → allowed origins, or the path of a JSON file that has it. Default: every projectId and origin. */
  readonly projects?: ProjectsOption | undefined
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
  /** Bytes of a request's body. Default: 1 MiB. */
  readonly bodyBytes?: number | undefined
  /** Bytes of a node's answer. Default: 8 MiB. */
  readonly answerBytes?: number | undefined
  /** Bytes of answers held in memory at once. A call above it is answered by 503. Default: 64 MiB. */
  readonly bufferedBytes?: number | undefined
  /** Dollars that a pool has to hold of the token it is priced in. Default: 10,000. */
  readonly minimumLiquidityUsd?: number | undefined
  /** Milliseconds that open requests have to end in when the service is closed. Default: 10,000. */
  readonly drainTimeout?: number | undefined
}

/** A gateway that answers. */
export type RunningGateway = {
  /** Such as `http://localhost:4600`. */
  readonly url: string
  readonly port: number
  /** Refuses new requests and settles when the open ones have ended. Safe to call again. */
  close(): Promise<void>
}

/**
 * Starts the wallet directory, the images and the JSON-RPC proxy. Sends no request to any other host before a caller
 * sends a JSON-RPC call.
 *
 * @throws GatewayError with one line that names the option, or the entry of a file, that is wrong.
 * @example
 * const gateway = await startGateway({ port: 0, rpcUrls: { 'eip155:31337': ['http://127.0.0.1:8545'] } })
 */
export async function startGateway(options: StartGatewayOptions = {}): Promise<RunningGateway> {
  const ends: (() => Promise<void> | undefined)[] = []
  const end = async () => {
    await Promise.all(ends.map(close => close()))
  }
  try {
    return await start(options, ends, end)
  } catch (error) {
    await end()
    throw toGatewayError(error)
  }
}

async function start(
  options: StartGatewayOptions,
  ends: (() => Promise<void> | undefined)[],
  end: () => Promise<void>,
): Promise<RunningGateway> {
  const { host, port, limits, ...chosen } = settings.parse(options)
  const logger = createLogger({ name: 'gateway', level: chosen.logLevel })
  const metrics = createMetrics()
  const [wallets, chains, projects, regions, tokens, exchanges] = await Promise.all([
    loadWallets(chosen.walletsFile),
    loadChains({ file: chosen.chainsFile, rpcUrls: chosen.rpcUrls }),
    readProjects(chosen.projects),
    createRegions(chosen),
    loadTokens(chosen.tokensFile),
    loadExchanges(chosen.dexFile),
  ])
  const indexed = chosen.index ?? []
  for (const id of indexed) {
    if (!id.startsWith('eip155:')) throw new ConfigError('bad-config', `INDEX: ${id} is not of eip155`)
    if (!chains.get(id)?.rpcUrls.length) throw new ConfigError('bad-config', `INDEX: ${id} has no RPC URL`)
  }
  const folder = chosen.walletsFile && path.dirname(path.resolve(chosen.walletsFile))
  await checkIconFiles(wallets, folder)
  const directory = createDirectory(wallets, chains)
  const images = await createImages({ directory, chains, folder })
  const limiter = await createLimiter({
    window: 60_000,
    prefix: 'latchkit:gateway:limit:',
    redisUrl: chosen.redisUrl,
    onError: error => {
      metrics.redisErrors.inc()
      logger.warn({ err: error }, 'Redis cannot be asked')
    },
  })
  ends.push(() => limiter.close())
  const buffered = createByteBudget(limits.bufferedBytes)
  metrics.watchBuffered(() => buffered.used)
  const nodes = createNodes({
    chains,
    timeout: limits.rpcTimeout,
    maxAnswerBytes: limits.answerBytes,
    buffered,
    onOutcome: (chain, url, outcome) => {
      const result = outcome.kind === 'failed' ? outcome.reason : outcome.kind
      // The whole URL may hold a key.
      const { host: node } = new URL(url)
      metrics.upstream.inc({ chain, host: node, outcome: result })
      if (outcome.kind === 'failed' && outcome.reason !== 'busy')
        logger.warn({ chain, node, result }, 'a node failed')
    },
  })
  const proxy = createRpcProxy({
    ...{ nodes, limiter, methods: chosen.rpcMethods },
    maxBatch: limits.rpcBatch,
    timeout: limits.rpcTimeout,
  })
  const sink = chosen.analyticsSink ?? (await createSink(chosen.analyticsFile, logger))
  ends.push(() => sink.close?.())
  const onBlock = (chain: string, number: number) => metrics.indexed.set({ chain }, number)
  const index =
    indexed.length > 0 ? await openIndex({ ...chosen, chains: indexed, nodes, logger, onBlock }) : undefined
  ends.push(() => index?.close())
  const feeRecipient = chosen.swapFeeRecipient && getAddress(chosen.swapFeeRecipient)
  let closing: Promise<void> | undefined
  const app = createApp({
    ...{ directory, images, chains, proxy, projects, regions, metrics, logger },
    limiter,
    readHoldings: createReadHoldings({ nodes, chains, tokens, index }),
    history: index && createHistory({ index, chains, tokens, nodes }),
    prices: createPrices({ nodes, exchanges, tokens, minimum: limits.minimumLiquidityUsd }),
    nameTokens: createNameTokens({ nodes, chains, tokens }),
    swaps: createSwaps({ nodes, exchanges, feeRecipient }),
    feeRecipient,
    tokens,
    analytics: { isOn: chosen.analytics, sink },
    limits,
    maxBodyBytes: limits.bodyBytes,
    trustProxy: chosen.trustProxy,
    isOpen: () => closing === undefined,
  })
  const server = await openServer({ host, port, requestTimeout, onRequest: getRequestListener(app.fetch) })
  logger.info({ url: server.url, wallets: wallets.length, chains: proxy.chains.length }, 'started')
  return {
    url: server.url,
    port: server.port,
    close: () => {
      closing ??= server.close(limits.drainTimeout).then(end)
      return closing
    },
  }
}
