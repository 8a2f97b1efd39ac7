/** Severity of log entries. As a threshold, each level includes those before it. */
export type LogLevel = 'silent' | 'error' | 'warn' | 'info' | 'debug'

/** Writes messages out up to a level and keeps all of them, without secrets. Its methods never throw. */
export type Logger = {
  /** Least severe level that is written to the sink; {@link Logger.logs} has every level. */
  readonly level: LogLevel
  error(message: string, context?: unknown): void
  warn(message: string, context?: unknown): void
  info(message: string, context?: unknown): void
  debug(message: string, context?: unknown): void
  /** The same logger with `scope` in front of each message. */
  child(scope: string): Logger
  /** Returns the stored entries, oldest first, a line each. */
  logs(): string
}

export type CreateLoggerParameters = {
  /** Default: `error`. */
  readonly level?: LogLevel | undefined
  /** Where lines at or above `level` go. Default: the console. */
  readonly sink?: ((level: Exclude<LogLevel, 'silent'>, line: string) => void) | undefined
  /** Maximum size, in characters. Default: 1,000,000. */
  readonly maxBytes?: number | undefined
}

const levels: readonly LogLevel[] = ['silent', 'error', 'warn', 'info', 'debug']

/**
 * Creates a logger that keeps about the last megabyte of all levels and writes lines at or above `level` to the sink.
 * Context is copied immediately, without secrets. Never throws.
 *
 * @example
 * const logger = createLogger({ level: 'info' })
 * logger.child('connection').info('connected', { connectorId })
 * logger.logs()
 */
export function createLogger(parameters: CreateLoggerParameters = {}): Logger {
  const { level = 'error', maxBytes = 1_000_000 } = parameters
  // biome-ignore lint/suspicious/noConsole: the one place that writes to the console, when no sink is given.
  const sink = parameters.sink ?? ((at, line) => globalThis.console[at](line))
  let lines: string[] = []
  let first = 0
  let size = 0

  function keep(line: string) {
    lines.push(line)
    size += line.length + 1
    while (size > maxBytes && first < lines.length - 1) size -= (lines[first++]?.length ?? 0) + 1
    // Removing half of the array at a time keeps an append O(1) on average; `shift` of each line does not.
    if (first > 64 && first > lines.length / 2) {
      lines = lines.slice(first)
      first = 0
    }
  }

  function create(scope: string): Logger {
    const write = (at: Exclude<LogLevel, 'silent'>) => (message: string, context?: unknown) => {
      try {
        let line = `${new Date().toISOString()} ${at} ${scope}${redact(message)}`
        if (context !== undefined) line += ` ${JSON.stringify(redact(context))}`
        line = line.slice(0, maxBytes)
        keep(line)
        if (levels.indexOf(at) <= levels.indexOf(level)) sink(at, line)
      } catch {
        // A getter of the context or the sink threw; logging must not break what it observes.
      }
    }
    return {
      level,
      error: write('error'),
      warn: write('warn'),
      info: write('info'),
      debug: write('debug'),
      child: name => create(`${scope}${name}: `),
      logs: () => lines.slice(first).join('\n'),
    }
  }
  return create('')
}

const secretKey =
  /private.?key|mnemonic|seed|secret|passw|passphrase|sym.?key|authorization|cookie|signature|(otp|token|jwt)$/i
const publicKey = /(hash|topic)(es|s)?$/i
const secretText = /(0x)?[\da-f]{64,}|\beyJ[\w-]+\.[\w-]+\.[\w-]+|[1-9a-z]{86,}/gi
const redacted = '[redacted]'

/**
 * Returns a copy of `value` that `JSON.stringify` accepts and that contains no secret. Values under keys such as
 * `privateKey` or `token` are removed, and so is key material in any text (64 hex digits and more, JWTs, long base58),
 * except 64 digits under a key that ends in `hash` or `topic`.
 */
export function redact(value: unknown, key = '', ancestors: readonly object[] = []): unknown {
  if (value === undefined || value === null || typeof value === 'boolean') return value
  if (secretKey.test(key)) return redacted
  if (typeof value === 'string') {
    if (publicKey.test(key) && /^(0x)?[\da-f]{64}$/i.test(value)) return value
    const text = value.replace(secretText, redacted)
    return text.length > 2000 ? `${text.slice(0, 2000)}…` : text
  }
  if (typeof value !== 'object') return typeof value === 'number' ? value : String(value)
  if (ancestors.includes(value)) return '[circular]'
  if (ancestors.length > 5) return '[deep]'
  if (ArrayBuffer.isView(value)) return `[${value.byteLength} bytes]`
  const chain = [...ancestors, value]
  if (Array.isArray(value)) return value.slice(0, 100).map(item => redact(item, key, chain))
  if (value instanceof Map || value instanceof Set) return redact([...value], key, chain)
  if ('toJSON' in value && typeof value.toJSON === 'function') return redact(value.toJSON(), key, chain)
  const { name, message, code, cause } = value as { [key in 'name' | 'message' | 'code' | 'cause']?: unknown }
  const record = value instanceof Error ? { name, code, message, cause } : value
  return Object.fromEntries(Object.entries(record).map(([at, item]) => [at, redact(item, at, chain)]))
}
