import type { Logger } from '../createLogger.js'
import { codeOf } from '../describeError.js'

/** A line of the log that a service wrote, once or several times. */
export type KeptWarning = {
  readonly level: 'warn' | 'error'
  readonly message: string
  /** Places and codes of the line, such as `chain eip155:1`. */
  readonly details: string
  /** How often the service wrote it. */
  readonly times: number
  /** The last time, in milliseconds since 1970. */
  readonly at: number
}

/** A logger, and the newest of its warnings and errors. */
export type WarningKeeper = {
  readonly logger: Logger
  /** The newest first. */
  list(): readonly KeptWarning[]
}

/** Different lines that are kept. A new one replaces the one that is oldest. */
const mostKept = 20

/** Fields that are shown. Any other may have an address, an e-mail or a key, as the message of an error may. */
const shownFields = ['route', 'chain', 'node', 'result', 'provider'] as const

/**
 * Keeps the newest warnings and errors of a logger for the operator's page. Of the fields of a line it keeps those of
 * {@link shownFields} and the code of an error or its cause: no value that comes from a user.
 *
 * @param now - clock in milliseconds since 1970
 */
export function keepWarnings(logger: Logger, now: () => number = Date.now): WarningKeeper {
  const kept = new Map<string, KeptWarning>()
  const keep = (level: KeptWarning['level'], fields: object, message: string) => {
    const details = describe({ ...fields })
    const key = JSON.stringify([level, message, details])
    const times = (kept.get(key)?.times ?? 0) + 1
    kept.delete(key)
    kept.set(key, { level, message, details, times, at: now() })
    const [oldest] = kept.keys()
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
  }
  return {
    logger: {
      debug: (fields, message) => logger.debug(fields, message),
      info: (fields, message) => logger.info(fields, message),
      warn: (fields, message) => {
        keep('warn', fields, message)
        logger.warn(fields, message)
      },
      error: (fields, message) => {
        keep('error', fields, message)
        logger.error(fields, message)
      },
    },
    list: () => [...kept.values()].reverse(),
  }
}

function describe(fields: { readonly [field: string]: unknown }): string {
  const shown = shownFields.flatMap(name => {
    const value = fields[name]
    return typeof value === 'string' || typeof value === 'number' ? [`${name} ${value}`] : []
  })
  const { err } = fields
  if (err instanceof Error) shown.push(String(codeOf(err) ?? err.name))
  return shown.join(', ')
}
