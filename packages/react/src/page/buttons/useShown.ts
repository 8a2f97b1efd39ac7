'use client'
import { importWithRetry } from '@latchkit/core/connection'
import { useEffect, useState } from 'react'
import { useLatchkit } from '../hooks/useLatchkit.js'
import { getReaders, type Holder, type Shown, shownKey } from '../query/readers.js'

/**
 * Balance, name and image of an account for a button, each observed while requested. Keeps the last known values. Does
 * not use `useQuery`: TanStack Query loads only once a button shows one of these.
 */
export function useShown(
  holder: Holder | undefined,
  balance: boolean | undefined,
  identity: boolean | undefined,
): Shown | undefined {
  const latchkit = useLatchkit()
  const key = holder && shownKey(holder)
  const [, render] = useState<unknown>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with the holder.
  useEffect(() => {
    if (!holder || !(balance || identity)) return
    const controller = new AbortController()
    importWithRetry(() => import('../../connected/followShown.js'))
      .then(({ followShown }) =>
        followShown(latchkit, holder, { balance, identity }, () => render({}), controller.signal),
      )
      .catch(() => {})
    return () => controller.abort()
  }, [latchkit, key, balance, identity])
  return key ? getReaders(latchkit).get(key)?.() : undefined
}
