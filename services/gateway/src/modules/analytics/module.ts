import { Counter } from 'prom-client'
import { z } from 'zod'
import type { GatewayModule } from '../../gatewayModule.js'
import { file, whole } from '../../settingFields.js'
import { analyticsRoutes } from './analyticsRoutes.js'
import { type AnalyticsSink, createSink } from './createSink.js'

const settings = {
  fields: {
    analytics: z
      .boolean('must be true or false')
      .default(false)
      .describe(
        '`true` accepts the events of pages; with `PROJECTS_FILE` each project decides there instead',
      ),
    analyticsFile: file
      .optional()
      .describe('events are appended to it, one JSON object a line; without it they are written to the log'),
    analyticsSink: z
      .custom<AnalyticsSink>(
        value => typeof value === 'object' && value !== null && 'write' in value,
        'must have a function `write`',
      )
      .optional(),
  },
  limits: {
    eventsPerMinute: whole(1, 1e9)
      .default(6000)
      .describe('events per minute and project, without `PROJECTS_FILE` per address'),
    eventsPerAddress: whole(1, 1e9)
      .default(600)
      .describe("events per minute of one address, within the project's limit"),
  },
}

/** Stores the events of pages: `/getAnalyticsConfig`, `/e` and `/batch`. */
export const analytics = {
  name: 'analytics',
  settings,
  async open({ callers, limiter, logger, projects, settings: chosen }) {
    const { eventsPerMinute: limit, eventsPerAddress: limitOfAddress } = chosen.limits
    const sink = chosen.analyticsSink ?? (await createSink(chosen.analyticsFile, logger))
    const events = new Counter({
      name: 'gateway_events_total',
      help: 'Events that were kept, by name',
      labelNames: ['event'] as const,
      registers: [],
    })
    const eventsLimited = new Counter({
      name: 'gateway_events_limited_total',
      help: 'Bodies of events refused because the caller had used up its limit',
      registers: [],
    })
    return {
      routes: analyticsRoutes({
        sink,
        limiter,
        projects,
        isOn: ({ req }) =>
          (projects ? projects.get(req.query('projectId') ?? '')?.analytics : chosen.analytics) ?? false,
        budgetsOf: call => callers.budgetsOf(call, { prefix: 'events:', limit, limitOfAddress }),
        onEvent: event => events.inc({ event }),
        onLimited: () => eventsLimited.inc(),
      }),
      metrics: [events, eventsLimited],
      close: () => sink.close?.(),
    }
  },
} satisfies GatewayModule<typeof settings>
