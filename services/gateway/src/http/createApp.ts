import { getConnInfo } from '@hono/node-server/conninfo'
import { type Context, Hono } from 'hono'
import { routePath } from 'hono/route'
import type { Logger } from 'pino'
import type { AnalyticsSink } from '../analytics/types.js'
import type { Chains } from '../chains/loadChains.js'
import type { Projects } from '../config/readProjects.js'
import type { Directory } from '../directory/createDirectory.js'
import type { Images } from '../images/createImages.js'
import type { Limiter } from '../limits/types.js'
import type { Metrics } from '../metrics/createMetrics.js'
import type { RpcProxy } from '../rpc/createRpcProxy.js'
import { analyticsRoutes } from './analyticsRoutes.js'
import { directoryRoutes } from './directoryRoutes.js'
import { failed } from './failed.js'
import { guardOrigin } from './guardOrigin.js'
import { imageRoutes } from './imageRoutes.js'
import { rpcRoutes } from './rpcRoutes.js'

/** Everything that is served, over parts that are ready. */
export function createApp(parts: {
  readonly directory: Directory
  readonly images: Images
  readonly chains: Chains
  readonly proxy: RpcProxy
  readonly projects: Projects | undefined
  readonly analytics: {
    /** Without a project file: whether events are taken. */
    readonly isOn: boolean
    readonly sink: AnalyticsSink
    readonly limiter: Limiter
  }
  readonly metrics: Metrics
  readonly logger: Logger
  readonly maxBodyBytes: number
  readonly trustProxy: boolean
  /** False while the service drains. */
  isOpen(): boolean
}): Hono {
  const { metrics, logger, projects } = parts
  const app = new Hono()
  app.use(async (context, next) => {
    const start = performance.now()
    // Before the answer is made: a header that is set afterwards makes a copy of all of it.
    context.header('x-content-type-options', 'nosniff')
    await next()
    if (!parts.isOpen()) context.header('connection', 'close')
    const seconds = (performance.now() - start) / 1000
    const { status } = context.res
    const route = routePath(context, -1)
    metrics.requests.observe({ route: route === '/*' ? 'none' : route, status: String(status) }, seconds)
    logger.debug({ method: context.req.method, route, status, ms: Math.round(seconds * 1000) }, 'request')
  })
  app.get('/healthz', context =>
    parts.isOpen() ? context.json({ status: 'ok' }) : context.json({ status: 'draining' }, 503),
  )
  app.get('/metrics', async context =>
    context.body(await metrics.registry.metrics(), 200, { 'content-type': metrics.registry.contentType }),
  )
  app.route('/', imageRoutes(parts.images))
  const guard = guardOrigin(projects)
  for (const path of ['/getWallets', '/getAnalyticsConfig', '/v1', '/v1/*']) app.use(path, guard)
  const beaconGuard = guardOrigin(projects, { withCredentials: true })
  for (const path of ['/e', '/batch']) app.use(path, beaconGuard)
  app.route('/', directoryRoutes(parts.directory))
  const { isOn, ...analytics } = parts.analytics
  app.route(
    '/',
    analyticsRoutes({
      ...analytics,
      isOn: context =>
        (projects ? projects.get(context.req.query('projectId') ?? '')?.analytics : isOn) ?? false,
      callerOf: context => callerOf(context, projects, parts.trustProxy),
      onEvent: event => metrics.events.inc({ event }),
      onLimited: () => metrics.eventsLimited.inc(),
    }),
  )
  app.route(
    '/',
    rpcRoutes({
      proxy: parts.proxy,
      chains: parts.chains,
      maxBodyBytes: parts.maxBodyBytes,
      callerOf: context => callerOf(context, projects, parts.trustProxy),
      onLimited: () => metrics.limited.inc(),
    }),
  )
  app.notFound(context =>
    failed(context, 404, [{ name: 'path', description: 'path: there is nothing at this address' }]),
  )
  app.onError((error, context) => {
    logger.error({ err: error, route: routePath(context, -1) }, 'a request failed')
    return failed(context, 500, [{ name: 'server', description: 'server: something went wrong here' }])
  })
  return app
}

// A projectId that nobody checks may be anything: then the address is what is counted.
function callerOf(context: Context, projects: Projects | undefined, trustProxy: boolean): string {
  if (projects) return `project:${context.req.query('projectId')}`
  const forwarded = trustProxy ? context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  return `address:${forwarded || getConnInfo(context).remote.address}`
}
