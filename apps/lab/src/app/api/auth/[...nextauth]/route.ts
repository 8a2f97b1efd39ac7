import type { NextRequest } from 'next/server'
import NextAuth from 'next-auth'
import { createAuthOptions } from '../../../../auth/createAuthOptions'

type Context = { params: Promise<{ nextauth: string[] }> }

function handle(request: NextRequest, context: Context): Promise<Response> {
  return NextAuth(request, context, createAuthOptions())
}

export { handle as GET, handle as POST }
