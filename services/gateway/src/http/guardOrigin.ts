import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import type { Projects } from '../config/readProjects.js'

/**
 * Lets pages read the answers, and refuses what the project file does not list. The refusals too can be read by
 * the page: it has to tell its developer which of the two it was.
 */
export function guardOrigin(projects: Projects | undefined): MiddlewareHandler {
  const readable = cors({
    origin: projects ? origin => origin || '*' : '*',
    allowMethods: ['GET', 'HEAD', 'POST'],
    allowHeaders: ['content-type', 'if-none-match'],
    exposeHeaders: ['etag', 'retry-after'],
    maxAge: 86_400,
  })
  return (context, next) =>
    readable(context, async () => {
      if (!projects) return next()
      context.header('vary', 'Origin', { append: true })
      const project = projects.get(context.req.query('projectId') ?? '')
      const origin = context.req.header('origin')
      if (!project) {
        context.res = refuse(context.res, 'Unauthorized: invalid key', 401)
      } else if (origin !== undefined && !project.allows(origin)) {
        context.res = refuse(context.res, 'Unauthorized: origin not allowed', 403)
      } else {
        await next()
      }
    })
}

function refuse(response: Response, text: string, status: number): Response {
  const headers = new Headers(response.headers)
  headers.set('content-type', 'text/plain; charset=utf-8')
  headers.set('cache-control', 'no-store')
  return new Response(text, { status, headers })
}
