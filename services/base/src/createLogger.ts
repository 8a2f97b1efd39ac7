import { destination, type LoggerOptions, type Logger as PinoLogger, pino } from 'pino'
import { describeError } from './describeError.js'

/** Log levels, the most severe first. */
export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** How much a service logs. */
export type LogLevel = (typeof logLevels)[number]

/** The part of a pino logger that the services use. */
export type Logger = {
  debug(fields: object, message: string): void
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

/**
 * Creates a logger that writes one JSON line per entry to the standard error, immediately. The standard output is
 * reserved for the line with the URL of the service. The field `err` is described by {@link describeError}.
 */
export function createLogger(options: LoggerOptions): PinoLogger {
  return pino({ serializers: { err: describeError }, ...options }, destination({ dest: 2, sync: true }))
}
