'use client'
import { accountAtom } from '@latchkit/core/connection'
import { useContext, useEffect, useRef } from 'react'
import { EntryContext } from '../../modal/EntryContext.js'
import { useViewParameters } from '../../modal/hooks/useViewParameters.js'
import { useFeatures } from '../../page/hooks/useFeatures.js'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'
import type { UseSwapReturnType } from '../../page/hooks/useSwap.js'
import { useTranslate } from '../../page/hooks/useTranslate.js'
import { connectFirst } from '../../shared/connectFirst.js'
import { getFilledEntries } from '../../shared/filledEntries.js'
import { useBackOr } from '../../shared/hooks/useBackOr.js'
import { leaveUnavailable } from '../../shared/leaveUnavailable.js'
import { useToast } from '../../shared/toasts/useToast.js'
import { swapMessages } from './swapMessages.js'
import { toSwapText } from './toSwapText.js'

/**
 * Reads the initial data of a swap, and fills in the form with the arguments of the view. Connect comes first while
 * disconnected; leaves the view if swaps are off, or not available on the network.
 */
export function useSwapStart({ initialized, initialize, network, prices }: UseSwapReturnType): void {
  const latchkit = useLatchkit()
  const { client } = latchkit
  const given = useViewParameters('Swap')
  const { swaps } = useFeatures()
  const leave = useBackOr('Account')
  const toast = useToast()
  const t = useTranslate(swapMessages)
  const entry = useContext(EntryContext)
  const filled = getFilledEntries(latchkit)
  const latest = useRef({ t, toast })
  latest.current = { t, toast }
  const chainId = network?.caipNetworkId

  useEffect(() => {
    if (!swaps) return leaveUnavailable(latchkit, 'Swap')
    const isConnected = () => client.store.get(accountAtom).isConnected
    if (!isConnected()) return connectFirst(latchkit, { isConnected }, 'Swap', given)
    const isGiven = given !== undefined && entry !== undefined && !filled.has(entry)
    if (!chainId || (initialized && !isGiven)) return
    if (entry) filled.add(entry)
    let isLeft = false
    initialize(isGiven ? given : undefined).catch((error: unknown) => {
      client.logger.warn('A swap was not started', { error })
      if (isLeft) return
      const { key } = toSwapText(error)
      latest.current.toast.show({ variant: 'error', message: latest.current.t(key) })
      leave()
    })
    return () => {
      isLeft = true
    }
  }, [latchkit, client, swaps, given, entry, filled, chainId, initialized, initialize, leave])

  const { error } = prices
  useEffect(() => {
    if (!error) return
    const { key } = toSwapText(error)
    latest.current.toast.show({ variant: 'error', message: latest.current.t(key) })
  }, [error])
}
