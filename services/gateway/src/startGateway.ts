import { createServer } from 'node:http'
import path from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { pino } from 'pino'
import { createFileSink } from './analytics/createFileSink.js'
import { createLogSink } from './analytics/createLogSink.js'
import type { AnalyticsSink } from './analytics/types.js'
import { loadChains } from './chains/loadChains.js'
import { type ProjectsOption, readProjects } from './config/readProjects.js'
import { resolveOptions } from './config/resolveOptions.js'
import { createDirectory } from './directory/createDirectory.js'
import { loadWallets } from './directory/loadWallets.js'
import { createApp } from './http/createApp.js'
import { drain } from './http/drain.js'
import { listen } from './http/listen.js'
import { checkIconFiles } from './images/checkIconFiles.js'
import { createImages } from './images/createImages.js'
import { createLimiter } from './limits/createLimiter.js'
import { createMetrics } from './metrics/createMetrics.js'
import { createRpcProxy } from './rpc/createRpcProxy.js'

/** Milliseconds for the head and for all of a request: who sends it byte by byte holds a socket no longer. */
const headersTimeout = 10_000
const requestTimeout = 30_000

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
  /** `projectId` → allowed origins, or the path of a JSON file that has it. Default: every projectId and origin. */
  readonly projects?: ProjectsOption | undefined
  /** CAIP-2 id → RPC URLs in the order they are asked. They replace those of a chain; an unknown chain joins. */
  readonly rpcUrls?: { readonly [caip2: string]: readonly string[] } | undefined
  /** Several processes share their limits there. Default: each counts for itself. */
  readonly redisUrl?: string | undefined
  /** Takes the events of pages. With `projects` each project says so there. Default: false. */
  readonly analytics?: boolean | undefined
  /** File that events are appended to, as lines of JSON. Default: the log has them. */
  readonly analyticsFile?: string | undefined
  /** Takes events in place of the file and the log. */
  readonly analyticsSink?: AnalyticsSink | undefined
  /** Default: `info`. */
  readonly logLevel?: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent' | undefined
  /** Takes the caller's address from the last entry of `X-Forwarded-For`. Default: false. */
  readonly trustProxy?: boolean | undefined
  readonly limits?: GatewayLimits | undefined
}

/** Bounds of what callers may ask for. */
export type GatewayLimits = {
  /** JSON-RPC calls per minute and project; without a project file per address. Default: 12,000. */
  readonly rpcPerMinute?: number | undefined
  /** Calls of one batch. Default: 1000. */
  readonly rpcBatch?: number | undefined
  /** Milliseconds for all nodes of a chain together. Default: 10,000. */
  readonly rpcTimeout?: number | undefined
  /** Events per minute and project; without a project file per address. Default: 6000. */
  readonly eventsPerMinute?: number | undefined
  /** Bytes of a request's body. Default: 1 MiB. */
  readonly bodyBytes?: number | undefined
  /** Bytes of a node's answer. Default: 32 MiB. */
  readonly answerBytes?: number | undefined
  /** Milliseconds that open requests have to end in when the service is closed. Default: 10,000. */
  readonly drainTimeout?: number | undefined
}

/** A gateway that answers. */
export type RunningGateway = {
  /** Such as `http://localhost:4600`. */
  readonly url: string
  readonly port: number
  /** Takes no new request, lets the open ones end, and then ends. Safe to call again. */
  close(): Promise<void>
}

/**
 * Starts the wallet directory, the images and the JSON-RPC proxy. Nothing is asked of any other host before a
 * caller sends a JSON-RPC call.
 *
 * @throws GatewayError with one line that names the option, or the entry of a file, that is wrong.
 * @example
 * const gateway = await startGateway({ port: 0, rpcUrls: { 'eip155:31337': ['http://127.0.0.1:8545'] } })
 */
export async function startGateway(options: StartGatewayOptions = {}): Promise<RunningGateway> {
  const { host, port, limits, ...settings } = resolveOptions(options)
  const logger = pino(
    { name: 'gateway', level: settings.logLevel },
    pino.destination({ dest: 2, sync: true }),
  )
  const metrics = createMetrics()
  const [wallets, chains, projects] = await Promise.all([
    loadWallets(settings.walletsFile),
    loadChains({ file: settings.chainsFile, rpcUrls: settings.rpcUrls }),
    readProjects(settings.projects),
  ])
  const folder = settings.walletsFile && path.dirname(path.resolve(settings.walletsFile))
  await checkIconFiles(wallets, folder)
  const directory = createDirectory(wallets, chains)
  const images = await createImages({ directory, chains, folder })
  const openLimiter = (limit: number) =>
    createLimiter({
      limit,
      window: 60_000,
      redisUrl: settings.redisUrl,
      onError: error => {
        metrics.redisErrors.inc()
        logger.warn({ err: error }, 'Redis cannot be asked')
      },
    })
  const limiter = await openLimiter(limits.rpcPerMinute)
  const ends: (() => Promise<void> | undefined)[] = [() => limiter.close()]
  const end = async () => {
    await Promise.all(ends.map(close => close()))
  }
  const proxy = createRpcProxy({
    chains,
    limiter,
    maxBatch: limits.rpcBatch,
    timeout: limits.rpcTimeout,
    maxAnswerBytes: limits.answerBytes,
    onOutcome: (chain, url, outcome) => {
      const result = outcome.kind === 'failed' ? outcome.reason : outcome.kind
      // The whole URL may hold a key.
      const { host: node } = new URL(url)
      metrics.upstream.inc({ chain, host: node, outcome: result })
      if (outcome.kind === 'failed') logger.warn({ chain, node, result }, 'a node failed')
    },
  })
  const analytics = await openAnalytics().catch(async error => {
    await end()
    throw error
  })
  let closing: Promise<void> | undefined
  const app = createApp({
    ...{ directory, images, chains, proxy, projects, analytics, metrics, logger },
    maxBodyBytes: limits.bodyBytes,
    trustProxy: settings.trustProxy,
    isOpen: () => closing === undefined,
  })
  const server = createServer({ headersTimeout, requestTimeout }, getRequestListener(app.fetch))
  const bound = await listen(server, host, port).catch(async error => {
    await end()
    throw error
  })
  const url = `http://${['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host) ? 'localhost' : host}:${bound}`
  logger.info({ url, wallets: wallets.length, chains: proxy.chains.length }, 'started')
  return {
    url,
    port: bound,
    close: () => {
      closing ??= drain(server, limits.drainTimeout).then(end)
      return closing
    },
  }

  async function openAnalytics() {
    const eventLimiter = await openLimiter(limits.eventsPerMinute)
    ends.push(() => eventLimiter.close())
    const { analytics: isOn, analyticsFile: file, analyticsSink } = settings
    const sink = analyticsSink ?? (file === undefined ? createLogSink(logger) : await createFileSink(file))
    ends.push(() => sink.close?.())
    return { isOn, sink, limiter: eventLimiter }
  }
}
