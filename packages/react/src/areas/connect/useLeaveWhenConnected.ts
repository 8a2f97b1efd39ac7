'use client'
import { networkAtom } from '@latchkit/core/networks'
import { useEffect } from 'react'
import { useRouter } from '../../modal/hooks/useRouter.js'
import { useAtomValue } from '../../page/hooks/useAtomValue.js'

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
