import { redirect } from 'next/navigation'
import { getServerSession } from 'next-auth'
import { createAuthOptions } from '../../auth/createAuthOptions'
import { SessionCard } from '../../session/SessionCard'

export const dynamic = 'force-dynamic'

export default async function Page() {
  const session = await getServerSession(createAuthOptions())
  if (!session?.siwx)
    redirect(`/api/auth/signin?${new URLSearchParams({ error: 'SessionRequired', callbackUrl: '/session' })}`)
  return <SessionCard siwx={session.siwx} />
}
