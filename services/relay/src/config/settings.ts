import { z } from 'zod'
import { limitsSchema } from './limits.js'

const url = (protocols: RegExp, example: string) =>
  z.string().refine(text => URL.canParse(text) && protocols.test(text), `must be a URL such as ${example}`)

/** Everything that a relay can be told at start. */
export const settingsSchema = z.object({
  host: z.string().min(1).default('127.0.0.1').describe('address to listen on'),
  port: z.number().int().min(0).max(65_535).default(4_500).describe('port, 0 for a free one'),
  publicUrls: z
    .array(url(/^wss?:\/\//, 'wss://relay.example.org'))
    .min(1)
    .optional()
    .describe('URLs that clients use, by comma; the default is ws://localhost:PORT,ws://127.0.0.1:PORT'),
  projects: z
    .union([z.string(), z.record(z.string(), z.array(z.string()))])
    .optional()
    .describe('JSON file: projectId to allowed origins; without it every projectId is accepted'),
  redisUrl: url(/^rediss?:\/\//, 'redis://127.0.0.1:6379')
    .optional()
    .describe('lets several relays act as one, and messages outlive them'),
  logLevel: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('fatal, error, warn, info, debug, trace or silent'),
  limits: limitsSchema.prefault({}),
})

export type Settings = z.infer<typeof settingsSchema>
