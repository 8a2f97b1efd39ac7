import path from 'node:path'
import { getRequestListener } from '@hono/node-server'
import {
  ConfigError,
  createCaches,
  createLimiter,
  createLogger,
  openServer,
  readProjects,
} from '@latchkit/service-base'
import { getAddress, type Hex } from 'viem'
import { createSink } from './analytics/createSink.js'
import { createReadHoldings } from './balances/createReadHoldings.js'
import { loadChains } from './chains/loadChains.js'
import { openStore } from './database/openStore.js'
import { createDirectory } from './directory/createDirectory.js'
import { loadWallets } from './directory/loadWallets.js'
import { toGatewayError } from './errors.js'
import { createPoolPrices } from './exchanges/createPoolPrices.js'
import { loadExchanges } from './exchanges/loadExchanges.js'
import type { StartGatewayOptions } from './gatewayOptions.js'
import { createIndexHistory } from './history/createIndexHistory.js'
import { createApp } from './http/createApp.js'
import { createMetrics } from './http/createMetrics.js'
import { createImages } from './images/createImages.js'
import { checkIconFiles } from './images/iconFiles.js'
import { openIndex } from './indexer/openIndex.js'
import { createAnswerLookup } from './names/answerLookup.js'
import { createNames } from './names/createNames.js'
import { createRegistrar } from './names/createRegistrar.js'
import { createDescribe } from './nfts/createDescribe.js'
import { createOwnNfts } from './nfts/createOwnNfts.js'
import { createReadCollections } from './nfts/createReadCollections.js'
import { createReadNfts } from './nfts/createReadNfts.js'
import { createNodes } from './nodes/createNodes.js'
import { createByteBudget } from './nodes/readAnswer.js'
import { createPurchases } from './onramp/createPurchases.js'
import { createSandbox } from './onramp/createSandbox.js'
import { createSandboxOnramp } from './onramp/createSandboxOnramp.js'
import { createPrices } from './prices/createPrices.js'
import { createPagedLists } from './providers/createPagedLists.js'
import { loadProviders } from './providers/loadProviders.js'
import type { ProviderError } from './providers/providerError.js'
import { createRegions } from './regions/createRegions.js'
import { createFetchRemote } from './remote/createFetchRemote.js'
import { createRemoteImages } from './remote/createRemoteImages.js'
import { createRpcProxy } from './rpc/createRpcProxy.js'
import { createSessions } from './sessions/createSessions.js'
import { readSessionChains } from './sessions/readSessionChains.js'
import { settings } from './settings.js'
import { createExchangeSwaps } from './swaps/createExchangeSwaps.js'
import { createSwaps } from './swaps/createSwaps.js'
import { createDescribeTokens } from './tokens/createDescribeTokens.js'
import { createNameTokens } from './tokens/createNameTokens.js'
import { loadTokens } from './tokens/loadTokens.js'

/** Milliseconds for a whole request. */
const requestTimeout = 30_000

/** Chains whose addresses of a name are looked up: each costs a question to a node. */
const maxNameChains = 16

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
  const sessionChains = await readSessionChains(chosen.sessions, chains)
  const indexed = chosen.index ?? []
  for (const id of chosen.onrampSandbox ?? []) {
    if (!chains.get(id)?.rpcUrls.length)
      throw new ConfigError('bad-config', `ONRAMP_SANDBOX: ${id} has no RPC URL`)
  }
  for (const id of indexed) {
    if (!/^(?:eip155|solana):/.test(id)) {
      throw new ConfigError('bad-config', `INDEX: ${id} is neither of eip155 nor of solana`)
    }
    if (!chains.get(id)?.rpcUrls.length) throw new ConfigError('bad-config', `INDEX: ${id} has no RPC URL`)
  }
  const { namesParent, namesSigningKey, namesChain } = chosen
  if (Boolean(namesParent) !== Boolean(namesSigningKey))
    throw new ConfigError('bad-config', 'NAMES_PARENT: needs NAMES_SIGNING_KEY, and the other way round')
  if (namesParent && !chains.get(namesChain)?.rpcUrls.length)
    throw new ConfigError('bad-config', `NAMES_CHAIN: ${namesChain} has no RPC URL`)
  const folder = chosen.walletsFile && path.dirname(path.resolve(chosen.walletsFile))
  await checkIconFiles(wallets, folder)
  const directory = createDirectory(wallets, chains)
  const images = await createImages({ directory, chains, folder })
  const onRedisError = (error: Error) => {
    metrics.redisErrors.inc()
    logger.warn({ err: error }, 'Redis cannot be asked')
  }
  const redis = { redisUrl: chosen.redisUrl, onError: onRedisError }
  const limiter = await createLimiter({ window: 60_000, prefix: 'latchkit:gateway:limit:', ...redis })
  ends.push(() => limiter.close())
  const caches = await createCaches({ prefix: 'latchkit:gateway:cache:', ...redis })
  ends.push(() => caches.close())
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
  const sandboxed = chosen.onrampSandbox ?? []
  const onLost = (error: Error) => logger.warn({ err: error }, 'the database was lost')
  const database =
    indexed.length > 0 || sandboxed.length > 0 || namesParent || sessionChains.size > 0
      ? await openStore({ ...chosen, url: chosen.databaseUrl, onError: onLost })
      : undefined
  const poolPrices = createPoolPrices({ nodes, exchanges, tokens, minimum: limits.minimumLiquidityUsd })
  const index =
    database && indexed.length > 0
      ? openIndex({
          ...{ database, chains: indexed, nodes, logger, onBlock },
          ...{ exchanges, tokens, readPrices: poolPrices },
        })
      : undefined
  const feeRecipient = chosen.swapFeeRecipient && getAddress(chosen.swapFeeRecipient)
  const providers = await loadProviders({
    ...{ file: chosen.providersFile, environment: process.env, chains, tokens, feeRecipient },
    timeout: limits.providerTimeout,
  })
  const onError = (error: ProviderError) => logger.warn({ err: error }, 'a provider failed')
  const known = [...chains.keys()]
  const prices = createPrices({ providers, own: poolPrices, caches, onError })
  const sandbox =
    database && sandboxed.length > 0
      ? createSandbox({ database, nodes, chains, tokens, prices, served: sandboxed })
      : undefined
  const registrar =
    database && namesParent
      ? await createRegistrar({ database, nodes, parent: namesParent, chain: namesChain, limits, redis })
      : undefined
  ends.push(async () => {
    await Promise.all([index?.close(), sandbox?.close(), registrar?.close()])
    await database?.close()
  })
  const fetchRemote = createFetchRemote(chosen)
  const remoteImages = createRemoteImages({ ...chosen, fetchRemote, key: chosen.imagesKey })
  const descriptions = createDescribe({ ...chosen, fetchRemote, caches })
  const readCollections = createReadCollections(caches)
  const named = { nodes, chains, tokens, describeTokens: createDescribeTokens(caches) }
  const { readNfts, readPreviews, close: stop } = createReadNfts({ ...descriptions, readCollections, caches })
  ends.push(stop)
  let closing: Promise<void> | undefined
  const app = createApp({
    ...{ directory, images, chains, proxy, projects, regions, metrics, logger },
    ...{ limiter, remoteImages, registrar, prices, sandbox },
    readHoldings: createReadHoldings({ ...named, index, providers, onError }),
    nfts: createPagedLists({
      ...{ known, providers, onError, pick: provider => provider.readNfts },
      ours: createOwnNfts({ index, nodes, readNfts, ...descriptions }),
    }),
    names: createNames({
      ...{ nodes, fetchRemote, readNfts, images: remoteImages, chain: namesChain, registrar },
      resolver: getAddress(chosen.namesResolver),
      chains: [...new Set([...exchanges.keys(), ...Object.keys(chosen.rpcUrls ?? {})])]
        .filter(id => id.startsWith('eip155:'))
        .slice(0, maxNameChains),
    }),
    history: createPagedLists({
      ...{ known, providers, onError, pick: provider => provider.readHistory },
      ours: index && createIndexHistory({ ...named, index, readCollections, readPreviews }),
    }),
    purchases: createPurchases({ providers, onError, own: sandbox && createSandboxOnramp(sandbox) }),
    answerLookup:
      registrar && namesSigningKey ? createAnswerLookup(registrar, namesSigningKey as Hex) : undefined,
    sessions: database && createSessions({ database, nodes, chains: sessionChains }),
    nameTokens: createNameTokens(named),
    swaps: createSwaps({
      ...{ nodes, chains, providers, onError },
      own: createExchangeSwaps({ nodes, exchanges, feeRecipient }),
    }),
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
