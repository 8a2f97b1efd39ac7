'use client'
import type { Balance } from '@latchkit/core'
import { accountAtom } from '@latchkit/core/connection'
import { networkAtom } from '@latchkit/core/networks'
import { useCallback, useEffect, useMemo } from 'react'
import { balancesAtom, toBalanceKey, unreadBalance } from '../balances/atoms.js'
import type { LoadBalanceParameters } from '../balances/loadBalance.js'
import type { Latchkit } from '../latchkit/types.js'
import { importWithRetry } from '../modal/importWithRetry.js'
import { getStore } from '../provider/getStore.js'
import { useClientValue } from './useClientValue.js'
import { useLatchkit } from './useLatchkit.js'

/** When `useBalance` reads. */
export type UseBalanceParameters = {
  /** Reads nothing while false. Default: true. */
  enabled?: boolean | undefined
}

/** A balance, and how far reading it got. */
export type UseBalanceReturnType = {
  /** In the smallest unit. The last known one while a newer one is on its way. */
  readonly balance: Balance | undefined
  readonly status: 'idle' | 'pending' | 'success' | 'error'
  /** Reads it again, although the last answer may be fresh (30 s). */
  refetch(): Promise<void>
}

/**
 * What the connected account holds of the current network's own currency.
 *
 * @throws ProviderMissingError `react/provider-missing`
 *
 * @example
 * const { balance } = useBalance()
 */
export function useBalance({ enabled = true }: UseBalanceParameters = {}): UseBalanceReturnType {
  const latchkit = useLatchkit()
  const { address } = useClientValue(accountAtom)
  const { network } = useClientValue(networkAtom)
  const account = useMemo(
    () => (enabled && address && network ? { address, network } : undefined),
    [enabled, address, network],
  )
  const balances = useClientValue(balancesAtom)
  const state = account && (balances[toBalanceKey(account)] ?? unreadBalance)
  useEffect(() => {
    if (account) void load(latchkit, account)
  }, [latchkit, account])
  const refetch = useCallback(
    async () => account && load(latchkit, { ...account, force: true }),
    [latchkit, account],
  )
  return { balance: state?.balance, status: state?.status ?? 'idle', refetch }
}

/** Kept out of what a page loads first: most of them show no balance before the modal does. */
async function load(latchkit: Latchkit, parameters: LoadBalanceParameters): Promise<void> {
  const module = await importWithRetry(() => import('../balances/loadBalance.js')).catch(() => undefined)
  if (module) return module.loadBalance(latchkit, parameters)
  const key = toBalanceKey(parameters)
  getStore(latchkit).set(balancesAtom, all => ({
    ...all,
    [key]: { ...(all[key] ?? unreadBalance), status: 'error' },
  }))
}
