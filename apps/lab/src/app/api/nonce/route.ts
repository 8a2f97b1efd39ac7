import type { NextRequest } from 'next/server'
import { getNonces } from '../../../auth/nonces'

const longest = 5 * 60_000

/** Issues a nonce for one sign-in. `life` shortens how long it is good, in milliseconds. */
export function POST({ nextUrl }: NextRequest): Response {
  const wanted = Number(nextUrl.searchParams.get('life') ?? longest)
  const life = Math.min(Number.isFinite(wanted) ? Math.max(wanted, 0) : longest, longest)
  return new Response(getNonces().issue(life), {
    headers: { 'content-type': 'text/plain', 'cache-control': 'no-store' },
  })
}
