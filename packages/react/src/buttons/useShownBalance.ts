'use client'
import type { Balance, Network } from '@latchkit/core'
import { importWithRetry } from '@latchkit/core/connection'
import { useEffect, useState } from 'react'
import { useLatchkit } from '../hooks/useLatchkit.js'
import { balanceKey, getReaders } from '../query/readers.js'

/**
 * The balance that a button shows. `useBalance` is not used here: most pages load a button that shows no balance, and
 * what follows a query is loaded with TanStack Query.
 */
export function useShownBalance(
  isShown: boolean,
  address: string | undefined,
  network: Network | undefined,
): Balance | undefined {
  const latchkit = useLatchkit()
  const key = isShown && address && network && balanceKey(address, network)
  const [, render] = useState<unknown>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the account and the network.
  useEffect(() => {
    if (!key) return
    const controller = new AbortController()
    importWithRetry(() => import('../query/observers.js')).then(
      ({ followBalance }) =>
        followBalance(latchkit, { address, network }, () => render({}), controller.signal),
      () => {},
    )
    return () => controller.abort()
  }, [latchkit, key])
  return key ? (getReaders(latchkit).get(key)?.() as Balance | undefined) : undefined
}
