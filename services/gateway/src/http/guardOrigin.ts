import { type Projects, refuseCaller } from '@latchkit/service-base'
import type { Context, MiddlewareHandler } from 'hono'

/**
 * Lets pages read the answers (CORS), and refuses callers that the project file does not list. Pages can read the
 * refusals, too, so that they can show the reason to their developer.
 */
export function guardOrigin(
  projects: Projects | undefined,
  options: {
    /** For `sendBeacon`, which sends its requests with credentials. The gateway does not read them. */
    readonly withCredentials?: boolean | undefined
  } = {},
): MiddlewareHandler {
  return async (context, next) => {
    const origin = context.req.header('origin')
    const named = projects !== undefined || options.withCredentials
    context.header('access-control-allow-origin', named && origin ? origin : '*')
    context.header('access-control-expose-headers', 'etag, retry-after')
    if (options.withCredentials) context.header('access-control-allow-credentials', 'true')
    if (named) context.header('vary', 'Origin')
    if (context.req.method === 'OPTIONS') return preflight(context)
    const reason = refuseCaller(projects, context.req.query('projectId'), origin)
    if (!reason) return next()
    const status = reason === 'Unauthorized: invalid key' ? 401 : 403
    return context.text(reason, status, { 'cache-control': 'no-store' })
  }
}

function preflight(context: Context) {
  return context.body(null, 204, {
    'access-control-allow-methods': 'GET, HEAD, POST',
    'access-control-allow-headers': 'content-type, if-none-match',
    'access-control-max-age': '86400',
  })
}
