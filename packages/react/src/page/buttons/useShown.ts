'use client'
import { importWithRetry } from '@latchkit/core/connection'
import { useEffect, useState } from 'react'
import { useLatchkit } from '../hooks/useLatchkit.js'
import { getReaders, type Holder, type Shown, shownKey } from '../query/readers.js'

/**
 * What a button shows of an account: its balance, its name and its image, each followed while it is asked for. What was known
 * stays. `useLazyQuery` is not used here: most pages load buttons that show nothing of the kind.
 */
export function useShown(
  holder: Holder | undefined,
  balance: boolean | undefined,
  identity: boolean | undefined,
): Shown | undefined {
  const latchkit = useLatchkit()
  const key = holder && shownKey(holder)
  const [, render] = useState<unknown>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the holder.
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
  return key ? (getReaders(latchkit).get(key)?.() as Shown | undefined) : undefined
}
