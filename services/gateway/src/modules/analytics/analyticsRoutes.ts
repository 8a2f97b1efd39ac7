import type { Budget, Limiter, Projects } from '@latchkit/service-base'
import { type Context, Hono } from 'hono'
import type { z } from 'zod'
import { failed } from '../../http/answers.js'
import { guardOrigin } from '../../http/guardOrigin.js'
import { limitBody } from '../../http/limitBody.js'
import type { AnalyticsSink } from './createSink.js'
import { type AnalyticsEvent, batchSchema, eventSchema } from './events.js'

/** Bytes of the body of `/e` and of `/batch`. */
const bodyBytes = { '/e': 16_384, '/batch': 262_144 } as const
const queryLengths = { st: 64, sv: 128, projectId: 128 } as const

/** Routes of analytics: `/getAnalyticsConfig`, `/e` and `/batch`. */
export function analyticsRoutes(parameters: {
  readonly sink: AnalyticsSink
  readonly limiter: Limiter
  readonly projects: Projects | undefined
  /** Returns whether events of the project of a request are accepted. */
  isOn(context: Context): boolean
  /** Returns the budgets that a request is charged to. */
  budgetsOf(context: Context): readonly [Budget, ...Budget[]]
  onEvent(event: string): void
  onLimited(): void
}): Hono {
  const { sink, limiter, projects, isOn, budgetsOf } = parameters
  const app = new Hono()
  app.use('/getAnalyticsConfig', guardOrigin(projects))
  const beaconGuard = guardOrigin(projects, { withCredentials: true })
  for (const path of ['/e', '/batch']) app.use(path, beaconGuard)
  app.get('/getAnalyticsConfig', context =>
    context.json({ isAnalyticsEnabled: isOn(context) }, 200, { 'cache-control': 'public, max-age=60' }),
  )
  const refuse = (context: Context, name: string, description: string, status: 400 | 415 = 400) =>
    failed(context, status, [{ name, description: `${name}: ${description}` }])

  function route<body>(
    path: '/e' | '/batch',
    schema: z.ZodType<body>,
    toEvents: (body: body) => readonly AnalyticsEvent[],
  ) {
    app.post(path, limitBody(bodyBytes[path]), async context => {
      if (!isOn(context)) return refuse(context, 'analytics', 'is off for this project')
      // `sendBeacon` sends a text as text/plain; a Blob of JSON has its own type.
      const type = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
      if (type !== 'application/json' && type !== 'text/plain')
        return refuse(context, 'content-type', 'must be application/json or text/plain', 415)
      const json = parse(await context.req.text())
      if (json === undefined) return refuse(context, 'body', 'must be JSON')
      const read = schema.safeParse(json)
      if (!read.success) {
        const reasons = read.error.issues.slice(0, 10).map(({ path: at, message }) => {
          const name = at.map(String).join('.') || 'body'
          return { name, description: `${name}: ${message}` }
        })
        return failed(context, 400, reasons)
      }
      const events = toEvents(read.data)
      const taken = await limiter.take(events.length, ...budgetsOf(context))
      if (!taken.allowed) {
        parameters.onLimited()
        context.header('retry-after', String(Math.ceil(taken.retryAfter / 1000)))
        return failed(context, 429, [
          { name: 'limit', description: 'limit: too many events, come back later' },
        ])
      }
      const receivedAt = new Date().toISOString()
      const from = Object.fromEntries(
        Object.entries(queryLengths).flatMap(([name, length]) => {
          const given = context.req.query(name)?.slice(0, length)
          return given ? [[name, given]] : []
        }),
      )
      await sink.write(events.map(event => ({ receivedAt, ...from, ...event })))
      for (const { props } of events) parameters.onEvent(props.event)
      return context.body(null, 204, { 'cache-control': 'no-store' })
    })
    app.on(['GET', 'PUT', 'PATCH', 'DELETE'], path, context => {
      context.header('allow', 'POST')
      return failed(context, 405, [{ name: 'method', description: 'method: must be POST' }])
    })
  }
  route('/e', eventSchema, event => [event])
  route('/batch', batchSchema, events => events)
  return app
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
