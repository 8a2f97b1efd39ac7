'use client'
import { useEffect, useState } from 'react'

/** Whole seconds until a time in Unix milliseconds, 0 once it has passed; undefined without a time. */
export function useSecondsLeft(until: number | undefined): number | undefined {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (until === undefined) return
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [until])
  return until === undefined ? undefined : Math.max(0, Math.ceil((until - now) / 1000))
}
