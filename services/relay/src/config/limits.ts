import { z } from 'zod'

const whole = (smallest: number) => z.number().int().min(smallest)

/** What one relay bears before it refuses. Every refusal is told to the client. */
export const limitsSchema = z.object({
  messageBytes: whole(1).default(65_536).describe('bytes of one message'),
  frameBytes: whole(1_024)
    .default(1_048_576)
    .describe('bytes of one frame; more closes the connection with 1009'),
  topics: whole(1).default(2_000).describe('topics per connection'),
  batch: whole(1).default(500).describe('topics, messages or receipts in one call'),
  inFlight: whole(1)
    .default(256)
    .describe('pushes per connection that wait to be acknowledged; more wait in the mailbox'),
  rate: whole(1).default(200).describe('calls per second and connection, averaged'),
  burst: whole(1).default(1_000).describe('calls per connection before that rate holds'),
  mailboxMessages: whole(1).default(512).describe('messages that wait on one topic'),
  mailboxBytes: whole(1)
    .default(268_435_456)
    .describe('memory for waiting messages, in bytes; with Redis its maxmemory holds instead'),
  mailboxWait: whole(1)
    .default(5_000)
    .describe('milliseconds for Redis to answer before the client is told to try again'),
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
  drain: whole(0).default(5_000).describe('milliseconds for acknowledgements at the end'),
})

/** Limits of a relay; what each one is stands in `--help` and in the self-hosting guide. */
export type RelayLimits = Readonly<z.infer<typeof limitsSchema>>
