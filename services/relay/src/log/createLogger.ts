import { destination, pino } from 'pino'
import type { RelayLogger } from './types.js'

/** A logger that writes one JSON line per entry to the standard error, so that the standard output has only the URL. */
export function createLogger(level: string): RelayLogger {
  return pino({ level, base: { service: 'relay' } }, destination(2))
}
