import { createSettings, logLevels, operatorFields, projectsField } from '@latchkit/service-base'
import { z } from 'zod'

const whole = (smallest: number) => z.number().int().min(smallest)

/** Limits of one relay. A client that exceeds one gets an error that names the limit. */
export const limitsSchema = z.object({
  messageBytes: whole(1).default(65_536).describe('bytes of one message'),
  frameBytes: whole(1_024)
    .default(1_048_576)
    .describe('bytes of one frame; more closes the connection with 1009'),
  topics: whole(1).default(1_000).describe('topics per connection'),
  ownerTopics: whole(1).default(1_000).describe('topics per client key'),
  ownerMessages: whole(1).default(2_500).describe('messages that wait per client key of their publisher'),
  ownerBytes: whole(1)
    .default(8_388_608)
    .describe('bytes of messages that wait per client key of their publisher'),
  addressTopics: whole(1).default(4_000).describe('topics per address, over all client keys'),
  addressMessages: whole(1)
    .default(10_000)
    .describe('messages that wait per address of their publisher, over all client keys'),
  addressBytes: whole(1)
    .default(33_554_432)
    .describe('bytes of messages that wait per address of their publisher, over all client keys'),
  batch: whole(1).default(500).describe('topics, messages or receipts in one call'),
  inFlight: whole(1)
    .default(256)
    .describe('pushes per connection that wait to be acknowledged; more wait in the mailbox'),
  rate: whole(1).default(200).describe('calls per second and client key, averaged'),
  burst: whole(1).default(1_000).describe('calls per client key before that rate holds'),
  addressRate: whole(1)
    .default(4_000)
    .describe('calls per second and address, averaged, over all client keys'),
  addressBurst: whole(1).default(20_000).describe('calls per address before that rate holds'),
  mailboxMessages: whole(1).default(512).describe('messages that wait on one topic'),
  mailboxBytes: whole(1)
    .default(268_435_456)
    .describe('memory for waiting messages, in bytes; with Redis its maxmemory holds instead'),
  mailboxWait: whole(1)
    .default(5_000)
    .describe('milliseconds for Redis to answer before the client gets an error and may try again'),
  ttl: whole(1).default(2_592_000).describe('longest life of a message, in seconds'),
  bufferedBytes: whole(65_536)
    .default(1_048_576)
    .describe('bytes queued for a slow reader before pushes to it pause'),
  stall: whole(1)
    .default(20_000)
    .describe('milliseconds for a slow reader to catch up before it is disconnected'),
  ping: whole(1)
    .max(30)
    .default(25)
    .describe('seconds between pings; clients on Node end a socket after 35 of silence'),
  connections: whole(1).default(100_000).describe('connections of this process'),
  addressConnections: whole(1).default(10_000).describe('connections of this process per address'),
  leaveTime: whole(0)
    .max(600_000)
    .default(0)
    .describe(
      'milliseconds between SIGTERM and the end of new connections: /healthz says 503, so that a load balancer stops sending them',
    ),
  drain: whole(0).default(5_000).describe('milliseconds for acknowledgements at the end'),
})

/** Limits of a relay; `--help` and the self-hosting guide describe each of them. */
export type RelayLimits = Readonly<z.infer<typeof limitsSchema>>

const url = (protocols: RegExp, example: string) =>
  z.string().refine(text => URL.canParse(text) && protocols.test(text), `must be a URL such as ${example}`)

/** The settings of a relay: its environment variables and its `--help`. */
export const settings = createSettings({
  title: 'Latchkit relay: passes sealed messages between dapps and wallets.',
  closing:
    'Answers /healthz and /metrics. On SIGINT and SIGTERM it takes no more messages, waits for acknowledgements and ends.',
  names: { projects: 'PROJECTS_FILE', limits: 'LIMIT_' },
  shown: ['HOST', 'PUBLIC_URLS', 'LOG_LEVEL'],
  schema: z.object({
    host: z.string().min(1).default('127.0.0.1').describe('address to listen on'),
    port: z.number().int().min(0).max(65_535).default(4_500).describe('port, 0 for a free one'),
    publicUrls: z
      .array(url(/^wss?:\/\//, 'wss://relay.example.org'))
      .min(1)
      .optional()
      .describe('URLs that clients use, by comma; the default is ws://localhost:PORT,ws://127.0.0.1:PORT'),
    projects: projectsField
      .optional()
      .describe('JSON file: projectId to allowed origins; without it every projectId is accepted'),
    redisUrl: url(/^rediss?:\/\//, 'redis://127.0.0.1:6379')
      .optional()
      .describe('lets several relays act as one, and messages outlive them'),
    redisReplicas: whole(0)
      .default(0)
      .describe('replicas that must have a message before its publisher is answered; 0 waits for none'),
    trustProxy: z
      .boolean()
      .default(false)
      .describe('true: the address of a client is the last of X-Forwarded-For'),
    logLevel: z.enum(logLevels).default('info').describe('fatal, error, warn, info, debug, trace or silent'),
    ...operatorFields,
    limits: limitsSchema.prefault({}),
  }),
})
