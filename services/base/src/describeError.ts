/** Characters of a query that say which one it is. */
const longestQuery = 200

/** Causes of causes that are shown. */
const mostCauses = 3

/**
 * Describes an error for a log, by its type, code, message and place alone. Errors of drivers carry more: the values of a query
 * and the arguments of a command of Redis, which come from callers or are a thousand rows of an index, and which a log would
 * have again each time that the store refuses them.
 */
export function describeError(error: unknown, causes = 0): unknown {
  if (!(error instanceof Error)) return error
  const { message, stack = '', cause } = error
  const code = readCode(error)
  return {
    type: error.constructor.name,
    ...(code !== undefined && { code }),
    // The message of drizzle has the values behind the query.
    message: message.startsWith('Failed query: ')
      ? message.replace(/\nparams: .*$/s, '').slice(0, longestQuery)
      : message,
    // The lines above the first place repeat the message.
    stack: stack
      .split('\n')
      .filter(line => /^\s+at /.test(line))
      .join('\n'),
    ...(cause !== undefined && causes < mostCauses && { cause: describeError(cause, causes + 1) }),
  }
}

/** The code of an error, or of the one that caused it: `ECONNREFUSED`, or an SQLSTATE. */
export function codeOf(error: unknown): string | number | undefined {
  for (let [at, causes] = [error, 0]; at instanceof Error && causes <= mostCauses; at = at.cause, causes++) {
    const code = readCode(at)
    if (code !== undefined) return code
  }
  return undefined
}

function readCode(error: Error): string | number | undefined {
  const code = 'code' in error ? error.code : undefined
  return typeof code === 'string' || typeof code === 'number' ? code : undefined
}
