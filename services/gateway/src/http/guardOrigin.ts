import type { Context, MiddlewareHandler } from 'hono'
import type { Projects } from '../config/readProjects.js'

/**
 * Lets pages read the answers, and refuses what the project file does not list. The refusals too can be read by
 * the page: it has to tell its developer which of the two it was.
 */
export function guardOrigin(
  projects: Projects | undefined,
  options: {
    /** For `sendBeacon`, which asks with credentials whether there are any or not. Nothing here reads them. */
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
    if (!projects) return next()
    const project = projects.get(context.req.query('projectId') ?? '')
    if (!project) return refuse(context, 'Unauthorized: invalid key', 401)
    if (origin !== undefined && !project.allows(origin)) {
      return refuse(context, 'Unauthorized: origin not allowed', 403)
    }
    await next()
  }
}

function preflight(context: Context) {
  return context.body(null, 204, {
    'access-control-allow-methods': 'GET, HEAD, POST',
    'access-control-allow-headers': 'content-type, if-none-match',
    'access-control-max-age': '86400',
  })
}

function refuse(context: Context, text: string, status: 401 | 403) {
  return context.text(text, status, { 'cache-control': 'no-store' })
}
