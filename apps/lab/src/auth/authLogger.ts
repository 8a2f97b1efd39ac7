import type { LoggerInstance } from 'next-auth'

/** One line for each code, so that a log can be read by tests and by people. */
export const authLogger: Partial<LoggerInstance> = {
  error: (code, metadata) => process.stderr.write(`[auth][error][${code}] ${toText(metadata)}\n`),
  warn: code => process.stderr.write(`[auth][warn][${code}]\n`),
}

function toText(metadata: unknown): string {
  if (metadata instanceof Error) return metadata.message
  return JSON.stringify(metadata, (_, value) => (value instanceof Error ? value.message : value))
}
