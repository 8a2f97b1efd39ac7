/** What one relay bears before it refuses. Every refusal is told to the client. */
export type RelayLimits = {
  /** Bytes of one message. */
  readonly messageBytes: number
  /** Bytes of one WebSocket frame; beyond it the connection is closed with 1009. */
  readonly frameBytes: number
  /** Topics that one connection may be subscribed to. */
  readonly topics: number
  /** Topics, messages or receipts of one batch call. */
  readonly batch: number
  /** Messages pushed to one connection and not acknowledged yet; more wait in the mailbox. */
  readonly inFlight: number
  /** Calls per second of one connection, averaged. */
  readonly rate: number
  /** Calls that one connection may make at once before `rate` holds. */
  readonly burst: number
  /** Messages that wait on one topic. */
  readonly mailboxMessages: number
  /** Bytes of all waiting messages in this process. With Redis its own `maxmemory` holds instead. */
  readonly mailboxBytes: number
  /** Longest life of a message, in seconds. */
  readonly ttl: number
  /** Bytes queued for a slow reader before pushes to it pause. */
  readonly bufferedBytes: number
  /** Milliseconds that a slow reader has to catch up before it is disconnected. */
  readonly stall: number
  /** Connections of this process. */
  readonly connections: number
}

export const defaultLimits: RelayLimits = {
  messageBytes: 65_536,
  frameBytes: 1_048_576,
  topics: 2_000,
  batch: 500,
  inFlight: 256,
  rate: 200,
  burst: 1_000,
  mailboxMessages: 512,
  mailboxBytes: 268_435_456,
  ttl: 2_592_000,
  bufferedBytes: 1_048_576,
  stall: 20_000,
  connections: 100_000,
}
