'use client'
import type { Purchase } from '@latchkit/core/onramp'
import { useEffect, useRef, useState } from 'react'
import type { UseOnrampReturnType } from '../../page/hooks/useOnramp.js'

/** Polling interval in milliseconds. */
const interval = 3000

/**
 * Polls the status of a purchase, also immediately when the user returns to the page, until it has ended or the view is
 * left. Returns whether the last request failed.
 */
export function useFollowPurchase(
  status: Purchase['status'] | undefined,
  check: UseOnrampReturnType['check'],
): boolean {
  const [isFailing, setFailing] = useState(false)
  const asks = useRef(check)
  asks.current = check
  useEffect(() => {
    if (status !== 'pending') return
    const controller = new AbortController()
    const { signal } = controller
    let isAsking = false
    const ask = async () => {
      if (isAsking) return
      isAsking = true
      try {
        await asks.current(signal)
        if (!signal.aborted) setFailing(false)
      } catch {
        // Core has logged the error.
        if (!signal.aborted) setFailing(true)
      }
      isAsking = false
    }
    void ask()
    const timer = setInterval(ask, interval)
    window.addEventListener('focus', ask)
    return () => {
      controller.abort()
      clearInterval(timer)
      window.removeEventListener('focus', ask)
    }
  }, [status])
  return isFailing
}
