'use client'
import { accountAtom } from '@latchkit/core/connection'
import { networkAtom } from '@latchkit/core/networks'
import { useEffect, useRef } from 'react'
import { useClientValue } from '../hooks/useClientValue.js'
import { useInternals } from '../hooks/useInternals.js'
import { useLatchkit } from '../hooks/useLatchkit.js'
import { closeModal } from '../router/closeModal.js'
import { getEntry } from '../router/getEntry.js'
import { resetView } from '../router/resetView.js'
import { registry, type ViewRole } from './registry.js'

const closesOnDisconnect: readonly ViewRole[] = [
  'closesOnDisconnect',
  'needsNetwork',
  'leavesNetwork',
  'closesOnNetwork',
]

/** Moves on when a wallet, the app or another tab connected, disconnected or changed the network. */
export function useConnectionChanges(embedded: boolean): void {
  const latchkit = useLatchkit()
  const { router } = useInternals()
  const { isConnected } = useClientValue(accountAtom)
  const { isSupported } = useClientValue(networkAtom)
  const before = useRef({ isConnected, isSupported })
  useEffect(() => {
    const previous = before.current
    before.current = { isConnected, isSupported }
    const view = getEntry(router.get())?.view
    if (!view || !router.get().open) return
    const leave = () =>
      embedded ? resetView(latchkit, isConnected ? 'Account' : 'Connect') : closeModal(latchkit)
    const { role }: { role: ViewRole } = registry[view]
    if (isConnected !== previous.isConnected) {
      if (isConnected && role === 'closesOnConnect')
        return isSupported ? leave() : resetView(latchkit, 'UnsupportedChain')
      if (!isConnected && closesOnDisconnect.includes(role)) return leave()
    }
    const needsNetwork = role === 'needsNetwork' || (role === 'leavesNetwork' && previous.isSupported)
    if (isConnected && !isSupported && needsNetwork) return resetView(latchkit, 'UnsupportedChain')
    if (isSupported && !previous.isSupported && role === 'closesOnNetwork') leave()
  }, [latchkit, router, isConnected, isSupported, embedded])
}
