'use client'
import { SessionProvider, useSession } from 'next-auth/react'
import { SessionCard } from './SessionCard'

/** The same page by next-auth's own client, which leads to the sign-in page from the browser. */
export function ClientSession() {
  return (
    <SessionProvider>
      <RequiredSession />
    </SessionProvider>
  )
}

function RequiredSession() {
  const { status, data } = useSession({ required: true })
  if (status === 'loading' || !data.siwx) return <p>Looking for the session…</p>
  return <SessionCard siwx={data.siwx} />
}
