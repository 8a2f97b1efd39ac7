import { getConnInfo } from '@hono/node-server/conninfo'
import {
  answerOperations,
  type Budget,
  type Limiter,
  type Logger,
  operationsPaths,
  type Projects,
  readAddress,
} from '@latchkit/service-base'
import { type Context, Hono } from 'hono'
import { routePath } from 'hono/route'
import type { AnalyticsSink } from '../analytics/createSink.js'
import type { ReadHoldings } from '../balances/createReadHoldings.js'
import { CallRefused } from '../callRefused.js'
import type { Chains } from '../chains/loadChains.js'
import type { Directory } from '../directory/createDirectory.js'
import type { Images } from '../images/createImages.js'
import type { AnswerLookup } from '../names/answerLookup.js'
import type { Names } from '../names/createNames.js'
import type { Registrar } from '../names/createRegistrar.js'
import type { Purchases } from '../onramp/createPurchases.js'
import type { Sandbox } from '../onramp/createSandbox.js'
import type { Prices } from '../prices/createPrices.js'
import type { PagedLists } from '../providers/createPagedLists.js'
import type { HistoryRow } from '../providers/historyRow.js'
import { ProviderError } from '../providers/providerError.js'
import type { ProvidedNft } from '../providers/types.js'
import type { Regions } from '../regions/createRegions.js'
import type { RemoteImages } from '../remote/createRemoteImages.js'
import type { RpcProxy } from '../rpc/createRpcProxy.js'
import type { Sessions } from '../sessions/createSessions.js'
import type { Swaps } from '../swaps/createSwaps.js'
import type { NameTokens } from '../tokens/createNameTokens.js'
import type { Tokens } from '../tokens/loadTokens.js'
import { accountRoutes } from './accountRoutes.js'
import { analyticsRoutes } from './analyticsRoutes.js'
import { failed, isBrokenOff } from './answers.js'
import type { GatewayMetrics } from './createMetrics.js'
import { directoryRoutes } from './directoryRoutes.js'
import { guardOrigin } from './guardOrigin.js'
import { guardRegions } from './guardRegions.js'
import { historyRoutes } from './historyRoutes.js'
import { imageRoutes } from './imageRoutes.js'
import { limitCalls } from './limitCalls.js'
import { nameRoutes } from './nameRoutes.js'
import { nftRoutes } from './nftRoutes.js'
import { onrampRoutes } from './onrampRoutes.js'
import { priceRoutes } from './priceRoutes.js'
import { lookupRoutes, registrationRoutes } from './registrationRoutes.js'
import { rpcRoutes } from './rpcRoutes.js'
import { sessionRoutes } from './sessionRoutes.js'
import { swapRoutes } from './swapRoutes.js'

/** JSON-RPC calls that a call of chain data counts as: it asks nodes several times. */
const chainDataCost = 10

/** Creates the HTTP application from its parts. */
export function createApp(parts: {
  readonly directory: Directory
  readonly images: Images
  readonly chains: Chains
  readonly proxy: RpcProxy
  readonly projects: Projects | undefined
  readonly regions: Regions
  readonly analytics: {
    /** Whether events are accepted without a project file. */
    readonly isOn: boolean
    readonly sink: AnalyticsSink
  }
  readonly limiter: Limiter
  readonly readHoldings: ReadHoldings
  readonly history: PagedLists<HistoryRow>
  readonly nfts: PagedLists<ProvidedNft>
  readonly purchases: Purchases
  /** Absent: no purchases are played. */
  readonly sandbox: Sandbox | undefined
  readonly names: Names | undefined
  /** Absent: no names are registered, and no lookups answered. */
  readonly registrar: Registrar | undefined
  readonly answerLookup: AnswerLookup | undefined
  /** Absent: no sessions are kept. */
  readonly sessions: Sessions | undefined
  readonly remoteImages: RemoteImages
  readonly prices: Prices
  readonly nameTokens: NameTokens
  readonly swaps: Swaps
  readonly tokens: Tokens
  readonly metrics: GatewayMetrics
  readonly logger: Logger
  readonly limits: {
    readonly rpcPerMinute: number
    readonly rpcPerAddress: number
    readonly eventsPerMinute: number
    readonly eventsPerAddress: number
  }
  readonly maxBodyBytes: number
  readonly trustProxy: boolean
  /** Returns false while the service drains. */
  isOpen(): boolean
}): Hono {
  const { metrics, logger, projects, limits, limiter } = parts
  const app = new Hono()
  app.use(async (context, next) => {
    const start = performance.now()
    // Set before the answer is made: a header that is set afterwards copies the whole answer.
    context.header('x-content-type-options', 'nosniff')
    await next()
    if (!parts.isOpen()) context.header('connection', 'close')
    const seconds = (performance.now() - start) / 1000
    const { status } = context.res
    const route = routePath(context, -1)
    metrics.requests.observe({ route: route === '/*' ? 'none' : route, status: String(status) }, seconds)
    logger.debug({ method: context.req.method, route, status, ms: Math.round(seconds * 1000) }, 'request')
  })
  const health = () => (parts.isOpen() ? 'ok' : 'draining')
  for (const path of operationsPaths) {
    app.get(path, async context => {
      const answer = await answerOperations(path, { registry: metrics.registry, health })
      if (!answer) return context.notFound()
      return context.body(answer.body, answer.status, { 'content-type': answer.contentType })
    })
  }
  const onLimited = () => metrics.limited.inc()
  // An `<img>` sends no project.
  const budgetsOfImage = (context: Context) => [budgetOfAddress(context, 'images:')] as const
  const limitImages = limitCalls({ limiter, cost: 1, budgetsOf: budgetsOfImage, onLimited })
  app.route('/', imageRoutes(parts.images, parts.remoteImages, limitImages))
  // Nor does who resolves a name.
  const budgetsOfLookup = (context: Context) => [budgetOfAddress(context, 'lookups:')] as const
  const limitLookups = limitCalls({ limiter, cost: 1, budgetsOf: budgetsOfLookup, onLimited })
  app.route('/', lookupRoutes(parts.answerLookup, limitLookups))
  const guard = guardOrigin(projects)
  for (const path of ['/getWallets', '/getAnalyticsConfig', '/v1', '/v1/*']) app.use(path, guard)
  const beaconGuard = guardOrigin(projects, { withCredentials: true })
  for (const path of ['/e', '/batch']) app.use(path, beaconGuard)
  guardRegions(app, parts.regions)
  app.route('/', directoryRoutes(parts.directory))
  const { isOn, ...analytics } = parts.analytics
  app.route(
    '/',
    analyticsRoutes({
      ...analytics,
      limiter: parts.limiter,
      isOn: context =>
        (projects ? projects.get(context.req.query('projectId') ?? '')?.analytics : isOn) ?? false,
      budgetsOf: context => budgetsOf(context, 'events:', limits.eventsPerMinute, limits.eventsPerAddress),
      onEvent: event => metrics.events.inc({ event }),
      onLimited: () => metrics.eventsLimited.inc(),
    }),
  )
  const budgetsOfCall = (context: Context) =>
    budgetsOf(context, '', limits.rpcPerMinute, limits.rpcPerAddress)
  const chainData = [
    'account',
    'fungible',
    'convert',
    'identity',
    'profile',
    'onramp',
    'generators',
    'sessions',
  ]
  for (const path of chainData.map(group => `/v1/${group}/*`)) {
    app.use(path, limitCalls({ limiter, cost: chainDataCost, budgetsOf: budgetsOfCall, onLimited }))
  }
  app.route('/', accountRoutes(parts.readHoldings, parts.prices, parts.remoteImages))
  app.route('/', historyRoutes(parts.history, parts.purchases, parts.remoteImages))
  app.route('/', onrampRoutes(parts.purchases, parts.sandbox, readIp))
  app.route('/', nftRoutes(parts.nfts, parts.remoteImages))
  app.route('/', nameRoutes(parts.names))
  app.route('/', registrationRoutes(parts.registrar, parts.names, addressOf))
  app.route('/', sessionRoutes(parts.sessions))
  app.route('/', priceRoutes(parts.prices, parts.nameTokens))
  app.route('/', swapRoutes({ ...parts, images: parts.remoteImages }))
  app.route(
    '/',
    rpcRoutes({
      proxy: parts.proxy,
      chains: parts.chains,
      capabilities: {
        balances: parts.proxy.chains.filter(id => /^(?:eip155|solana):/.test(id)),
        history: parts.history.chains,
        nfts: parts.nfts.chains,
        swaps: parts.swaps.chains,
        onramp: [...new Set(parts.sandbox?.assets.map(({ chainId }) => chainId))],
        sessions: parts.sessions?.chains ?? [],
      },
      maxBodyBytes: parts.maxBodyBytes,
      budgetsOf: budgetsOfCall,
      onLimited,
    }),
  )
  app.notFound(context =>
    failed(context, 404, [{ name: 'path', description: 'path: there is nothing at this address' }]),
  )
  app.onError((error, context) => {
    if (error instanceof CallRefused) {
      const { status, parameter: name, message } = error
      return failed(context, status, [{ name, description: `${name}: ${message}` }])
    }
    if (error instanceof ProviderError) {
      logger.warn({ err: error, route: routePath(context, -1) }, 'a provider failed')
      return failed(context, 502, [
        { name: 'provider', description: 'provider: the chain could not be read' },
      ])
    }
    if (isBrokenOff(context)) return failed(context, 400, [{ name: 'body', description: 'body: is cut off' }])
    logger.error({ err: error, route: routePath(context, -1) }, 'a request failed')
    return failed(context, 500, [{ name: 'server', description: 'server: something went wrong here' }])
  })
  return app

  function forwardedFor(context: Context): string | undefined {
    return parts.trustProxy ? context.req.header('x-forwarded-for') : undefined
  }

  /** The whole address of a visitor. */
  function readIp(context: Context): string | undefined {
    return forwardedFor(context)?.split(',').at(-1)?.trim() || getConnInfo(context).remote.address
  }

  /** What a caller is counted by. */
  function addressOf(context: Context): string {
    return readAddress(forwardedFor(context), getConnInfo(context).remote.address)
  }

  /** For what every caller may use without a project. */
  function budgetOfAddress(context: Context, prefix: string): Budget {
    return { kind: `${prefix}address`, key: addressOf(context), limit: limits.rpcPerAddress }
  }

  function budgetsOf(
    context: Context,
    prefix: string,
    limit: number,
    limitOfAddress: number,
  ): readonly [Budget, ...Budget[]] {
    const address = addressOf(context)
    // Without a project file the projectId may be anything: the address is counted then.
    if (!projects) return [{ kind: `${prefix}address`, key: address, limit }]
    const project = `${context.req.query('projectId')}`
    // Anybody may use a projectId outside of a browser: one address cannot use up what the project has.
    return [
      { kind: `${prefix}project`, key: project, limit },
      { kind: `${prefix}address`, key: `${project}:${address}`, limit: limitOfAddress },
    ]
  }
}
