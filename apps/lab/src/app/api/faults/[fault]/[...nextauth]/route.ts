import type { NextRequest } from 'next/server'
import NextAuth from 'next-auth'
import { faults } from '../../../../../auth/faults'

type Context = { params: Promise<{ fault: string; nextauth: string[] }> }

async function handle(request: NextRequest, context: Context): Promise<Response> {
  const { fault, nextauth } = await context.params
  const createOptions = Object.hasOwn(faults, fault) ? faults[fault] : undefined
  if (!createOptions) return new Response('Not found', { status: 404 })
  // next-auth itself answers `session` whatever happens, but a proxy in front of it may fail.
  if (fault === 'failing-session' && nextauth[0] === 'session')
    return Response.json({ message: 'Down' }, { status: 503 })
  return NextAuth(request, context, createOptions())
}

export { handle as GET, handle as POST }
