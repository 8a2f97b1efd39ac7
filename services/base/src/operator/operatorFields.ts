import { z } from 'zod'
import { ConfigError } from '../configError.js'

/** Settings of the operator's page that each service has: `ADMIN_PORT` and `ADMIN_TOKEN`. */
export const operatorFields = {
  adminPort: z
    .number()
    .int()
    .min(0)
    .max(65_535)
    .optional()
    .describe("port of the operator's page on 127.0.0.1, 0 for a free one; without it there is no page"),
  adminToken: z
    .string()
    .min(32, 'must have at least 32 characters')
    .optional()
    .describe('password of that page, at least 32 characters'),
}

/** Where the operator's page listens, and its password. */
export type OperatorAccess = { readonly port: number; readonly token: string }

/**
 * Reads the settings of the operator's page. Returns `undefined` without `ADMIN_PORT`.
 *
 * @throws ConfigError when the port has no token
 */
export function readOperatorAccess(settings: {
  readonly adminPort?: number | undefined
  readonly adminToken?: string | undefined
}): OperatorAccess | undefined {
  const { adminPort: port, adminToken: token } = settings
  if (port === undefined) return undefined
  if (token === undefined)
    throw new ConfigError('bad-config', 'ADMIN_TOKEN: must be set with ADMIN_PORT, to at least 32 characters')
  return { port, token }
}
