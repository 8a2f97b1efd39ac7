import type { Logger } from 'pino'
import type { AnalyticsSink } from './types.js'

/** Writes each event as a line of the log, at level `info`. */
export function createLogSink(logger: Logger): AnalyticsSink {
  return {
    write: async events => {
      for (const event of events) logger.info({ event }, 'event')
    },
  }
}
