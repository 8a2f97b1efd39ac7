'use client'
import { importWithRetry } from '@latchkit/core/connection'
import { useEffect, useState } from 'react'
import { useLatchkit } from '../hooks/useLatchkit.js'
import type { Latchkit } from '../latchkit/types.js'
import { getReaders, type Holder } from '../query/readers.js'

/**
 * What a button shows of a query: what `getReaders` has of the holder, which is asked for while `isAsked`. `useLazyQuery` is
 * not used here: most pages load buttons that show nothing of the kind.
 */
export function useFollowed<data>(
  holder: Holder | false | undefined,
  keyOf: (holder: Holder) => string,
  isAsked: boolean,
  follow: (holder: Holder, latchkit: Latchkit, onChange: () => void, signal: AbortSignal) => Promise<void>,
): data | undefined {
  const latchkit = useLatchkit()
  const key = holder && keyOf(holder)
  const [, render] = useState<unknown>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the holder.
  useEffect(() => {
    if (!holder || !isAsked) return
    const controller = new AbortController()
    importWithRetry(() => follow(holder, latchkit, () => render({}), controller.signal)).catch(() => {})
    return () => controller.abort()
  }, [latchkit, key, isAsked])
  return key ? (getReaders(latchkit).get(key)?.() as data | undefined) : undefined
}
