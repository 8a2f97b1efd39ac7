import type { Context } from 'hono'

/** One thing that is wrong with a request. */
export type Reason = { readonly name: string; readonly description: string }

/** `{ status: 'FAILED', reasons }`, as the calls of names have it. */
export function failed(
  context: Context,
  status: 400 | 404 | 405 | 413 | 415 | 429 | 500,
  reasons: readonly Reason[],
) {
  return context.json({ status: 'FAILED', reasons }, status, { 'cache-control': 'no-store' })
}
