'use client'
import { useSiwx } from '@latchkit/react'
import { useEffect } from 'react'

/** Goes on to where the person was heading, which must be a page of this site. */
export function ReturnWhenSignedIn({ callbackUrl }: { callbackUrl: string }) {
  const { status } = useSiwx()
  useEffect(() => {
    if (status !== 'authenticated') return
    const target = new URL(callbackUrl, location.origin)
    if (target.origin === location.origin) location.assign(target)
  }, [status, callbackUrl])
  return null
}
