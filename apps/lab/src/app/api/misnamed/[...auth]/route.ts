import type { NextRequest } from 'next/server'
import NextAuth from 'next-auth'
import { createAuthOptions } from '../../../../auth/createAuthOptions'

/** next-auth in a folder of the wrong name, so that it does not get the action of a request. */
export function GET(
  request: NextRequest,
  context: { params: Promise<{ auth: string[] }> },
): Promise<Response> {
  return NextAuth(createAuthOptions())(request, context)
}
