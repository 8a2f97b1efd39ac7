'use client'
import { networkAtom } from '@latchkit/core/networks'
import { useCallback } from 'react'
import { useRouter } from '../../../modal/hooks/useRouter.js'
import { useLatchkit } from '../../../page/hooks/useLatchkit.js'

/** Closes the modal after the login, or opens `UnsupportedChain` on a network that the app does not list. */
export function useLeave(): () => void {
  const { client } = useLatchkit()
  const { close, reset } = useRouter()
  return useCallback(() => {
    if (client.store.get(networkAtom).isSupported) close()
    else reset('UnsupportedChain')
  }, [client, close, reset])
}
