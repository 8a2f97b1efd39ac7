import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { z } from 'zod'
import type { Image } from './image.js'

/** A single fault of a request. */
export type Reason = { readonly name: string; readonly description: string }

/** Answers `{ status: 'FAILED', reasons }`. */
export function failed(
  context: Context,
  status: 400 | 404 | 405 | 409 | 413 | 415 | 429 | 451 | 500 | 501 | 502 | 503,
  reasons: readonly Reason[],
) {
  return context.json({ status: 'FAILED', reasons }, status, { 'cache-control': 'no-store' })
}

/** Whether the caller left before its upload was complete. The resulting failure is not a fault of this service. */
export function isBrokenOff(context: Context): boolean {
  const { incoming }: HttpBindings = context.env
  return incoming.destroyed && !incoming.complete
}

/** Reads the query parameters of `schema`. Ignores others, and treats an empty parameter as absent. */
export function readQuery<schema extends z.ZodObject>(
  schema: schema,
  search: URLSearchParams,
): { readonly query: z.output<schema> } | { readonly reasons: readonly Reason[] } {
  const values: { [name: string]: string } = {}
  const twice: Reason[] = []
  for (const name of Object.keys(schema.shape)) {
    const given = search.getAll(name)
    if (given.length > 1) twice.push({ name, description: `${name}: must be given once` })
    if (given[0]?.trim()) values[name] = given[0]
  }
  const parsed = schema.safeParse(values)
  if (parsed.success && twice.length === 0) return { query: parsed.data }
  const wrong = parsed.success
    ? []
    : parsed.error.issues.map(({ path, message }) => {
        const name = String(path[0])
        return { name, description: `${name}: ${message}` }
      })
  return { reasons: [...twice, ...wrong] }
}

/** Returns whether `If-None-Match` names the entity tag (RFC 9110 §13.1.2: weak comparison). */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (!header) return false
  const bare = etag.replace(/^W\//, '')
  return header.split(',').some(part => ['*', bare].includes(part.trim().replace(/^W\//, '')))
}

/** Sends an image that every page may show, and that can do nothing when it is opened alone. */
export function sendImage(context: Context, image: Image, cacheControl: string) {
  const headers = {
    etag: image.etag,
    'cache-control': cacheControl,
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    // An SVG opened as a document has this origin: the policy lets it draw, and nothing else.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  }
  return matchesEtag(context.req.header('if-none-match'), image.etag)
    ? context.body(null, 304, headers)
    : context.body(image.body, 200, { ...headers, 'content-type': image.type })
}
