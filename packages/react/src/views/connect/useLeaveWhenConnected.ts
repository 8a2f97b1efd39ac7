'use client'
import { networkAtom } from '@latchkit/core/networks'
import { useEffect } from 'react'
import { useAtomValue } from '../../hooks/useAtomValue.js'
import { useRouter } from '../../hooks/useRouter.js'

/** Closes the modal once the wallet that a view waits for is connected, or shows that its network is unsupported. For views. */
export function useLeaveWhenConnected(isConnected: boolean): void {
  const { isSupported } = useAtomValue(networkAtom)
  const { close, reset } = useRouter()
  useEffect(() => {
    if (!isConnected) return
    if (isSupported) close()
    else reset('UnsupportedChain')
  }, [isConnected, isSupported, close, reset])
}
