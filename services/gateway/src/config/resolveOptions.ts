import { GatewayError } from '../errors.js'
import { firstIssue } from './firstIssue.js'
import { optionsSchema, type ResolvedOptions } from './optionsSchema.js'

/** Checks the options and fills in what is left open. */
export function resolveOptions(
  options: unknown,
  nameOf: (path: string) => string = path => path,
): ResolvedOptions {
  const parsed = optionsSchema.safeParse(options)
  if (parsed.success) return parsed.data
  const path = parsed.error.issues[0]?.path.map(String) ?? []
  const depth = path[0] === 'limits' ? 2 : 1
  const name = nameOf(path.slice(0, depth).join('.'))
  throw new GatewayError('gateway/bad-config', `${name}: ${firstIssue(parsed.error, depth)}`)
}
