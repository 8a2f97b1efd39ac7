'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLatchkit } from '../../../page/hooks/useLatchkit.js'
import { loadFrameActions } from './loadFrameActions.js'

/**
 * Whole seconds until the next mail to an address may be requested, counting down to 0. `refresh` reads them after a
 * request. Nothing is loaded in a browser that never requested one.
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
