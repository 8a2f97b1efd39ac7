/** What the relay writes its log to; a pino logger is one. */
export type RelayLogger = {
  debug(fields: object, message: string): void
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}
