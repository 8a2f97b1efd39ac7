'use client'
import { importWithRetry } from '@latchkit/core/connection'
import { useEffect, useState } from 'react'
import type { PendingCount } from '../../connected/followPending.js'
import { useLatchkit } from '../hooks/useLatchkit.js'

/** Pending transactions of an account on a network, followed while both are given. Their code loads then. */
export function usePending(address: string | undefined, chain: string | undefined): PendingCount {
  const latchkit = useLatchkit()
  const [pending, setPending] = useState<PendingCount>()
  useEffect(() => {
    if (!address || !chain) return
    const controller = new AbortController()
    importWithRetry(() => import('../../connected/followPending.js')).then(
      ({ followPending }) => followPending(latchkit, { address, chain }, setPending, controller.signal),
      (error: unknown) => latchkit.client.logger.warn('Pending transactions cannot be counted', { error }),
    )
    return () => {
      controller.abort()
      setPending(undefined)
    }
  }, [latchkit, address, chain])
  return pending
}
