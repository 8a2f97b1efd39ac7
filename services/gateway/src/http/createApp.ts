import { answerOperations, operationsPaths } from '@latchkit/service-base'
import { isUnavailable } from '@latchkit/service-base/database'
import { Hono } from 'hono'
import { routePath } from 'hono/route'
import { CallRefused } from '../callRefused.js'
import type { OpenModule } from '../gatewayModule.js'
import type { GatewayContext } from '../openContext.js'
import { ProviderError } from '../providers/providerError.js'
import { failed, isBrokenOff } from './answers.js'
import { guardOrigin } from './guardOrigin.js'

/** Creates the HTTP application from the routes of its modules. */
export function createApp(parameters: {
  readonly context: Pick<GatewayContext, 'callers' | 'logger' | 'metrics' | 'projects'>
  readonly modules: readonly OpenModule[]
  /** Returns false while the service drains. */
  isOpen(): boolean
}): Hono {
  const { modules, isOpen } = parameters
  const { callers, logger, metrics, projects } = parameters.context
  const app = new Hono()
  app.use(async (context, next) => {
    const start = performance.now()
    // Set before the answer is created: a header that is set afterwards copies the whole answer.
    context.header('x-content-type-options', 'nosniff')
    await next()
    if (!isOpen()) context.header('connection', 'close')
    const seconds = (performance.now() - start) / 1000
    const { status } = context.res
    const route = routePath(context, -1)
    metrics.requests.observe({ route: route === '/*' ? 'none' : route, status: String(status) }, seconds)
    logger.debug({ method: context.req.method, route, status, ms: Math.round(seconds * 1000) }, 'request')
  })
  const health = () => (isOpen() ? 'ok' : 'draining')
  for (const path of operationsPaths) {
    app.get(path, async context => {
      const answer = await answerOperations(path, { registry: metrics.registry, health })
      if (!answer) return context.notFound()
      return context.body(answer.body, answer.status, { 'content-type': answer.contentType })
    })
  }
  for (const { openRoutes } of modules) if (openRoutes) app.route('/', openRoutes)
  for (const path of ['/v1', '/v1/*']) app.use(path, guardOrigin(projects))
  const limited = new Set<string>()
  for (const { routes, chainData = [] } of modules) {
    // A path that several modules have routes below is charged once.
    for (const path of chainData) if (!limited.has(path)) app.use(path, callers.limitChainData)
    for (const path of chainData) limited.add(path)
    if (routes) app.route('/', routes)
  }
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
    if (isUnavailable(error))
      return failed(context, 503, [{ name: 'database', description: 'database: does not answer, try again' }])
    return failed(context, 500, [{ name: 'server', description: 'server: something went wrong here' }])
  })
  return app
}
