import { getConnInfo } from '@hono/node-server/conninfo'
import { answerOperations, operationsPaths, readAddress } from '@latchkit/service-base'
import { type Context, Hono } from 'hono'
import { routePath } from 'hono/route'
import type { PublishedHead } from '../auth/publishHeads.js'
import type { AuthContext } from '../auth/types.js'
import { renderPage } from '../pages/html.js'
import { languageOf, pageTexts } from '../pages/texts.js'
import type { SiteProjects } from '../projects/readSiteProjects.js'
import type { Recovery } from '../recoveryRole/createRecovery.js'
import type { SmartAccounts } from '../smartAccounts/readSmartAccounts.js'
import { apiRoutes } from './apiRoutes.js'
import type { SecureSiteMetrics } from './createMetrics.js'
import { createProofCheck } from './createProofCheck.js'
import type { ReplayCache } from './createReplayCache.js'
import { frameRoutes } from './frameRoutes.js'
import { commonHeaders, pageHeaders } from './headers.js'
import { linkRoutes } from './linkRoutes.js'
import type { FrameBuild } from './loadFrame.js'
import { pageRoutes } from './pageRoutes.js'
import { revertRoutes } from './revertRoutes.js'
import { socialRoutes } from './socialRoutes.js'
import { wellKnownRoutes } from './wellKnownRoutes.js'

/** Creates the HTTP application from its parts. */
export function createApp(parts: {
  readonly context: AuthContext & { readonly projects: SiteProjects }
  readonly recovery: Recovery
  readonly replays: ReplayCache
  /** Absent in development before the frame was built. */
  readonly build: FrameBuild | undefined
  readonly rpcUrls: { readonly [caip2: string]: readonly string[] }
  readonly smartAccounts: SmartAccounts
  readonly metrics: SecureSiteMetrics
  readonly callsPerMinute: number
  readonly walletCallsPerHour: number
  readonly bundlerCallsPerHour: number
  readonly startTime: number
  readonly trustProxy: boolean
  readonly securityContact: string | undefined
  /** Head of the audit log of this day. */
  auditHead(): PublishedHead | undefined
  /** Returns false while the service drains. */
  isOpen(): boolean
}): Hono {
  const { context, metrics, build, rpcUrls, smartAccounts, recovery, replays } = parts
  const { host, protocol } = new URL(context.publicUrl)
  const common = Object.entries(commonHeaders(protocol === 'https:'))
  const isOperation = (path: string) => operationsPaths.some(known => known === path)
  const addressOf = (request: Context) => {
    const forwarded = parts.trustProxy ? request.req.header('x-forwarded-for') : undefined
    return readAddress(forwarded, getConnInfo(request).remote.address)
  }
  const checkProof = createProofCheck({ replays, now: context.now })
  const app = new Hono()
  app.use(async (request, next) => {
    const start = performance.now()
    for (const [name, value] of common) request.header(name, value)
    if (request.req.header('host') !== host && !isOperation(request.req.path)) {
      return request.text('Misdirected Request', 421)
    }
    await next()
    if (!parts.isOpen()) request.header('connection', 'close')
    const route = routePath(request, -1)
    const status = String(request.res.status)
    metrics.requests.observe(
      { route: route === '/*' ? 'none' : route, status },
      (performance.now() - start) / 1000,
    )
    context.logger.debug({ method: request.req.method, route, status }, 'request')
    return undefined
  })
  const health = () => (parts.isOpen() ? 'ok' : 'draining')
  for (const path of operationsPaths) {
    app.get(path, async request => {
      const answer = await answerOperations(path, { registry: metrics.registry, health })
      if (!answer) return request.notFound()
      return request.body(answer.body, answer.status, { 'content-type': answer.contentType })
    })
  }
  app.route('/', apiRoutes({ ...parts, checkProof, addressOf }))
  app.route('/', pageRoutes({ context, addressOf }))
  app.route('/', linkRoutes({ context, recovery, addressOf }))
  app.route('/', revertRoutes({ context, recovery, addressOf }))
  app.route('/', socialRoutes({ context, addressOf }))
  app.route('/', wellKnownRoutes({ ...parts, publicUrl: context.publicUrl, now: context.now }))
  const frame = { rpcUrls, smartAccounts, projects: context.projects, now: context.now }
  if (build) app.route('/', frameRoutes({ ...frame, build }))
  const startPage = (request: Context) => {
    for (const [name, value] of Object.entries(pageHeaders)) request.header(name, value)
    const language = languageOf(request)
    return { language, text: pageTexts(language) }
  }
  app.notFound(request => {
    const { language, text } = startPage(request)
    return request.html(renderPage(text('notFound.title'), '', language), 404)
  })
  app.onError((error, request) => {
    context.logger.error({ name: error.name, route: routePath(request, -1) }, 'a request failed')
    const { language, text } = startPage(request)
    const body = `<p>${text('failed.text')}</p>`
    return request.html(renderPage(text('failed.title'), body, language), 500)
  })
  return app
}
