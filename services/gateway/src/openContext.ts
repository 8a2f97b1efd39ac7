import {
  type Caches,
  ConfigError,
  createCaches,
  createLimiter,
  createLogger,
  keepWarnings,
  type Limiter,
  type Logger,
  type Projects,
  readProjects,
  type WarningKeeper,
} from '@latchkit/service-base'
import type { Database } from '@latchkit/service-base/database'
import { getAddress } from 'viem'
import { type Chains, loadChains } from './chains/loadChains.js'
import { openStore } from './database/openStore.js'
import { createPoolPrices, type ReadPoolPrices } from './exchanges/createPoolPrices.js'
import { type Exchanges, loadExchanges } from './exchanges/loadExchanges.js'
import { type Callers, createCallers } from './http/createCallers.js'
import { createMetrics, type GatewayMetrics } from './http/createMetrics.js'
import { type Index, openIndex } from './indexer/openIndex.js'
import { createNodes, type Nodes } from './nodes/createNodes.js'
import { createByteBudget } from './nodes/readAnswer.js'
import { loadProviders, type Providers } from './providers/loadProviders.js'
import type { ProviderError } from './providers/providerError.js'
import { createFetchRemote, type FetchRemote } from './remote/createFetchRemote.js'
import { createRemoteImages, type RemoteImages } from './remote/createRemoteImages.js'
import type { SharedSettings } from './sharedSettings.js'
import { createDescribeTokens, type DescribeTokens } from './tokens/createDescribeTokens.js'
import { loadTokens, type Tokens } from './tokens/loadTokens.js'

/** Context that the modules of a gateway share. */
export type GatewayContext = {
  readonly logger: Logger
  /** The newest warnings of the logger. */
  readonly warnings: WarningKeeper
  readonly metrics: GatewayMetrics
  readonly projects: Projects | undefined
  readonly chains: Chains
  readonly tokens: Tokens
  readonly exchanges: Exchanges
  readonly limiter: Limiter
  readonly caches: Caches
  readonly callers: Callers
  readonly nodes: Nodes
  readonly providers: Providers
  /** URL of Redis, and the callback for its failures. */
  readonly redis: { readonly redisUrl: string | undefined; onError(error: Error): void }
  /** Absent when no chain is indexed. */
  readonly index: Index | undefined
  readonly readPoolPrices: ReadPoolPrices
  readonly describeTokens: DescribeTokens
  readonly fetchRemote: FetchRemote
  readonly remoteImages: RemoteImages
  /** Opens the database at the first call. */
  openDatabase(): Promise<Database>
  /** Called with the error of a provider, when the next provider is tried. */
  onError(error: ProviderError): void
}

/** The context, and the function that closes it. */
export type OpenContext = GatewayContext & {
  /** Settles when the connections and the database are closed. */
  close(): Promise<void>
}

/**
 * Opens the shared context of the modules. Sends no request to another host but to Redis and the server of the
 * database.
 *
 * @throws ConfigError that names the invalid variable, or the invalid entry of a file. Closes what it opened before
 */
export async function openContext(settings: SharedSettings): Promise<OpenContext> {
  const ends: (() => Promise<void>)[] = []
  const close = async () => {
    await Promise.all(ends.map(end => end()))
  }
  try {
    return { ...(await open(settings, ends)), close }
  } catch (error) {
    await close()
    throw error
  }
}

async function open(settings: SharedSettings, ends: (() => Promise<void>)[]): Promise<GatewayContext> {
  const { limits, index: indexed = [], redisUrl, rpcUrls } = settings
  const warnings = keepWarnings(createLogger({ name: 'gateway', level: settings.logLevel }))
  const { logger } = warnings
  const metrics = createMetrics()
  const [chains, projects, tokens, exchanges] = await Promise.all([
    loadChains({ file: settings.chainsFile, rpcUrls }),
    readProjects(settings.projects),
    loadTokens(settings.tokensFile),
    loadExchanges(settings.dexFile),
  ])
  for (const id of indexed) {
    if (!/^(?:eip155|solana):/.test(id)) {
      throw new ConfigError('bad-config', `INDEX: ${id} is neither of eip155 nor of solana`)
    }
    if (!chains.get(id)?.rpcUrls.length) throw new ConfigError('bad-config', `INDEX: ${id} has no RPC URL`)
  }
  const onRedisError = (error: Error) => {
    metrics.redisErrors.inc()
    logger.warn({ err: error }, 'Redis cannot be asked')
  }
  const redis = { redisUrl, onError: onRedisError }
  const limiter = await createLimiter({ window: 60_000, prefix: 'latchkit:gateway:limit:', ...redis })
  ends.push(() => limiter.close())
  const caches = await createCaches({ prefix: 'latchkit:gateway:cache:', ...redis })
  ends.push(() => caches.close())
  const onLimited = () => metrics.limited.inc()
  const callers = createCallers({ projects, limiter, trustProxy: settings.trustProxy, limits, onLimited })
  const buffered = createByteBudget(limits.bufferedBytes)
  metrics.watchBuffered(() => buffered.used)
  const nodes = createNodes({
    chains,
    timeout: limits.rpcTimeout,
    maxAnswerBytes: limits.answerBytes,
    buffered,
    onOutcome: (chain, url, outcome) => {
      const result = outcome.kind === 'failed' ? outcome.reason : outcome.kind
      // The full URL may contain a key.
      const { host: node } = new URL(url)
      metrics.upstream.inc({ chain, host: node, outcome: result })
      if (outcome.kind === 'failed' && outcome.reason !== 'busy')
        logger.warn({ chain, node, result }, 'a node failed')
    },
  })
  const onLost = (error: Error) => logger.warn({ err: error }, 'the database was lost')
  let database: Promise<Database> | undefined
  const openDatabase = () => {
    database ??= openStore({ dataDir: settings.dataDir, url: settings.databaseUrl, onError: onLost })
    return database
  }
  const readPoolPrices = createPoolPrices({ nodes, exchanges, tokens, minimum: limits.minimumLiquidityUsd })
  let index: Index | undefined
  ends.push(async () => {
    await index?.close()
    const opened = await database?.catch(() => undefined)
    await opened?.close()
  })
  if (indexed.length > 0) {
    index = openIndex({
      database: await openDatabase(),
      chains: indexed,
      nodes,
      logger,
      exchanges,
      tokens,
      readPrices: readPoolPrices,
      onBlock: (chain, number) => metrics.indexed.set({ chain }, number),
      onHead: (chain, number) => metrics.head.set({ chain }, number),
    })
  }
  const providers = await loadProviders({
    file: settings.providersFile,
    environment: process.env,
    chains,
    tokens,
    feeRecipient: settings.swapFeeRecipient && getAddress(settings.swapFeeRecipient),
    timeout: limits.providerTimeout,
  })
  const fetchRemote = createFetchRemote(settings)
  return {
    logger,
    warnings,
    metrics,
    projects,
    chains,
    tokens,
    exchanges,
    limiter,
    caches,
    callers,
    nodes,
    providers,
    redis,
    index,
    readPoolPrices,
    describeTokens: createDescribeTokens(caches),
    fetchRemote,
    remoteImages: createRemoteImages({ ...settings, fetchRemote, key: settings.imagesKey }),
    openDatabase,
    onError: error => logger.warn({ err: error }, 'a provider failed'),
  }
}
