'use client'
import { getRetryAfter } from '@latchkit/core/secureframe'
import { useEffect, useState } from 'react'
import { useLatchkit } from '../../hooks/useLatchkit.js'

/** Whole seconds until the next mail may be requested, counting down to 0. `refresh` reads them after a request. */
export function useRetryAfter(): { seconds: number; refresh: () => void } {
  const { client } = useLatchkit()
  const [seconds, setSeconds] = useState(() => getRetryAfter(client))
  const isWaiting = seconds > 0
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => setSeconds(getRetryAfter(client)), 1000)
    return () => clearInterval(timer)
  }, [client, isWaiting])
  return { seconds, refresh: () => setSeconds(getRetryAfter(client)) }
}
