import { z } from 'zod'
import type { AnalyticsSink } from '../analytics/types.js'
import { isCaip2 } from '../chains/isCaip2.js'
import { isRpcUrl } from '../chains/isRpcUrl.js'
import type { ProjectsOption } from './readProjects.js'

const whole = (min: number, max: number) =>
  z
    .int(`must be a whole number from ${min} to ${max}`)
    .min(min, `must be at least ${min}`)
    .max(max, `must be at most ${max}`)

const rpcUrls = z.record(
  z.string().refine(isCaip2, 'must be a CAIP-2 id such as eip155:1'),
  z.array(z.string().refine(isRpcUrl, 'must be an http: or https: URL')).min(1, 'must have at least one URL'),
)

/** Options of `startGateway`, and what they are without being given. */
export const optionsSchema = z.strictObject({
  host: z.string().min(1, 'must be a host or an address').default('127.0.0.1'),
  port: whole(0, 65_535).default(4600),
  walletsFile: z.string().min(1, 'must be the path of a file').optional(),
  chainsFile: z.string().min(1, 'must be the path of a file').optional(),
  projects: z
    .custom<ProjectsOption>(
      value => (typeof value === 'string' && value !== '') || (typeof value === 'object' && value !== null),
      'must be the path of a file, or projects by id',
    )
    .optional(),
  rpcUrls: rpcUrls.optional(),
  redisUrl: z.url({ protocol: /^rediss?$/, error: 'must be a redis: or rediss: URL' }).optional(),
  analytics: z.boolean('must be true or false').default(false),
  analyticsFile: z.string().min(1, 'must be the path of a file').optional(),
  analyticsSink: z
    .custom<AnalyticsSink>(
      value => typeof value === 'object' && value !== null && 'write' in value,
      'must have a function `write`',
    )
    .optional(),
  logLevel: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be one of fatal, error, warn, info, debug, trace, silent',
    })
    .default('info'),
  trustProxy: z.boolean().default(false),
  limits: z
    .strictObject({
      rpcPerMinute: whole(1, 1e9).default(12_000),
      rpcBatch: whole(1, 10_000).default(1000),
      rpcTimeout: whole(1, 600_000).default(10_000),
      eventsPerMinute: whole(1, 1e9).default(6000),
      bodyBytes: whole(1024, 1e9).default(1_048_576),
      answerBytes: whole(1024, 1e9).default(33_554_432),
      drainTimeout: whole(0, 600_000).default(10_000),
    })
    .prefault({}),
})

/** Options with nothing left open. */
export type ResolvedOptions = z.output<typeof optionsSchema>
