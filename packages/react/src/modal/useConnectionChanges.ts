'use client'
import { accountAtom } from '@latchkit/core/connection'
import { networkAtom } from '@latchkit/core/networks'
import { useEffect, useRef } from 'react'
import { useAtomValue } from '../page/hooks/useAtomValue.js'
import { useLatchkit } from '../page/hooks/useLatchkit.js'
import { entryAtom, isOpenAtom, modalStateAtom } from '../page/router/atoms.js'
import { closeModal } from '../page/router/closeModal.js'
import { resetView } from './navigate.js'
import { registry, type ViewRole } from './registry.js'

const closesOnDisconnect: readonly ViewRole[] = [
  'closesOnDisconnect',
  'needsNetwork',
  'leavesNetwork',
  'closesOnNetwork',
]

/**
 * Moves on when a wallet, the app or another tab connected, disconnected or changed the network, and when a view is opened that
 * the network has nothing for.
 */
export function useConnectionChanges(embedded: boolean): void {
  const latchkit = useLatchkit()
  const { isConnected } = useAtomValue(accountAtom)
  const { isSupported, network } = useAtomValue(networkAtom)
  // With `allowUnsupportedNetwork` a network that is not listed is supported; then it has an account, but no views for tokens.
  const isListed = network !== undefined
  const isOpen = useAtomValue(isOpenAtom)
  const entry = useAtomValue(entryAtom)
  const before = useRef({ isConnected, isListed, isSupported })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view is a reason; what is shown by then is read.
  useEffect(() => {
    const previous = before.current
    before.current = { isConnected, isListed, isSupported }
    const { view } = latchkit.client.store.get(modalStateAtom)
    if (!view) return
    const leave = () =>
      embedded ? resetView(latchkit, isConnected ? 'Account' : 'Connect') : closeModal(latchkit)
    const { role }: { role: ViewRole } = registry[view]
    if (isConnected !== previous.isConnected) {
      if (isConnected && role === 'closesOnConnect')
        return isSupported ? leave() : resetView(latchkit, 'UnsupportedChain')
      if (!isConnected && closesOnDisconnect.includes(role)) return leave()
    }
    const needsNetwork =
      role === 'needsNetwork' || (role === 'leavesNetwork' && previous.isListed && !isSupported)
    if (isConnected && !isListed && needsNetwork && !(isSupported && view === 'Account'))
      return resetView(latchkit, isSupported ? 'Account' : 'UnsupportedChain')
    const isReached = (isListed && !previous.isListed) || (isSupported && !previous.isSupported)
    if (isReached && role === 'closesOnNetwork') leave()
  }, [latchkit, isConnected, isSupported, isListed, embedded, isOpen, entry])
}
