'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLatchkit } from '../../../page/hooks/useLatchkit.js'
import { loadFrameActions } from './loadFrameActions.js'

/**
 * Whole seconds until the next email to an address can be requested, counting down to 0. `refresh` reads them after a
 * request. Loads nothing in a browser that never requested an email.
 */
export function useRetryAfter(email: string | undefined): { seconds: number; refresh: () => void } {
  const { client } = useLatchkit()
  const [seconds, setSeconds] = useState(0)
  const isWaiting = seconds > 0
  const hasAsked = useRef(false)
  const refresh = useCallback(() => {
    hasAsked.current = true
    loadFrameActions().then(
      ({ getRetryAfter }) => setSeconds(getRetryAfter(client, email)),
      () => {},
    )
  }, [client, email])
  useEffect(() => {
    const { config, platform, storage } = client
    const kept = platform.privateStorage?.() ?? storage
    if (hasAsked.current || kept.get(`${config.storageKey}.frame.lastEmailLoginTime`)) refresh()
  }, [client, refresh])
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(refresh, 1000)
    return () => clearInterval(timer)
  }, [isWaiting, refresh])
  return { seconds, refresh }
}
