import { type NextRequest, NextResponse } from 'next/server'
import { strictPolicy } from './services/strictPolicy'

export const config = { matcher: '/lab/strict' }

/** Gives the strict page its policy, with a separate nonce that Next puts on its scripts. */
export function proxy(request: NextRequest) {
  const nonce = btoa(crypto.randomUUID())
  const policy = strictPolicy(nonce)
  const headers = new Headers(request.headers)
  headers.set('content-security-policy', policy)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('content-security-policy', policy)
  return response
}
