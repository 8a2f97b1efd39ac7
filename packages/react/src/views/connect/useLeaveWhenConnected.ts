'use client'
import { networkAtom } from '@latchkit/core/networks'
import { useEffect } from 'react'
import { useClientValue } from '../../hooks/useClientValue.js'
import { useRouter } from '../../hooks/useRouter.js'

/** Closes the modal once the wallet that a view waits for is connected, or tells of its unsupported network. For views. */
export function useLeaveWhenConnected(isConnected: boolean): void {
  const { isSupported } = useClientValue(networkAtom)
  const { close, reset } = useRouter()
  useEffect(() => {
    if (!isConnected) return
    if (isSupported) close()
    else reset('UnsupportedChain')
  }, [isConnected, isSupported, close, reset])
}
