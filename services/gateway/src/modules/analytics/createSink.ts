import { open } from 'node:fs/promises'
import { ConfigError, type Logger } from '@latchkit/service-base'
import type { AnalyticsEvent } from './events.js'

/** An event as it is stored, without any address of the sender. */
export type ReceivedEvent = {
  /** ISO 8601. */
  readonly receivedAt: string
  /** Absent without a project file when the page names none. */
  readonly projectId?: string | undefined
  /** SDK type, such as `latchkit`. */
  readonly st?: string | undefined
  /** SDK version, `<framework>-<adapter>-<version>`. */
  readonly sv?: string | undefined
} & AnalyticsEvent

/** Stores events. */
export type AnalyticsSink = {
  /** Stores the events of one request. The page gets an error when this rejects. */
  write(events: readonly ReceivedEvent[]): Promise<void>
  /** Called once, after the last `write`. */
  close?(): Promise<void>
}

/**
 * Creates a sink that appends each event to a file as a line of JSON, or without a file writes it to the log at level
 * `info`.
 *
 * @throws ConfigError when the file cannot be written
 */
export async function createSink(file: string | undefined, logger: Logger): Promise<AnalyticsSink> {
  if (file !== undefined) return createFileSink(file)
  return {
    write: async events => {
      for (const event of events) logger.info({ event }, 'event')
    },
  }
}

async function createFileSink(file: string): Promise<AnalyticsSink> {
  const handle = await open(file, 'a', 0o600).catch(cause => {
    throw new ConfigError('bad-file', `ANALYTICS_FILE: ${file} cannot be written`, { cause })
  })
  let last = Promise.resolve()
  return {
    write: events => {
      const lines = events.map(event => `${JSON.stringify(event)}\n`).join('')
      // Sequential, so that no line is torn.
      const write = last.then(() => handle.appendFile(lines))
      last = write.catch(() => {})
      return write
    },
    close: async () => {
      await last
      await handle.close()
    },
  }
}
