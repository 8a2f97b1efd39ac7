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
import type { ViewName } from '../router/types.js'

// Not ConnectingExternal: a wallet that comes back meanwhile must not take away the request of another one.
const connecting: readonly ViewName[] = ['Connect', 'AllWallets', 'GetWallet']
const connected: readonly ViewName[] = ['Account', 'ProfileWallets', 'SwitchActiveChain', 'UnsupportedChain']

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
    if (isConnected !== previous.isConnected) {
      if (isConnected && connecting.includes(view))
        return isSupported ? leave() : resetView(latchkit, 'UnsupportedChain')
      if (!isConnected && connected.includes(view)) return leave()
    }
    // The wallets stay where the app opens them on such a network: that one can change to another one there.
    const overtaken = view === 'Account' || (view === 'ProfileWallets' && previous.isSupported)
    if (isConnected && !isSupported && overtaken) return resetView(latchkit, 'UnsupportedChain')
    if (isSupported && !previous.isSupported && view === 'UnsupportedChain') leave()
  }, [latchkit, router, isConnected, isSupported, embedded])
}
