import type { NextRequest } from 'next/server'
import NextAuth from 'next-auth'
import { createSeveralAuthOptions } from '../../../../auth/createSeveralAuthOptions'

type Context = { params: Promise<{ nextauth: string[] }> }

async function handle(request: NextRequest, context: Context): Promise<Response> {
  return NextAuth(request, context, await createSeveralAuthOptions(request))
}

export { handle as GET, handle as POST }
